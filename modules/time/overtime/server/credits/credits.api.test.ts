import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNotifications } from '@talaan/notifications/contract.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { post, reverse } from '@talaan/ledger/server/public.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import * as credits from '../../contract/credits.ts';
import { readOvertime } from '../../contract/overtime.ts';
import { listNightPay, listOvertimePay } from '../../contract/payroll.ts';
import { CDO, COC } from '../../rules/books.ts';
import { duty, FIVE, HOUR, openOvertime, SAID } from '../fixtures/overtime-kit.ts';
import { notifyExpiringCreditsJob } from './expiring-job.ts';

const { kit, setClock, punch, render, step, file, balanceOf } = openOvertime();

test('C3, C4 at the ledger: the month is credited 40 hours at most, and the rest is lost with its reason', async () => {
  await setClock('2026-12-01T09:00');
  const saturdays = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'];
  const before_ = await balanceOf(kit.first, '2026-12-28');
  const { id, message } = (
    await file('head', { ...SAID, funding: 'COC', duties: saturdays.map((date) => duty(kit.first, date, 8 * 60, FIVE)) })
  ).body;
  assert.ok(id, message);
  await step('president', id, 'approve');
  await setClock('2026-12-28T09:00');
  for (const date of saturdays) await punch(kit.first, `${date} 07:50`, `${date} 12:00`, `${date} 13:00`, `${date} 17:05`);
  await render();
  await step('head', id, 'certifyOutput', 'Done');
  const done = await step('hr', id, 'credit');
  assert.equal(done.status, 200, done.message);
  const [settled] = (await kit.people.hr.call(readOvertime, { params: { id } })).body.overtime.personnel[0]!.settled;
  assert.deepEqual(
    [settled!.credited_seconds, settled!.lost, settled!.because],
    [40 * HOUR, 8 * HOUR, 'at most 40 hours are credited in a month'],
  );
  const { rows } = await kit.app.server.pool.query(`select balance from ledger.account where personnel_id = $1 and book = 'COC'`, [
    kit.first.id,
  ]);
  assert.equal(rows[0].balance - before_, 40 * HOUR);
});

test('a certificate of COC is issued when the month is over, once more in place of the one before', async () => {
  const params = { id: kit.first.id };
  const early = await kit.people.hr.call(credits.issueCertificate, { params, body: { month: '2026-12' } });
  assert.equal(early.status, 409);
  await setClock('2027-01-02T09:00');
  const issued = await kit.people.hr.call(credits.issueCertificate, { params, body: { month: '2026-12' } });
  assert.equal(issued.status, 200, JSON.stringify(issued.body));
  assert.match(issued.body.message, /^COC-2027-\d{4} was issued/);
  const again = await kit.people.hr.call(credits.issueCertificate, { params, body: { month: '2026-12' } });
  assert.notEqual(again.body.code, issued.body.code);
  const { months } = (await kit.people.hr.call(credits.readCredits, { params })).body.credits;
  assert.equal(months.find(({ month }) => month === '2026-12')!.code, again.body.code);
  assert.equal((await kit.people.employee.call(credits.printMyCertificate, { params: { code: again.body.code } })).status, 200);
  assert.equal((await kit.people.dean.call(credits.printMyCertificate, { params: { code: again.body.code } })).status, 404);
});

test('HR takes a certification back: the credit is reversed and its certificate withdrawn, unless it was used; certified anew it counts once', async () => {
  const { rows } = await kit.app.server.pool.query<{ id: number }>(
    `select authority_id as id from overtime.settled where personnel_id = $1 and month = '2026-12'`,
    [kit.first.id],
  );
  const { id } = rows[0]!;
  const months = async () => (await kit.people.hr.call(credits.readCredits, { params: { id: kit.first.id } })).body.credits.months;
  const before_ = await balanceOf(kit.first, '2027-01-02');
  const { db, clock } = kit.app.server;
  const call = { now: clock.now(), actor: { accountId: 1 } as Actor };
  const use = { kind: 'USE', personnelId: kit.first.id, cause: 'test', key: 'taken', period: '2027-01', particulars: 'Time off' } as const;
  const lines = [{ book: COC, amount: -before_, on: '2027-01-02' }];
  const posting = await db.transaction().execute((trx) => post({ ...call, db: trx }, { ...use, lines }));
  const refused = await step('hr', id, 'takeBack', 'The punches were of another');
  assert.deepEqual([refused.status, /Time off/.test(refused.message)], [409, true], refused.message);
  await db.transaction().execute((trx) => reverse({ ...call, db: trx }, posting, 'Not taken'));

  const taken = await step('hr', id, 'takeBack', 'The punches were of another');
  assert.equal(taken.status, 200, taken.message);
  assert.equal(before_ - (await balanceOf(kit.first, '2027-01-02')), 40 * HOUR);
  assert.equal(
    (await months()).find(({ month }) => month === '2026-12'),
    undefined,
    'no certificate and nothing credited',
  );
  const read = async () => (await kit.people.hr.call(readOvertime, { params: { id } })).body.overtime;
  assert.deepEqual([(await read()).state, (await read()).personnel[0]!.settled], ['OUTPUT_CERTIFIED', []]);
  assert.equal((await step('hr', id, 'credit')).status, 200);
  assert.equal(await balanceOf(kit.first, '2027-01-02'), before_);
  assert.deepEqual(
    (await read()).personnel[0]!.settled.map(({ credited_seconds }) => credited_seconds),
    [40 * HOUR],
  );
});

