import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addLot, listLots, takeBackLot } from '../../contract/lots.ts';

let app: TestApp;
let hr: Caller;
let employee: number;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  const { rows } = await app.server.pool.query<{ id: number }>(
    `insert into personnel.person (idno, surname, first_name, sex) values ('CR-1', 'Reyes', 'Ana', 'Female') returning id`,
  );
  employee = rows[0]!.id;
});
after(() => app.close());

const lotsOf = async (book: 'COC' | 'CDO') => (await hr.call(listLots, { query: { book, term: 'CR-1' } })).body.lots;

test('a day off by order is a lot with its order and its expiry, and is taken back with a reason', async () => {
  const order = {
    personnel_id: employee,
    book: 'CDO' as const,
    amount: 1000,
    earned_on: '2026-11-01',
    order: 'Order 12 s.2026',
    reason: 'Duty on All Saints',
  };
  assert.equal((await hr.call(addLot, { body: { ...order, amount: 300 } })).status, 422, 'in half days');
  assert.equal((await hr.call(addLot, { body: { ...order, earned_on: '2026-05-01' } })).status, 422, 'expired by now');
  assert.equal((await hr.call(addLot, { body: order })).status, 200);
  assert.equal((await hr.call(addLot, { body: { ...order, amount: 500 } })).status, 409, 'the same order once');
  const [lot] = await lotsOf('CDO');
  assert.deepEqual([lot!.earned, lot!.used, lot!.balance, lot!.expires_on, lot!.order], [1000, 0, 1000, '2027-05-01', 'Order 12 s.2026']);
  const back = { params: { posting: lot!.posting_id! }, body: { reason: 'The order was withdrawn' } };
  assert.equal((await hr.call(takeBackLot, back)).status, 200);
  const [gone] = await lotsOf('CDO');
  assert.deepEqual([gone!.earned, gone!.balance, gone!.posting_id], [0, 0, null]);
});

test('credit of a certificate from before stays within 120 hours and expires at the end of the next year', async () => {
  const certificate = {
    personnel_id: employee,
    book: 'COC' as const,
    amount: 40 * 3600,
    earned_on: '2025-03-31',
    order: 'COC-2025-0007',
    reason: 'From the former system',
  };
  assert.equal((await hr.call(addLot, { body: certificate })).status, 200);
  assert.equal(
    (await hr.call(addLot, { body: { ...certificate, earned_on: '2026-03-31', order: 'COC-2026-0001', amount: 100 * 3600 } })).status,
    422,
  );
  const [lot] = await lotsOf('COC');
  assert.deepEqual([lot!.earned, lot!.expires_on], [144_000, '2026-12-31']);
  const soon = (await hr.call(listLots, { query: { book: 'COC', term: 'CR-1', show: 'soon' } })).body.lots;
  assert.equal(soon.length, 1);
});

test('only HR sees and adds them', async () => {
  const clerk = await app.as('clerk');
  assert.equal((await clerk.call(listLots, {})).status, 403);
});
