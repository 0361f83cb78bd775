import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { z } from 'zod';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { balances, post } from '@talaan/ledger/server/public.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import {
  exportPayments,
  fileMonetization,
  listPayments,
  printPayment,
  readEstimate,
  readLetter,
  readMyEstimate,
  readPayment,
} from '../../contract/payments.ts';

const NAMES = ['employee', 'hr', 'budget', 'president', 'head', 'clerk'] as const;
type Who = (typeof NAMES)[number];

let app: TestApp;
let callers: Record<Who, Caller>;
let employee: number;

before(async () => {
  app = await startTestApp();
  employee = (await app.server.pool.query<{ id: number }>(NEWCOMER)).rows[0]!.id;
  await app.server.pool.query(`update identity.account set personnel_id = $1 where email = 'employee@talaan.example'`, [employee]);
  callers = Object.fromEntries(await Promise.all(NAMES.map(async (who) => [who, await app.as(who)] as const))) as typeof callers;
});
after(() => app.close());

/** A colleague of the employee, whose highest salary was received long ago: it counts, whenever it was. */
const NEWCOMER = `
  with colleague as (insert into personnel.person (idno, surname, first_name, sex) values ('LP-1', 'Reyes', 'Ana', 'Female') returning id),
  appointed as (
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select c.id, a.office_id, a.position_id, a.status_code, '[1990-01-01,)' from colleague c
    join personnel.appointment a on a.personnel_id = ${people.accountingClerk.id} and a.during @> date '2026-11-20'),
  paid as (
    insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
    select c.id, s.grade, 1, s.amount, 'appointment', s.during::daterange from colleague c,
      (values (15, 4217800, '[1990-01-01,1991-01-01)'), (11, 3170500, '[1991-01-01,)')) s (grade, amount, during))
  select id from colleague`;

const system = { accountId: 1 } as Actor;

/** Leaves the employee with so much of a book, and nothing held. */
async function leaveWith(vl: number, sl: number): Promise<void> {
  const found = await balances(app.server.db, { people: [employee], books: [VL, SL], on: '2026-11-20', today: '2026-11-20' });
  const lines = [VL, SL].flatMap((book) => {
    const amount = (book === VL ? vl : sl) - (found.find((one) => one.book === book.code)?.balance ?? 0);
    return amount === 0 ? [] : [{ book, amount, on: '2026-01-01' }];
  });
  if (lines.length === 0) return;
  await app.server.db.transaction().execute((db) =>
    post(
      { db, now: app.server.clock.now(), actor: system },
      {
        kind: 'ADJUST',
        personnelId: employee,
        cause: 'test',
        key: crypto.randomUUID(),
        period: '2026-01',
        particulars: 'For the test',
        reason: 'For the test',
        lines,
      },
    ),
  );
}

async function stateOf(book: typeof VL): Promise<[balance: number, held: number]> {
  const [row] = await balances(app.server.db, { people: [employee], books: [book], on: '2027-01-01', today: '2026-11-20' });
  return [row?.balance ?? 0, row?.held ?? 0];
}

async function step(who: Who, id: number, action: string, remarks = ''): Promise<{ status: number; message: string }> {
  const { request } = (await callers[who].call(readTimeline, { params: { id } })).body;
  const { status, body } = await callers[who].call(takeStep, { params: { id }, body: { action, remarks, seen: request?.seen ?? 0 } });
  return { status, message: body.message };
}

const file = (who: Who, body: z.input<typeof fileMonetization.body>) => callers[who].call(fileMonetization, { body });

