import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addFigure } from '@talaan/payroll/contract/figures.ts';
import { readPayslip } from '@talaan/payroll/contract/payslips.ts';
import { computeRun, listRuns, openRun } from '@talaan/payroll/contract/runs.ts';
import { KNOWN_FIGURES } from '@talaan/payroll/rules/figures/known-figures.ts';
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
  const table = KNOWN_FIGURES.find(({ kind, effective_on: on }) => kind === 'WITHHOLDING' && on <= '2026-11-01')!;
  const content = { ...table.content, excess: 'CUMULATIVE' };
  const { status, body } = await officer.call(addFigure, {
    body: { kind: 'WITHHOLDING', effective_on: '2026-11-01', source: 'A ruling of 2026', content } as never,
  });
  assert.equal(status, 200, JSON.stringify(body));
});
after(() => app.close());

async function compute(id: number): Promise<number> {
  const { body } = await officer.call(computeRun, { params: { id } });
  const job = await app.finishJob(officer, body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  return id;
}

async function paid(bonus: Bonus, month: string): Promise<number> {
  const { body, status } = await officer.call(openBonus, { body: { bonus, month, campus_id: null, fund_code: null } });
  assert.equal(status, 200, JSON.stringify(body));
  return compute(body.id);
}

async function linesOf(id: number) {
  const { body } = await officer.call(readPayslip, { params: { id, person } });
  return body.payslip.lines;
}

test('where the table says so, the bonus that passes 90,000 is taxed in its own run by the average month, and December counts what it took', async () => {
  const { body: runs } = await officer.call(listRuns, { query: { state: ['COMPUTED'], kind: ['REGULAR'] } });
  await compute(runs.runs[0]!.id);
  const codesOf = async (id: number) => (await linesOf(id)).map(({ code, amount }) => [code, amount]);
  assert.deepEqual(await codesOf(await paid('MIDYEAR', '2026-11')), [['MIDYEAR', 4_217_800]]);
  assert.deepEqual(
    await codesOf(await paid('YEAREND', '2026-11')),
    [
      ['YEAREND', 4_217_800],
      ['CASHGIFT', 500_000],
    ],
    '89,356 of benefits are exempt',
  );
  const pei = await linesOf(await paid('PEI', '2026-12'));
  const [bonus, tax] = pei;
  assert.deepEqual([bonus?.code, bonus?.amount, tax?.code, tax?.why.rule, pei.length], ['PEI', 500_000, 'TAX_YEAR', 'cumulative-tax', 2]);
  const { pay, benefits, taxable, months, average, withheld } = tax!.why.figures;
  assert.deepEqual([benefits, months], [9_435_600, 11]);
  assert.deepEqual([taxable, average], [pay! + 435_600, Math.round((pay! + 435_600) / 11)]);
  // 33,333 to 66,667 a month: 1,875 and 20 % above 33,333
  assert.equal(tax!.amount, 11 * (187_500 + Math.round((average! - 3_333_300) / 5)) - withheld!);

  const { body } = await officer.call(openRun, {
    body: { kind: 'REGULAR', month: '2026-12', campus_id: null, fund_code: null, title: '' },
  });
  const december = await linesOf(await compute(body.id));
  const settled = december.find(({ code }) => code === 'TAX_YEAR')!;
  const ofMonth = december.find(({ code }) => code === 'WTAX')!;
  assert.equal(settled.why.figures.withheld, withheld! + tax!.amount + ofMonth.amount, 'what the bonus bore is counted');
  assert.equal(settled.amount, 2_250_000 + Math.round((settled.why.figures.taxable! - 40_000_000) / 5) - settled.why.figures.withheld);
});
