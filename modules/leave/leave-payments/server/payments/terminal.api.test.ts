import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { balances, post } from '@talaan/ledger/server/public.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { addPaymentPaper, checkPaymentPaper, fileTerminal, printPayment, readPayment, readPaymentPaper } from '../../contract/payments.ts';

const NAMES = ['employee', 'hr', 'budget', 'president', 'clerk'] as const;
type Who = (typeof NAMES)[number];

let app: TestApp;
let callers: Record<Who, Caller>;
let retired: number;

before(async () => {
  app = await startTestApp();
  callers = Object.fromEntries(await Promise.all(NAMES.map(async (who) => [who, await app.as(who)] as const))) as typeof callers;
  retired = (await app.server.pool.query<{ id: number }>(RETIRED)).rows[0]!.id;
  const lines = [
    { book: VL, amount: 120_500, on: '2026-01-01' },
    { book: SL, amount: 98_250, on: '2026-01-01' },
  ];
  await app.server.db.transaction().execute((db) =>
    post(
      { db, now: app.server.clock.now(), actor: { accountId: 1 } as Actor },
      {
        kind: 'BROUGHT_FORWARD',
        personnelId: retired,
        cause: 'opening',
        key: `terminal-test:${retired}`,
        period: '2026-01',
        particulars: 'Brought forward',
        lines,
      },
    ),
  );
});
after(() => app.close());

/** Retired on 31 October 2026 with one line of clearance, paid 42,178. */
const RETIRED = `
  with one as (insert into personnel.person (idno, surname, first_name, sex) values ('TL-1', 'Salonga', 'Pia', 'Female') returning id),
  appointed as (
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select c.id, a.office_id, a.position_id, a.status_code, '[1990-01-01,2026-11-01)' from one c
    join personnel.appointment a on a.personnel_id = ${people.accountingClerk.id} and a.during @> date '2026-11-20'),
  paid as (
    insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
    select id, 15, 1, 4217800, 'appointment', '[1990-01-01,2026-11-01)' from one),
  left_service as (
    insert into personnel.separation (personnel_id, last_day, cause_code) select id, '2026-10-31', 'RETC' from one returning id),
  cleared as (
    insert into personnel.clearance (separation_id, kind_id) select s.id, (select min(id) from reference.clearance_kind) from left_service s)
  select id from one`;

async function step(who: Who, id: number, action: string, remarks = ''): Promise<{ status: number; message: string }> {
  const { request } = (await callers[who].call(readTimeline, { params: { id } })).body;
  const { status, body } = await callers[who].call(takeStep, { params: { id }, body: { action, remarks, seen: request?.seen ?? 0 } });
  return { status, message: body.message };
}

async function stateOf(book: typeof VL): Promise<[balance: number, held: number]> {
  const [row] = await balances(app.server.db, { people: [retired], books: [book], on: '2026-11-20', today: '2026-11-20' });
  return [row!.balance, row!.held];
}

test('T1: terminal leave of 218.750 days at 42,178 from the claim with its papers to 444,646.93', async () => {
  assert.equal((await callers.clerk.call(fileTerminal, { body: { personnel_id: retired } })).status, 404);
  const own = await callers.employee.call(fileTerminal, { body: {} });
  assert.equal(own.status, 422);
  assert.match(JSON.stringify(own.body), /No separation is on record/);
  const filed = await callers.hr.call(fileTerminal, { body: { personnel_id: retired } });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  assert.equal((await callers.hr.call(fileTerminal, { body: { personnel_id: retired } })).status, 422, 'once after a separation');

  const read = async () => (await callers.hr.call(readPayment, { params: { id } })).body.payment;
  const { papers, uncleared, today, may_check } = await read();
  assert.ok(papers.some(({ name }) => name === 'Retirement letter'));
  assert.deepEqual([today?.value, may_check, uncleared?.length], [44_464_693, true, 1]);
  assert.match((await step('hr', id, 'certify')).message, /not checked or lacking: Statement of assets/);

  const pdf = { file: { name: 'saln.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } };
  const attachment_path = (await callers.hr.call(uploadDocument, pdf)).body.path;
  assert.equal((await callers.hr.call(addPaymentPaper, { params: { id, no: 1 }, body: { attachment_path } })).status, 200);
  assert.equal((await callers.hr.call(readPaymentPaper, { params: { id, no: 1 } })).status, 200);
  assert.equal((await callers.employee.call(readPaymentPaper, { params: { id, no: 1 } })).status, 404);
  for (const { no } of papers)
    assert.equal((await callers.hr.call(checkPaymentPaper, { params: { id, no }, body: { verdict: 'OK' } })).status, 200);
  assert.match((await step('hr', id, 'certify')).message, /The clearance is open/);
  await app.server.pool.query(
    `update personnel.clearance set cleared_on = '2026-11-10', cleared_by = 'Supply Office' where separation_id = (
       select id from personnel.separation where personnel_id = $1)`,
    [retired],
  );

  assert.equal((await step('hr', id, 'certify')).status, 200);
  assert.deepEqual(
    [await stateOf(VL), await stateOf(SL)],
    [
      [120_500, 120_500],
      [98_250, 98_250],
    ],
  );
  assert.equal((await step('budget', id, 'return', 'The salary is not that of the last notice')).status, 200);
  assert.deepEqual(await stateOf(VL), [120_500, 0]);
  assert.equal((await step('hr', id, 'certify')).status, 200);
  assert.equal((await step('budget', id, 'certifyFunds', 'Pension and gratuity fund')).status, 200);
  assert.equal((await step('president', id, 'approve')).status, 200);
  assert.deepEqual(
    [await stateOf(VL), await stateOf(SL)],
    [
      [0, 0],
      [0, 0],
    ],
  );
  const printed = await callers.budget.call(printPayment, { params: { id } });
  const text = (await readPdfText(printed.bytes)).replaceAll(/\s+/g, ' ');
  assert.match(text, /COMPUTATION OF TERMINAL LEAVE/);
  assert.match(text, /PHP 42,178\.00 × 218\.750 days × 0\.0481927 = PHP 444,646\.93/);
  assert.equal((await read()).value, 44_464_693);
  assert.equal((await callers.hr.call(checkPaymentPaper, { params: { id, no: 1 }, body: { verdict: 'LACKING' } })).status, 409);
});
