import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { splitDepartment } from '@talaan/organization/contract/split.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import * as contract from '../contract.ts';

let app: TestApp;
let hr: Caller;
let budget: Caller;
/** The fund source of job orders of 2026, with room for all that is contracted here. */
let fund: number;
before(async () => {
  app = await startTestApp();
  const { rows } = await sql<{ id: number }>`
    update fund_sources.source set name = 'Income 164', allotment = 1000000000 where name = 'Job orders, instruction' returning id`.execute(
    app.server.db,
  );
  fund = rows[0]!.id;
  hr = await app.as('hr');
  budget = await app.as('budget');
});
after(() => app.close());

async function drafted(more: Partial<Parameters<typeof terms>[0]> = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into personnel.person (idno, surname, first_name, middle_name, sex, birth_date, civil_status_id)
    select 'T-' || gen_random_uuid(), 'Bagong', 'Tao', 'Dizon', 'Female', '1999-01-01', id from reference.civil_status where name = 'Single' returning id`.execute(
    app.server.db,
  );
  const answer = await hr.call(contract.addContract, { body: { ...(await terms(more)), personnel_id: rows[0]!.id, number: '' } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}

async function terms(more: { kind?: 'JO' | 'COS'; second_signatory?: string; duties?: string }) {
  const { rows } = await sql<{ id: number }>`select id from organization.position where name = 'Administrative Aide III'`.execute(
    app.server.db,
  );
  return {
    office_id: offices.accounting.id,
    position_id: rows[0]!.id,
    kind: 'JO' as const,
    role: 'Encoder',
    rate_kind: 'daily' as const,
    rate: 70000,
    premium: 20,
    fund_source: '',
    fund_source_id: fund,
    duties: 'Encodes vouchers.\nFiles their copies.',
    first_signatory: 'The University President',
    second_signatory: '',
    allows_unpaid_absence: true,
    wellness_days: 3,
    from: '2026-12-01',
    to: '2026-12-31',
    ...more,
  };
}

type Action = 'submit' | 'certify' | 'sign' | 'terminate' | 'return' | 'cancel';
async function step(id: number, action: Action, more = {}, who = hr): Promise<void> {
  const { status, body } = await who.call(contract.stepContracts, { body: { ids: [id], action, ...more } });
  assert.equal(status, 200, JSON.stringify(body));
}

async function certified(more: Parameters<typeof drafted>[0] = {}): Promise<number> {
  const id = await drafted(more);
  await step(id, 'submit');
  await step(id, 'certify', {}, budget);
  return id;
}

const codeOf = async (id: number) => (await hr.call(contract.readContract, { params: { id } })).body.contract.code;

async function print(id: number, who = hr): Promise<{ bytes: Uint8Array; text: string }> {
  const { status, bytes } = await who.call(contract.printContract, { params: { id } });
  assert.equal(status, 200);
  return { bytes, text: (await readPdfText(bytes)).replaceAll(/\s+/g, ' ') };
}

async function verified(code: string) {
  const guest = await app.as('nobody');
  return (await guest.call(verifyPaper, { params: { code } })).body.paper!;
}

test('a contract is a draft until its funds are certified, then the paper that both sides sign, which stands once it is signed', async () => {
  const id = await drafted({ second_signatory: 'Rosa Lim, Campus Director' });
  const draft = await print(id);
  keepPaper('contract-draft.pdf', draft.bytes);
  assert.match(draft.text, /JOB ORDER No\. JO-2026-\d{4}/);
  assert.match(draft.text, /Draft: not issued/);
  await step(id, 'submit');
  assert.match((await print(id, budget)).text, /Draft: not issued/);
  await step(id, 'certify', {}, budget);

  const code = await codeOf(id);
  const paper = await print(id);
  keepPaper('contract.pdf', paper.bytes);
  assert.doesNotMatch(paper.text, /Draft/i);
  for (const said of [
    /Control no\. JO-2026-\d{4}/,
    /represented by [A-Z. -]+, University President/,
    /TAO D\. BAGONG, single, who lives at/,
    /Administrative Aide III, SG 3/,
    /1 Dec 2026 to 31 Dec 2026/,
    /PHP 840\.00 a day \(Eight Hundred Forty Pesos\)/,
    /20 percent, over PHP 700\.00 a day/,
    /Encodes vouchers\. Files their copies\./,
    /No employer and employee relation arises/,
    /may be absent without pay/,
    /wellness leave of 3 days/,
    /Recommended by: Rosa Lim, Campus Director/,
    /funds are available for this job order from Income 164\..* Certified on 20 Nov 2026\./,
  ])
    assert.match(paper.text, said);
  const { rows } = await sql<{ name: string }>`
    select upper(p.first_name || ' ' || left(p.middle_name, 1) || '. ' || p.surname) as name from identity.account a
    join personnel.person p on p.id = a.personnel_id where a.email = 'budget@talaan.example'`.execute(app.server.db);
  assert.ok(paper.text.includes(rows[0]!.name), 'who certified the funds is on it');
  assert.deepEqual((await print(id, budget)).bytes, paper.bytes, 'the same paper again');

  assert.equal((await verified(code!)).state, 'not_released');
  await step(id, 'sign');
  const { state, title } = await verified(code!);
  assert.deepEqual(
    [state, title],
    ['stands', `Job order ${(await hr.call(contract.readContract, { params: { id } })).body.contract.number}`],
  );
  assert.deepEqual((await print(id)).bytes, paper.bytes);
});

test('a contract that is returned loses its paper, and gets another, under the next number, when funds are certified again', async () => {
  const id = await certified({ kind: 'COS' });
  const first = (await codeOf(id))!;
  await step(id, 'return', { remarks: 'A wrong rate' });
  assert.equal(await codeOf(id), null);
  assert.match((await print(id)).text, /Draft: not issued/);
  const withdrawn = await verified(first);
  assert.deepEqual([withdrawn.state, withdrawn.withdrawn_because], ['withdrawn', 'The contract was returned before it was signed.']);
  await step(id, 'submit');
  await step(id, 'certify', {}, budget);
  const { text } = await print(id);
  assert.match(text, /CONTRACT OF SERVICE No\. COS-2026-\d{4}/);
  assert.match(text, /Control no\. COS-2026-\d{4}\/2/);
  const second = (await codeOf(id))!;
  await step(id, 'cancel', { remarks: 'Found another job' });
  assert.equal(await codeOf(id), null);
  assert.equal((await verified(second)).withdrawn_because, 'The contract was voided before it was signed.');
});

test('the paper of a terminated contract is withdrawn, without the reason, and is still read', async () => {
  const id = await certified();
  await step(id, 'sign');
  const code = (await codeOf(id))!;
  const before = await print(id);
  await step(id, 'terminate', { remarks: 'Was absent without notice', last_day: '2026-12-10' });
  const { state, withdrawn_because } = await verified(code);
  assert.deepEqual([state, withdrawn_because], ['withdrawn', 'The contract was terminated. Its last day of service is 10 Dec 2026.']);
  assert.deepEqual((await print(id)).bytes, before.bytes);
});

test('a contract of an earlier time is issued by HR, once, with who certified its funds; with the address of the data sheet, and the opening is noted', async () => {
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    select k.id, k.personnel_id from contracts.contract k
    where k.state = 'ACTIVE' and k.code is null order by k.id limit 1`.execute(app.server.db);
  const { id, personnel_id } = rows[0]!;
  const issue = (of: number, who: Caller) => who.call(contract.issueContract, { params: { id: of } });
  assert.match((await print(id)).text, /Draft: not issued/);
  assert.equal((await issue(id, budget)).status, 403);
  assert.equal((await issue(id, hr)).status, 200);
  assert.equal((await issue(id, hr)).status, 409);
  assert.equal((await issue(await drafted(), hr)).status, 409, 'its funds are not certified');
  assert.equal((await issue(999_999, hr)).status, 404);
  const { text } = await print(id);
  assert.match(text, /who lives at \d+ [^,]+, [^,]+, [^,]+, [^,]+, hereafter/);
  assert.match(text, /Certified on \d+ \w+ 2026/);
  const { rows: openings } = await sql`
    select from kernel.record_opening where personnel_id = ${personnel_id} and what = 'Contract'`.execute(app.server.db);
  assert.ok(openings.length > 0);
});

test('a contract that waits for its signatures and goes to another office gets another paper', async () => {
  const id = await certified();
  const code = (await codeOf(id))!;
  const { office_id } = await terms({});
  const { status, body } = await hr.call(splitDepartment, {
    params: { id: office_id },
    body: {
      from: '2026-12-01',
      authority: 'BOR Resolution 7, s. 2026',
      parts: [{ fullname: 'Disbursement Unit', acronym: 'DISB', takes: { contracts: [String(id)] } }],
    },
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal((await verified(code)).state, 'withdrawn');
  const { text } = await print(id);
  assert.match(text, /Office · Disbursement Unit/);
  assert.match(text, /Certified on 20 Nov 2026/);
});

test('those who read a contract print it, others do not', async () => {
  const id = await certified();
  for (const who of ['head', 'employee', 'president'])
    assert.equal((await (await app.as(who)).call(contract.printContract, { params: { id } })).status, 403, who);
  assert.equal((await hr.call(contract.printContract, { params: { id: 999_999 } })).status, 404);
});

function keepPaper(name: string, bytes: Uint8Array): void {
  if (process.env.SCREENSHOTS) writeFileSync(join(process.env.SCREENSHOTS, name), bytes);
}
