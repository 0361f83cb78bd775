import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { computeRun, listRuns } from '@talaan/payroll/contract/runs.ts';
import { listDeductions, readDeduction } from '../contract/deductions.ts';
import { loanImports, type LoanChoices } from '../contract/imports.ts';

let app: TestApp;
let officer: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
});
after(() => app.close());

const HEADINGS = 'Employee No.,Name of Borrower,Loan No.,Monthly Amortization,Loan Amount,Outstanding Balance,Start,End';
const clerk = people.accountingClerk;
const head = people.headOfAccounting;
const row = (who: { idno: string; fullname: string }, reference: string, monthly: string) =>
  `${who.idno},"${who.fullname}",${reference},"${monthly}","36,000.00","30,000.00",2026-12,`;
const ROWS = [row(clerk, 'DBP-1', '1,500.00'), row(head, 'DBP-2', '2,000.50')];
const CHOICES: LoanChoices = { code: 'DBP', from_month: null, total: 350_050 };

async function check(rows: readonly string[], choices: LoanChoices = CHOICES) {
  const { body } = await officer.call(loanImports.upload, { file: { name: 'dbp.csv', content: [HEADINGS, ...rows].join('\n') } });
  const { id, columns } = body.import;
  return (await officer.call(loanImports.check, { params: { id }, body: { columns, choices } })).body.import;
}

async function importAll(id: number) {
  const { job } = (await officer.call(loanImports.confirm, { params: { id }, body: {} })).body;
  const done = await app.finishJob(officer, job.id);
  assert.equal(done.state, 'done', done.failure ?? '');
}

const rowsOf = async (id: number) => (await officer.call(loanImports.rows, { params: { id }, query: { per_page: 50 } })).body.rows;
const numbered = async (term: string) => (await officer.call(listDeductions, { query: { term } })).body.deductions;

test('loans of a lender are imported once the total agrees to the centavo, imported again they change, and both are undone', async () => {
  const near = await check(ROWS, { ...CHOICES, total: 350_000 });
  assert.deepEqual([near.counts.wrong, near.questions.total], [2, 350_050]);
  const { id, counts } = await check(ROWS);
  assert.deepEqual([counts.new, counts.wrong], [2, 0]);
  await importAll(id);
  const [first] = await numbered('DBP-1');
  assert.deepEqual([first!.personnel_id, first!.paid, first!.balance, first!.months_left], [clerk.id, 600_000, 3_000_000, 20]);
  const { deduction } = (await officer.call(readDeduction, { params: { id: first!.id } })).body;
  assert.equal(deduction.import_file, 'dbp.csv');

  const changed = await check([row(clerk, 'DBP-1', '1,800.00'), ROWS[1]!], { ...CHOICES, total: 380_050 });
  assert.deepEqual([changed.counts.update, changed.counts.unchanged], [1, 1]);
  await importAll(changed.id);
  assert.equal((await numbered('DBP-1'))[0]!.monthly, 180_000);
  assert.equal((await officer.call(loanImports.undo, { params: { id } })).status, 409, 'changed by a later import');
  assert.equal((await officer.call(loanImports.undo, { params: { id: changed.id } })).status, 200);
  assert.equal((await numbered('DBP-1'))[0]!.monthly, 150_000);
  assert.equal((await officer.call(loanImports.undo, { params: { id } })).status, 200);
  assert.deepEqual(await numbered('DBP-'), []);
});

test('a row of another person is refused, on its column, and the rest can be imported', async () => {
  const wrong = [row({ idno: clerk.idno, fullname: head.fullname }, 'DBP-3', '1,500.00'), ROWS[1]!];
  const { id, counts } = await check(wrong);
  assert.deepEqual([counts.new, counts.wrong], [1, 1]);
  const refused = (await rowsOf(id)).find(({ action }) => action === 'wrong');
  assert.match(refused!.messages[0]!.message, new RegExp(`${clerk.idno} is the number of another person, ${clerk.fullname}`));
  assert.equal((await officer.call(loanImports.confirm, { params: { id }, body: {} })).status, 409);
});

test('an import is not undone any more once a run deducts what it added', async () => {
  const { id } = await check(ROWS);
  await importAll(id);
  const [run] = (await officer.call(listRuns, { query: { state: ['COMPUTED'] } })).body.runs;
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true);
    update payroll.deduction set from_month = '2026-11' where code = 'DBP'; commit`);
  const { job } = (await officer.call(computeRun, { params: { id: run!.id } })).body;
  assert.equal((await app.finishJob(officer, job.id)).state, 'done');
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true);
    update payroll.deduction set from_month = '2026-12' where code = 'DBP'; commit`);
  const refused = await officer.call(loanImports.undo, { params: { id } });
  assert.equal(refused.status, 409);
  assert.match(JSON.stringify(refused.body), /deducts it by now/);
});
