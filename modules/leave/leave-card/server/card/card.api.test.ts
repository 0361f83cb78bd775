import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { VL } from '@talaan/leave/rules/books.ts';
import { addApplication, postLines } from '@talaan/leave/server/fixtures/card-kit.ts';
import { reverse } from '@talaan/ledger/server/public.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import * as contract from '../../contract/card.ts';
import { postWorkedYear } from '../fixtures/worked-year.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
let whose: number;
const approver = people.president.id;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  const { rows } = await app.server.pool.query<{ whose: number }>(NEW_EMPLOYEE);
  whose = rows[0]!.whose;
  employee = await app.as('employee');
  await moveClock(app, '2026-12-31T17:30');
  await postWorkedYear(app.server, whose, approver);
});
after(() => app.close());

/** ActingPerson whose card is empty, with the account of the employee. */
const NEW_EMPLOYEE = `
  with colleague as (
    insert into personnel.person (idno, surname, first_name, sex, date_hired) values ('CARD-1', 'Reyes', 'Ana', 'Female', '2019-07-01') returning id),
  appointed as (
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select c.id, a.office_id, a.position_id, a.status_code, '[2019-07-01,)' from colleague c
    join personnel.appointment a on a.personnel_id = ${people.accountingClerk.id} and a.during @> date '2026-11-20'),
  changed as (
    update identity.account set personnel_id = c.id from colleague c where email = 'employee@talaan.example')
  select c.id as whose from colleague c`;

const said = (rows: contract.CardRow[]) =>
  rows.map(({ particulars, vl, sl }) => [
    particulars,
    vl.earned,
    vl.with_pay,
    vl.balance,
    vl.without_pay,
    sl.earned,
    sl.with_pay,
    sl.balance,
    sl.without_pay,
  ]);

