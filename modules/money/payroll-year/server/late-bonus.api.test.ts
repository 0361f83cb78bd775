import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readPayslip } from '@talaan/payroll/contract/payslips.ts';
import { bringTo, compute, openComputed, step } from '@talaan/payroll/server/fixtures/payroll-kit.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { openBonus, type Bonus } from '../contract/bonuses.ts';
import { payAtFifteen, plainPeople, takeBonusesBack } from './year-kit.ts';

let app: TestApp;
let officer: Caller;
/** Whole 2026 at SG 15-1. */
let person: number;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
  await app.owner.query("select set_config('talaan.reason', 'As the test needs it', false), set_config('talaan.opened', '*', false)");
  await takeBonusesBack(app);
  [person] = (await plainPeople(app)) as [number];
  await payAtFifteen(app, person);
});
after(() => app.close());

async function paid(bonus: Bonus, month: string): Promise<number> {
  const { body, status } = await officer.call(openBonus, { body: { bonus, month, campus_id: null, fund_code: null } });
  assert.equal(status, 200, JSON.stringify(body));
  await compute(app, body.id);
  return body.id;
}

async function linesOf(id: number) {
  const { body } = await officer.call(readPayslip, { params: { id, person } });
  return body.payslip.lines.map(({ code, amount }) => [code, amount]);
}

test('a bonus that comes after the payroll of December settles the tax that it adds, and leaves it to a December that is computed again', async () => {
  await paid('MIDYEAR', '2026-11');
  await paid('YEAREND', '2026-11');
  const december = await openComputed(app, 'REGULAR', '2026-12');
  const settled = async () => (await linesOf(december)).find(([code]) => code === 'TAX_YEAR');
  assert.deepEqual(await settled(), ['TAX_YEAR', -85], '89,356 of benefits are exempt, and rounding each month took 85 centavos too much');

  const pei = await paid('PEI', '2026-12');
  assert.deepEqual(await linesOf(pei), [['PEI', 500_000]], 'December can still be computed again');
  await bringTo(app, december, 'check');
  await compute(app, pei);
  const late = [
    ['PEI', 500_000],
    ['TAX_YEAR', 87_120],
  ];
  assert.deepEqual(await linesOf(pei), late, '20 % of the 4,356 above 90,000');

  assert.equal((await step(await app.as('budget'), december, 'giveBack', 'The fund of two people is wrong.')).status, 200);
  await compute(app, december);
  assert.deepEqual(await settled(), ['TAX_YEAR', -85], 'sent back and computed again, it counts what the bonus bore');
});
