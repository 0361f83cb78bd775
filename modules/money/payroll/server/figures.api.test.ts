import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addFigure, listFigures, withdrawFigure } from '../contract/figures.ts';
import { FIGURE_PARTS } from '../contract/figure-fields.ts';
import { readPayslip } from '../contract/payslips.ts';
import { computeRun, listPayslips, openRun } from '../contract/runs.ts';
import { KNOWN_FIGURES } from '../rules/figures/known-figures.ts';

let app: TestApp;
let officer: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked', environment: { DEMO_NOW: '2026-12-20T09:00:00+08:00' } });
  officer = await app.as('payroll');
});
after(() => app.close());

const GSIS_2027 = {
  kind: 'GSIS',
  effective_on: '2027-01-01',
  source: 'GSIS Circular 12 s.2026',
  content: { employee_per10000: 1000, government_per10000: 1200, ec: 10_000 },
} as const;

test('next year’s circular is entered on a screen, and a run of January 2027 follows it', async () => {
  const { status, body } = await officer.call(addFigure, { body: GSIS_2027 });
  assert.deepEqual([status, body.message], [200, 'GSIS applies from 1 Jan 2027.']);
  const { body: list } = await officer.call(listFigures, {});
  assert.equal(list.figures.find(({ kind }) => kind === 'GSIS')!.may_withdraw, true);
  const { body: run } = await officer.call(openRun, {
    body: { kind: 'REGULAR', month: '2027-01', campus_id: null, fund_code: null, title: '' },
  });
  const { body: started } = await officer.call(computeRun, { params: { id: run.id } });
  assert.equal((await app.finishJob(officer, started.job.id)).state, 'done');
  const { body: slips } = await officer.call(listPayslips, { params: { id: run.id }, query: {} });
  const person = slips.payslips[0]!;
  const { body: slip } = await officer.call(readPayslip, { params: { id: run.id, person: person.personnel_id } });
  const gsis = slip.payslip.lines.find(({ code, for_month: of }) => code === 'GSIS' && of === '2027-01')!;
  assert.equal(gsis.amount, Math.floor((gsis.why.figures.monthly! * 1000 + 5000) / 10_000));
  assert.equal(gsis.why.table?.source, GSIS_2027.source);
  const used = await officer.call(withdrawFigure, { params: { kind: 'GSIS', effective_on: '2027-01-01' } });
  assert.equal(used.status, 409);
});

test('a figure that no payroll follows is withdrawn; one of law is not', async () => {
  const pera = { kind: 'PERA', effective_on: '2027-07-01', source: 'Joint Resolution of 2027', content: { monthly: 250_000 } } as const;
  assert.equal((await officer.call(addFigure, { body: pera })).status, 200);
  assert.equal((await officer.call(addFigure, { body: pera })).status, 422, 'two begin on one day');
  assert.equal((await officer.call(withdrawFigure, { params: { kind: 'PERA', effective_on: '2027-07-01' } })).status, 200);
  assert.equal((await officer.call(withdrawFigure, { params: { kind: 'PERA', effective_on: '2027-07-01' } })).status, 404);
  assert.equal((await officer.call(withdrawFigure, { params: { kind: 'PERA', effective_on: '2009-07-01' } })).status, 409);
});

test('a gap in a table of tax is refused on its field', async () => {
  const brackets = [
    { over: 0, not_over: 2_083_300, base: 0, per10000: 0 },
    { over: 3_333_300, not_over: null, base: 0, per10000: 1500 },
  ];
  const { status, body } = await officer.call(addFigure, {
    body: { kind: 'ANNUAL', effective_on: '2027-01-01', source: 'A bill of 2027', content: { brackets } },
  });
  assert.equal(status, 422);
  const { errors } = body as unknown as { errors: Record<string, string[]> };
  assert.deepEqual(errors, { 'content.brackets': ['From PHP 20,833.00 to PHP 33,333.00 there is no bracket.'] });
});

test('readers of payroll see the figures and change none; nobody else sees them', async () => {
  for (const who of ['accounting', 'auditor'] as const) {
    const caller = await app.as(who);
    assert.equal((await caller.call(listFigures, {})).status, 200, who);
    assert.equal((await caller.call(addFigure, { body: GSIS_2027 })).status, 403, who);
  }
  for (const who of ['employee', 'hr', 'admin'] as const) assert.equal((await (await app.as(who)).call(listFigures, {})).status, 403, who);
});

test('the form of each kind asks for all that the kind holds', () => {
  for (const { kind, content } of KNOWN_FIGURES)
    assert.deepEqual(FIGURE_PARTS[kind].map(({ name }) => name).toSorted(), Object.keys(content).toSorted(), kind);
});