test('the worked year 2026 as the card shows it (domain page, 8.1): every row, each in its columns', async () => {
  const { status, body } = await employee.call(contract.readMyCard, { query: { year: '2026' } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(said(body.card.rows), [
    ['Brought forward', 0, 0, 42_500, 0, 0, 0, 60_250, 0],
    ['Earned', 1250, 0, 43_750, 0, 1250, 0, 61_500, 0],
    ['Late 0-0-37', 0, 77, 43_673, 0, 0, 0, 61_500, 0],
    ['VL 5–6 Feb', 0, 2000, 41_673, 0, 0, 0, 61_500, 0],
    ['SL 18 Feb', 0, 0, 41_673, 0, 0, 1000, 60_500, 0],
    ['Earned', 1250, 0, 42_923, 0, 1250, 0, 61_750, 0],
    ['Earned', 1250, 0, 44_173, 0, 1250, 0, 63_000, 0],
    ['UT 0-1-15', 0, 156, 44_017, 0, 0, 0, 63_000, 0],
    ['SPL 10 Apr', 0, 0, 44_017, 0, 0, 0, 63_000, 0],
    ['SL 20–22 Apr', 0, 0, 44_017, 0, 0, 3000, 60_000, 0],
    ['Earned', 1250, 0, 45_267, 0, 1250, 0, 61_250, 0],
    ['Absent 13–15 May, disapproved', 0, 0, 45_267, 3000, 0, 0, 61_250, 0],
    ['Earned (27 days)', 1125, 0, 46_392, 0, 1125, 0, 62_375, 0],
    ['FL 22–24 Jun', 0, 3000, 43_392, 0, 0, 0, 62_375, 0],
    ['Earned', 1250, 0, 44_642, 0, 1250, 0, 63_625, 0],
    ['Earned', 1250, 0, 45_892, 0, 1250, 0, 64_875, 0],
    ['Late 0-0-20 + UT 0-2-5 = 0-2-25', 0, 302, 45_590, 0, 0, 0, 64_875, 0],
    ['VL 14 Aug', 0, 1000, 44_590, 0, 0, 0, 64_875, 0],
    ['CTO 8 h 20 Aug', 0, 0, 44_590, 0, 0, 0, 64_875, 0],
    ['Earned', 1250, 0, 45_840, 0, 1250, 0, 66_125, 0],
    ['SL 9–10, 11 AM Sep', 0, 0, 45_840, 0, 0, 2500, 63_625, 0],
    ['Earned', 1250, 0, 47_090, 0, 1250, 0, 64_875, 0],
    ['Monetization 10 d', 0, 10_000, 37_090, 0, 0, 0, 64_875, 0],
    ['Earned', 1250, 0, 38_340, 0, 1250, 0, 66_125, 0],
    ['WL 16–17 Nov', 0, 0, 38_340, 0, 0, 0, 66_125, 0],
    ['Earned', 1250, 0, 39_590, 0, 1250, 0, 67_375, 0],
    ['Earned', 1250, 0, 40_840, 0, 1250, 0, 68_625, 0],
  ]);
  assert.deepEqual(body.card.now, { vl: 40_840, sl: 68_625, vl_held: 0, sl_held: 0 });
});

test('a row opens into its cause: the application with the action taken, or the closed month', async () => {
  const { rows } = (await hr.call(contract.readCard, { params: { id: whose }, query: {} })).body.card;
  const row = (particulars: string) => rows.find((one) => one.particulars === particulars)!;
  assert.equal(row('VL 5–6 Feb').action, 'Approved 2 Feb 2026');
  assert.ok(row('VL 5–6 Feb').application_id! > 0);
  assert.deepEqual(row('VL 5–6 Feb').days, [
    { on: '2026-02-05', book: 'VL', amount: -1000 },
    { on: '2026-02-06', book: 'VL', amount: -1000 },
  ]);
  assert.ok(row('SPL 10 Apr').no_effect && row('SPL 10 Apr').application_id! > 0);
  assert.deepEqual([row('UT 0-1-15').dtr_month, row('UT 0-1-15').application_id], ['2026-03', null]);
});

test('what was corrected is left out with what corrects it, and shown where it is asked for', async () => {
  const posting = await postLines(app.server, whose, 'ADJUST', 'Adjustment of an old card', [[VL, 500, '2026-12-31']]);
  const call = { now: app.server.clock.now(), actor: NOBODY };
  await app.server.db.transaction().execute((db) => reverse({ ...call, db }, posting, 'Posted for another person'));
  const read = async (query: { corrections?: string }) =>
    (await employee.call(contract.readMyCard, { query })).body.card.rows.filter(({ particulars }) => particulars.includes('Adjustment'));
  assert.deepEqual(await read({}), []);
  const shown = await read({ corrections: 'true' });
  assert.deepEqual(
    shown.map(({ is_corrected, vl, reason }) => [is_corrected, vl.earned, vl.balance, reason]),
    [
      [true, 500, 40_090, 'A test'],
      [true, -500, 39_590, 'Posted for another person'],
    ],
  );
});

test('a disapproved application is a row without effect; a head reads confidential leave as Leave, others nothing', async () => {
  const { id } = people.accountingClerk;
  await addApplication(app.server.db, id, { type: 'VAWC', days: [{ date: '2026-12-03', own: 1000 }], actedBy: approver });
  await addApplication(app.server.db, id, {
    type: 'VL',
    days: [{ date: '2026-12-09' }],
    state: 'DISAPPROVED',
    acted: '2026-12-08',
    actedBy: approver,
  });
  const head = await app.as('head');
  const read = async (who: Caller) => (await who.call(contract.readCard, { params: { id }, query: { year: '2026' } })).body.card.rows;
  const words = (rows: contract.CardRow[]) =>
    rows.filter(({ no_effect }) => no_effect).map(({ particulars, action }) => `${particulars}: ${action}`);
  assert.deepEqual(words(await read(hr)).slice(-2), ['VAWC 3 Dec: Approved 3 Dec 2026', 'VL 9 Dec: Disapproved 8 Dec 2026']);
  assert.deepEqual(words(await read(head)).slice(-2), ['Leave 3 Dec: Approved 3 Dec 2026', 'VL 9 Dec: Disapproved 8 Dec 2026']);
  assert.equal((await head.call(contract.readCard, { params: { id: approver } })).status, 404);
  assert.equal((await employee.call(contract.readCard, { params: { id } })).status, 404);
});

test('the card is printed with its head, for oneself and for HR', async () => {
  for (const [who, endpoint, params] of [
    [employee, contract.printMyCard, {}],
    [hr, contract.printCard, { id: whose }],
  ] as const) {
    const { status } = await who.call(endpoint as typeof contract.printCard, {
      params: params as { id: number },
      query: { year: '2026' },
    });
    assert.equal(status, 200);
  }
  assert.equal((await employee.call(contract.printCard, { params: { id: whose } })).status, 403);
});
