import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { addAllowance, endAllowance, listPaidPeople, readPaidPerson, setHold, setProfile } from '../contract/people.ts';
import { computeRun, listPayslips, listRuns, readRun } from '../contract/runs.ts';
import { openAccounts } from './people/seal-accounts.ts';

const ACCOUNT = '1234-5678-90';
const PROFILE = {
  fund_code: '05',
  bank: 'Land Bank of the Philippines',
  account: ACCOUNT,
  job_tax: null,
  job_kind: null,
  declared_on: null,
};

let app: TestApp;
let officer: Caller;
let person: number;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
  const { rows } = await app.owner.query<{ id: number }>(
    "select personnel_id as id from identity.account_view where email = 'employee@talaan.example'",
  );
  person = rows[0]!.id;
});
after(() => app.close());

async function read(caller = officer) {
  const { status, body } = await caller.call(readPaidPerson, { params: { id: person } });
  assert.equal(status, 200);
  return body.person;
}

test('an account number is kept sealed: answers, audit trail and table have its last four digits alone', async () => {
  assert.equal((await officer.call(setProfile, { params: { id: person }, body: PROFILE })).status, 200);
  const found = await read();
  assert.deepEqual([found.fund_code, found.account_ends], ['05', '7890']);
  assert.equal(JSON.stringify(found).includes('5678-90'), false);
  const { rows } = await app.owner.query<{ text: string }>(
    "select coalesce(string_agg(after::text, ' '), '') as text from kernel.audit_event where subject = $1",
    [`payroll.profile:${person}`],
  );
  assert.match(rows[0]!.text, /"account_ends": "7890"/);
  assert.equal(rows[0]!.text.includes('5678'), false);
  const opened = await withOpenRecords(app.server.db, [person], (open) => openAccounts(app.server, open, [person]));
  assert.deepEqual(opened.get(person), { bank: PROFILE.bank, account: ACCOUNT });
});

test('a sealed account opens for its own person alone', async () => {
  await app.owner.query('begin');
  await app.owner.query("select set_config('talaan.opened', '*', true)");
  const { rows } = await app.owner.query<{ id: number }>(
    `insert into payroll.profile (personnel_id, bank, account_sealed, account_ends)
     select p.id, 'Bank', f.account_sealed, f.account_ends from payroll.profile f cross join lateral (
       select id from personnel.person_view where id <> f.personnel_id order by id limit 1) p where f.personnel_id = $1
     on conflict (personnel_id) do update set account_sealed = excluded.account_sealed, account_ends = excluded.account_ends returning personnel_id as id`,
    [person],
  );
  await app.owner.query('commit');
  const other = rows[0]!.id;
  await assert.rejects(withOpenRecords(app.server.db, [other], (open) => openAccounts(app.server, open, [other])));
});

test('without a new number the account stays, and a slip is refused on its field', async () => {
  await officer.call(setProfile, { params: { id: person }, body: { ...PROFILE, account: null, bank: 'DBP' } });
  const found = await read();
  assert.deepEqual([found.bank, found.account_ends], ['DBP', '7890']);
  const slip = await officer.call(setProfile, { params: { id: person }, body: { ...PROFILE, account: '12 AB 34' } });
  assert.equal(slip.status, 422);
});

test('an allowance is granted once for the same days, and ended', async () => {
  const body = { code: 'HAZARD', monthly: 250_000, by_days: false, authority: 'Board Resolution 12', from: '2026-11-01', to: null };
  assert.equal((await officer.call(addAllowance, { params: { id: person }, body })).status, 200);
  const twice = await officer.call(addAllowance, { params: { id: person }, body: { ...body, from: '2026-11-15' } });
  assert.equal(twice.status, 422);
  const basic = await officer.call(addAllowance, { params: { id: person }, body: { ...body, code: 'BASIC' } });
  assert.equal(basic.status, 422, 'no allowance of the catalogue');
  const [given] = (await read()).allowances;
  const early = await officer.call(endAllowance, { params: { id: person, allowance: given!.id }, body: { to: '2026-10-31' } });
  assert.equal(early.status, 422);
  assert.equal(
    (await officer.call(endAllowance, { params: { id: person, allowance: given!.id }, body: { to: '2026-11-30' } })).status,
    200,
  );
  assert.equal((await read()).allowances[0]!.to, '2026-11-30');
});

test('a lasting hold is in the next computed payroll, until it is let go', async () => {
  const short = await officer.call(setHold, { params: { id: person }, body: { because: 'No' } });
  assert.equal(short.status, 422);
  await officer.call(setHold, { params: { id: person }, body: { because: 'Clearance is not complete yet' } });
  const { body } = await officer.call(listRuns, { query: { state: ['COMPUTED'] } });
  const run = body.runs[0]!.id;
  const { body: started } = await officer.call(computeRun, { params: { id: run } });
  assert.equal((await app.finishJob(officer, started.job.id)).state, 'done');
  assert.equal((await officer.call(readRun, { params: { id: run } })).body.run.held, 1);
  const { body: held } = await officer.call(listPayslips, { params: { id: run }, query: { held: 1 } });
  assert.deepEqual(
    held.payslips.map((one) => [one.personnel_id, one.held_because]),
    [[person, 'Clearance is not complete yet']],
  );
  await officer.call(setHold, { params: { id: person }, body: { because: '' } });
  assert.equal((await read()).held_because, '');
});

test('the auditor reads how people are paid and changes nothing; HR, administrators and the person’s head see none of it', async () => {
  const auditor = await app.as('auditor');
  assert.equal((await read(auditor)).account_ends, '7890');
  assert.equal((await auditor.call(listPaidPeople, { query: { lacks: 'account' } })).body.total > 0, true);
  assert.equal((await auditor.call(setProfile, { params: { id: person }, body: PROFILE })).status, 403);
  for (const who of ['hr', 'admin', 'head', 'employee', 'cashier'] as const) {
    const caller = await app.as(who);
    assert.equal((await caller.call(readPaidPerson, { params: { id: person } })).status, 403, who);
    assert.equal((await caller.call(listPaidPeople, { query: {} })).status, 403, who);
  }
});
