import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as contracts from '@talaan/contracts/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import * as charges from '../contract/charges.ts';
import { addSource } from '../contract/sources.ts';
import { addPerson, fundBody, positionOf, standOf } from './fixtures/fund-kit.ts';

let app: TestApp;
let hr: Caller;
let budget: Caller;
before(async () => {
  app = await startTestApp();
  [hr, budget] = await Promise.all([app.as('hr'), app.as('budget')]);
});
after(() => app?.close());

/** December 2026 has 23 Mondays to Fridays; 700.00 a day with 20 percent. */
const DECEMBER = 23 * 840_00;

async function fundOf(name: string, allotment: number): Promise<number> {
  const answer = await budget.call(addSource, { body: { ...fundBody(name, allotment), account_code: '5-02-12-990' } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.id;
}

/** A contract of December that names a fund and was sent for funds. */
async function sentForFunds(fundSourceId: number | null, more: object = {}): Promise<number> {
  const { db } = app.server;
  const body = {
    personnel_id: await addPerson(db, 'Contractor'),
    number: '',
    kind: 'JO' as const,
    office_id: offices.accounting.id,
    position_id: await positionOf(db, 'Administrative Aide III'),
    role: 'Encoder',
    rate_kind: 'daily' as const,
    rate: 700_00,
    premium: 20,
    fund_source: 'In words',
    fund_source_id: fundSourceId,
    duties: '',
    first_signatory: '',
    second_signatory: '',
    from: '2026-12-01',
    to: '2026-12-31',
    ...more,
  };
  const drafted = await hr.call(contracts.addContract, { body });
  assert.equal(drafted.status, 200, JSON.stringify(drafted.body));
  await step([drafted.body.id], 'submit');
  return drafted.body.id;
}

type Action = 'submit' | 'certify' | 'return' | 'sign' | 'terminate';
function step(ids: number[], action: Action, more: object = {}) {
  return (action === 'certify' ? budget : hr).call(contracts.stepContracts, { body: { ids, action, ...more } });
}

test('certifying funds obligates a contract, returning it frees them, terminating it frees the rest', async () => {
  const fund = await fundOf('Contract: its way', 2 * DECEMBER);
  const id = await sentForFunds(fund);
  const { contract } = (await hr.call(contracts.readContract, { params: { id } })).body;
  assert.deepEqual([contract.fund_source, contract.fund_source_id], ['Contract: its way', fund]);
  assert.equal((await standOf(budget, fund)).obligated, 0);
  assert.equal((await step([id], 'certify')).status, 200);
  assert.equal((await standOf(budget, fund)).obligated, DECEMBER);
  assert.equal((await step([id], 'return', { remarks: 'Another rate' })).status, 200);
  assert.equal((await standOf(budget, fund)).obligated, 0);
  for (const action of ['submit', 'certify', 'sign'] as const) assert.equal((await step([id], action)).status, 200);
  assert.equal((await step([id], 'terminate', { remarks: 'Resigned', last_day: '2026-12-04' })).status, 200);
  assert.equal((await standOf(budget, fund)).obligated, 4 * 840_00);
  const { body } = await budget.call(charges.listPostings, { params: { id: fund } });
  assert.deepEqual(
    body.postings.map(({ cause, obligated }) => [cause, obligated]),
    [
      ['FREE', -19 * 840_00],
      ['OBLIGATE', DECEMBER],
      ['FREE', -DECEMBER],
      ['OBLIGATE', DECEMBER],
    ],
  );
});

test('of contracts that fit only one by one, those together are refused, and of two certified at the same moment one is', async () => {
  const fund = await fundOf('Contract: race', 2 * DECEMBER - 1);
  const ids = [await sentForFunds(fund), await sentForFunds(fund)];
  const together = await step(ids, 'certify');
  assert.equal(together.status, 409);
  assert.match(together.body.message, /Contract: race has PHP 19,319\.99 left, and this needs PHP 19,320\.00/);
  const apart = await Promise.all(ids.map((id) => step([id], 'certify')));
  assert.deepEqual(
    apart.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  assert.equal((await standOf(budget, fund)).obligated, DECEMBER);
});

test('a contract that names no fund is not certified in a year with fund sources, and is in one without', async () => {
  const refused = await step([await sentForFunds(null)], 'certify');
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /those of 2026 are set up/);
  const next = await sentForFunds(null, { from: '2027-01-01', to: '2027-01-31' });
  assert.equal((await step([next], 'certify')).status, 200);
});

test('what was paid takes the place of what was obligated; the last payment of a month frees the rest of it', async () => {
  const fund = await fundOf('Payments', 2 * DECEMBER);
  const id = await sentForFunds(fund);
  for (const action of ['certify', 'sign'] as const) assert.equal((await step([id], action)).status, 200);
  const params = { id: fund, month: 12 };
  const { body } = await budget.call(charges.readMonthToPay, { params });
  const [payee] = body.payees;
  assert.deepEqual([body.payees.length, payee!.to_pay, payee!.paid], [1, DECEMBER, 0]);
  const pay = (amount: number, closes: boolean) =>
    budget.call(charges.recordPayment, {
      params,
      body: { reference: 'Payroll 2026-12-01', closes, payments: [{ charge_id: payee!.charge_id, amount }] },
    });
  assert.equal((await pay(9_000_00, false)).status, 200);
  assert.deepEqual(await standOf(budget, fund), { obligated: DECEMBER, paid: 9_000_00, balance: DECEMBER, state: 'OPEN' });
  assert.equal((await pay(9_500_00, true)).status, 200);
  assert.deepEqual(await standOf(budget, fund), {
    obligated: 18_500_00,
    paid: 18_500_00,
    balance: 2 * DECEMBER - 18_500_00,
    state: 'OPEN',
  });
  const strange = await budget.call(charges.recordPayment, {
    params: { id: fund, month: 3 },
    body: { reference: 'Payroll', closes: true, payments: [{ charge_id: payee!.charge_id, amount: 100 }] },
  });
  assert.equal(strange.status, 422);
});

test('a payment above what was obligated is recorded, and the fund source shows that it is over', async () => {
  const fund = await fundOf('Overpaid', DECEMBER);
  const id = await sentForFunds(fund);
  for (const action of ['certify', 'sign'] as const) await step([id], action);
  const { body } = await budget.call(charges.readMonthToPay, { params: { id: fund, month: 12 } });
  const paid = await budget.call(charges.recordPayment, {
    params: { id: fund, month: 12 },
    body: { reference: 'DV 1', closes: true, payments: [{ charge_id: body.payees[0]!.charge_id, amount: DECEMBER + 1 }] },
  });
  assert.equal(paid.status, 200);
  assert.equal((await standOf(budget, fund)).state, 'OVER');
});

test('who was contracted before the fund source was set up is charged by the budget office, all of them or none', async () => {
  const { body } = await budget.call(charges.listUnfunded, { query: { paid_as: 'CONTRACT' } });
  const old = await sentForFunds(null, { from: '2027-01-01', to: '2027-01-31' });
  assert.ok(!body.unfunded.some(({ id }) => id === `C${old}`), 'one that does not run needs none');
  const fund = await fundOf('Ends here', 10 * DECEMBER);
  const id = await sentForFunds(fund, { from: '2026-11-02', to: '2026-12-31' });
  for (const action of ['certify', 'sign'] as const) assert.equal((await step([id], action)).status, 200);
  const { body: people } = await budget.call(charges.listCharges, { params: { id: fund } });
  const ended = await budget.call(charges.endCharge, {
    params: { id: people.charges[0]!.id },
    body: { last_day: '2026-11-13', reason: 'Another project pays from here on' },
  });
  assert.equal(ended.status, 200, JSON.stringify(ended.body));
  assert.equal((await standOf(budget, fund)).obligated, 10 * 840_00);
  const { body: without } = await budget.call(charges.listUnfunded, { query: { paid_as: 'CONTRACT' } });
  assert.ok(without.unfunded.some((one) => one.id === `C${id}`));
  const small = await fundOf('Too small', 1_00);
  const charge = (source_id: number) => budget.call(charges.chargePeople, { body: { source_id, from: '2026-11-14', ids: [`C${id}`] } });
  assert.equal((await charge(small)).status, 422);
  const other = await fundOf('Goes on', 10 * DECEMBER);
  const charged = await charge(other);
  assert.equal(charged.status, 200, JSON.stringify(charged.body));
  assert.equal((await standOf(budget, other)).obligated, (11 + 23) * 840_00);
});