test('C5: who has credits that expire next month is told once', async () => {
  const run = () => notifyExpiringCreditsJob.run({ server: kit.app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  const told = async () =>
    (await kit.people.employee.call(listNotifications)).body.notifications.filter(({ title }) => title === 'Compensatory credits expire');
  await setClock('2027-10-31T07:00');
  await run();
  assert.equal((await told()).length, 0);
  await setClock('2027-11-02T07:00');
  await run();
  await run();
  const notices = await told();
  assert.equal(notices.length, 1);
  assert.match(notices[0]!.description, /until 31 Dec 2027/);
  assert.equal(await balanceOf(kit.first, '2028-01-01'), 0, 'after 31 December of the next year it is forfeited');
  await setClock('2026-12-28T09:00');
});

test('a day off is given for duty on a rest day, and pay listed with its hours and its limit', async () => {
  await setClock('2026-12-28T09:00');
  const orders = [
    { funding: 'CDO' as const, duties: [duty(kit.first, '2027-01-02', 8 * 60, FIVE), duty(kit.first, '2027-01-03', 8 * 60, FIVE)] },
    { funding: 'PAY' as const, fund_source: 'General Fund', duties: [duty(kit.second, '2027-01-04'), duty(kit.second, '2027-01-05')] },
  ];
  const ids: number[] = [];
  for (const order of orders) {
    const { status, body } = await file('head', { ...SAID, ...order });
    assert.equal(status, 200, JSON.stringify(body));
    ids.push(body.id);
  }
  const [off, paid] = ids as [number, number];
  assert.equal((await kit.people.head.call(readTimeline, { params: { id: paid } })).body.request.state, 'FOR_FUNDS');
  assert.equal((await step('budget', paid, 'certifyFunds')).status, 200);
  assert.equal((await step('president', paid, 'approve')).status, 200);
  assert.equal((await step('president', off, 'approve')).status, 200);
  await setClock('2027-01-08T09:00');
  await punch(kit.first, '2027-01-02 08:00', '2027-01-02 12:00', '2027-01-02 13:00', '2027-01-02 17:00');
  for (const date of ['2027-01-04', '2027-01-05'])
    await punch(kit.second, `${date} 08:00`, `${date} 12:00`, `${date} 13:00`, `${date} 20:00`);
  await render();
  for (const id of ids) assert.equal((await step('head', id, 'certifyOutput', 'Done')).status, 200);
  assert.equal((await step('hr', off, 'credit')).status, 200);
  const listed = await step('hr', paid, 'list');
  assert.equal(listed.status, 200, listed.message);
  assert.equal(await balanceOf(kit.first, '2027-01-08', CDO), 1000);
  const pay = (await kit.people.hr.call(listOvertimePay, { query: { month: '2027-01' } })).body.personnel;
  const row = pay.find(({ id }) => id === kit.second.id)!;
  const monthly = row.days[0]!.monthly!;
  assert.deepEqual([row.work_minutes, row.paid_centavos, row.days.length], [360, Math.round((monthly * 6 * 1.25) / 176), 2]);
});

test('the night shift differential of a month follows from the regular minutes at night of those in government service', async () => {
  await kit.app.server.pool.query(`update attendance.day set night_minutes = 480 where personnel_id = $1 and date = '2026-10-06'`, [
    kit.first.id,
  ]);
  const { personnel } = (await kit.people.hr.call(listNightPay, { query: { month: '2026-10' } })).body;
  const row = personnel.find(({ id }) => id === kit.first.id)!;
  assert.deepEqual([row.minutes, row.paid_centavos], [480, Math.round((row.days[0]!.monthly * 8 * 0.2) / 176)]);
  await kit.app.server.pool.query(
    `insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
     select 'overtime', 'nightPercent', '2026-10-01', 10, 'Order of the President', min(id), now() from identity.account`,
  );
  const later = (await kit.people.hr.call(listNightPay, { query: { month: '2026-10' } })).body.personnel.find(
    ({ id }) => id === kit.first.id,
  )!;
  assert.equal(later.paid_centavos, Math.round((row.days[0]!.monthly * 8 * 0.1) / 176), 'at the rate that the agency set');
});