async function letter(): Promise<string> {
  const pdf = { file: { name: 'letter.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } };
  return (await callers.employee.call(uploadDocument, pdf)).body.path;
}

test('ten days from the estimate to the payment: HR computes, the budget office certifies funds, the President approves, and the card is charged', async () => {
  await leaveWith(60_000, 40_000);
  const { estimate } = (await callers.employee.call(readMyEstimate)).body;
  assert.deepEqual([estimate.monthly, estimate.factor, estimate.vl, estimate.because], [4_217_800, 481_927, 60_000, null]);
  const filed = await file('employee', { thousandths: 10_000 });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  assert.deepEqual(await stateOf(VL), [60_000, 10_000], 'the days are set aside');
  assert.ok((await callers.hr.call(readInbox, { query: { kind: 'monetization' } })).body.requests.some((one) => one.id === id));
  assert.match(await textOf('employee', id), /PHP — × 10\.000 days/, 'a draft has no computation');

  assert.notEqual((await step('employee', id, 'certify')).status, 200, 'nobody certifies their own');
  assert.equal((await step('hr', id, 'certify')).status, 200);
  const certified = (await callers.employee.call(readPayment, { params: { id } })).body.payment;
  assert.deepEqual([certified.value, certified.vl_before, certified.today], [2_032_672, 60_000, null]);
  assert.equal((await step('budget', id, 'certifyFunds')).status, 422, 'the fund source is named');
  assert.equal((await step('budget', id, 'certifyFunds', 'General Fund 101')).status, 200);
  assert.equal((await step('president', id, 'approve')).status, 200);
  assert.deepEqual(await stateOf(VL), [50_000, 0]);
  const told = (await callers.employee.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ title }) => title === 'The payment of leave credits was approved'));

  const text = await textOf('employee', id);
  assert.match(text, /COMPUTATION OF MONETIZED LEAVE CREDITS/);
  assert.match(text, /PHP 42,178\.00 × 10\.000 days × 0\.0481927 = PHP 20,326\.72/);
  assert.match(text, /60\.000[^]*50\.000/);
  const list = await callers.budget.call(listPayments, { query: { whose: 'all', month: '2026-11', state: 'APPROVED' } });
  assert.ok(list.body.payments.some((one) => one.id === id && one.value === 2_032_672 && one.fund_source === 'General Fund 101'));
  assert.equal((await callers.budget.call(exportPayments, { query: { whose: 'all', month: '2026-11', format: 'csv' } })).status, 200);
  assert.equal((await step('budget', id, 'pay', 'DV 2026-11-0042')).status, 200);
  assert.equal((await callers.hr.call(readPayment, { params: { id } })).body.payment.voucher, 'DV 2026-11-0042');
  assert.equal((await callers.clerk.call(readPayment, { params: { id } })).status, 404, 'of others it is not there');
});

test('the limits hold over what was asked for this year, and a request twice at once takes no more than is there', async () => {
  await leaveWith(60_000, 40_000);
  const again = await file('employee', { thousandths: 25_000 });
  assert.equal(again.status, 422);
  assert.match(JSON.stringify(again.body), /At most 20\.000 days may be monetized/);
  const both = await Promise.all([file('employee', { thousandths: 20_000 }), file('employee', { thousandths: 20_000 })]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 422]));
  const { id } = both.find(({ status }) => status === 200)!.body;
  assert.equal((await step('employee', id, 'withdraw', 'Not needed')).status, 200);
  assert.deepEqual(await stateOf(VL), [60_000, 0]);
});

test('half of the credits for health takes sick leave where vacation leave is not enough; the letter is read by who decides', async () => {
  await leaveWith(8_000, 40_000);
  assert.equal((await file('employee', { thousandths: 24_000, purpose: 'HEALTH', reason: 'Operation' })).status, 422, 'without a letter');
  const attachment_path = await letter();
  const filed = await file('employee', { thousandths: 24_000, purpose: 'HEALTH', reason: 'Operation', attachment_path });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { id } = filed.body;
  assert.deepEqual(
    [await stateOf(VL), await stateOf(SL)],
    [
      [8_000, 8_000],
      [40_000, 16_000],
    ],
  );
  assert.equal((await callers.hr.call(readLetter, { params: { id } })).status, 200);
  assert.equal((await callers.head.call(readLetter, { params: { id } })).status, 404);
  await step('hr', id, 'certify');
  assert.equal((await step('budget', id, 'return', 'No funds before December')).status, 200);
  assert.equal((await step('hr', id, 'certify')).status, 200);
  await step('budget', id, 'certifyFunds', 'General Fund 101');
  assert.equal((await step('president', id, 'approve')).status, 200);
  assert.deepEqual(
    [await stateOf(VL), await stateOf(SL)],
    [
      [0, 0],
      [24_000, 0],
    ],
  );
  assert.equal((await step('hr', id, 'reverse', 'The hospital gave the money back')).status, 200);
  assert.deepEqual(
    [await stateOf(VL), await stateOf(SL)],
    [
      [8_000, 0],
      [40_000, 0],
    ],
  );
});

test('HR asks for others and nobody else does; a disapproval frees the days', async () => {
  await leaveWith(30_000, 0);
  assert.equal((await callers.hr.call(readEstimate, { params: { id: employee } })).body.estimate.vl, 30_000);
  assert.equal((await file('clerk', { personnel_id: employee, thousandths: 10_000 })).status, 404);
  const filed = await file('hr', { personnel_id: employee, thousandths: 10_000 });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  assert.equal((await step('hr', filed.body.id, 'disapprove', 'No funds this year')).status, 200);
  assert.deepEqual(await stateOf(VL), [30_000, 0]);
});

async function textOf(who: Who, id: number): Promise<string> {
  const printed = await callers[who].call(printPayment, { params: { id } });
  return (await readPdfText(printed.bytes)).replaceAll(/\s+/g, ' ');
}
