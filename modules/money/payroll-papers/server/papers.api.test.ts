import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readWorkbookSheets } from '@talaan/kernel/server/workbook/read-spreadsheet.ts';
import { showAgencyNumber } from '@talaan/organization/rules/agency-numbers.ts';
import { listRuns, type RunRow } from '@talaan/payroll/contract/runs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { MONTH_PAPERS, RUN_PAPERS, type MonthPaperKind, type RunPaperKind } from '../contract/kinds.ts';
import { makeRemittance, makeRunPaper, printRunPaper, readRemittances, readRunPapers, type IssuedPaper } from '../contract/papers.ts';

let app: TestApp;
let officer: Caller;
let accountant: Caller;
let cashier: Caller;
let run: RunRow;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  [officer, accountant, cashier] = [await app.as('payroll'), await app.as('accounting'), await app.as('cashier')];
  const { body } = await officer.call(listRuns, { query: { state: ['RELEASED'], kind: ['REGULAR'] } });
  run = body.runs[0]!;
});
after(() => app.close());

/** What was issued of a kind of paper of the run, part by part, made once by who has its seat. */
async function issueAll(caller: Caller, kind: RunPaperKind): Promise<IssuedPaper[]> {
  const parts = async () =>
    (await caller.call(readRunPapers, { params: { id: run.id } })).body.run.papers.filter((paper) => paper.kind === kind);
  for (const { part } of await parts()) {
    const { status } = await caller.call(makeRunPaper, { params: { id: run.id }, body: { kind, part, format: 'xlsx' } });
    assert.equal(status, 200, `${kind} ${part}`);
  }
  const issued = (await parts()).map((paper) => paper.issued!);
  for (const { totals } of issued) assert.ok(RUN_PAPERS[kind].control in totals, `${kind} shows its control total`);
  return issued;
}

const sumOf = (papers: readonly IssuedPaper[], title: string) => papers.reduce((sum, { totals }) => sum + (totals[title] ?? Number.NaN), 0);
const rowsOf = (papers: readonly IssuedPaper[]) => papers.reduce((sum, { rows }) => sum + rows, 0);

test('the control totals of every paper of a run are those of the run', async () => {
  const { gross, deductions, government, net, people } = run;
  const payroll = await issueAll(officer, 'GENERAL_PAYROLL');
  assert.deepEqual(
    [rowsOf(payroll), sumOf(payroll, 'Gross amount earned'), sumOf(payroll, 'Total deductions'), sumOf(payroll, 'Net amount due')],
    [people, gross, deductions, net],
  );
  const register = await issueAll(officer, 'REGISTER');
  assert.deepEqual(
    [rowsOf(register), ...['Gross', 'Deductions', 'Net', 'Government shares'].map((title) => sumOf(register, title))],
    [people, gross, deductions, net, government],
  );
  for (const kind of ['ABSTRACT', 'VOUCHER'] as const) {
    const entries = await issueAll(accountant, kind);
    assert.deepEqual([sumOf(entries, 'Debit'), sumOf(entries, 'Credit')], [gross + government, gross + government], kind);
  }
  assert.equal(sumOf(await issueAll(accountant, 'OBLIGATION'), 'Amount'), gross + government);
  const advices = await issueAll(accountant, 'ADVICE');
  const otherwise = await withoutAccount();
  assert.ok(otherwise.net > 0);
  const ofAdvices = ['Gross amount', 'Withholding tax', 'Other deductions', 'Net amount'].map((title) => sumOf(advices, title));
  assert.deepEqual(
    [ofAdvices[0]! + otherwise.gross, ofAdvices[1]! + ofAdvices[2]! + otherwise.deductions, ofAdvices[3]! + otherwise.net],
    [gross, deductions, net],
  );
  assert.equal(sumOf(await issueAll(cashier, 'BANK_LIST'), 'Amount'), net);
});

/** What is paid to those who have no account that a bank could credit. */
async function withoutAccount(): Promise<{ gross: number; deductions: number; net: number }> {
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true)`);
  const { rows } = await app.owner.query<Record<'gross' | 'deductions' | 'net', string>>(
    `select sum(s.gross) as gross, sum(s.deductions) as deductions, sum(s.net) as net
     from payroll.payslip s left join payroll.profile f on f.personnel_id = s.personnel_id
     where s.run_id = $1 and s.held_because is null and f.account_sealed is null`,
    [run.id],
  );
  await app.owner.query('commit');
  const { gross, deductions, net } = rows[0]!;
  return { gross: Number(gross), deductions: Number(deductions), net: Number(net) };
}

test('the index of payments is what its people were paid in the year, by all payslips', async () => {
  const [index] = await issueAll(accountant, 'INDEX');
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true)`);
  const { rows } = await app.owner.query<Record<string, string>>(
    `select count(*) as rows, sum(s.gross) as gross, sum(s.deductions) as deductions, sum(s.net) as net from payroll.payslip s
     where s.is_released and s.month between $2 and $3
       and s.personnel_id in (select personnel_id from payroll.payslip where run_id = $1 and held_because is null)`,
    [run.id, `${run.month.slice(0, 4)}-01`, run.month],
  );
  await app.owner.query('commit');
  const { Gross: gross, Tax: tax, 'Other deductions': others, Net: net } = index!.totals;
  const expected = Object.fromEntries(Object.entries(rows[0]!).map(([name, sum]) => [name, Number(sum)]));
  assert.deepEqual({ rows: index!.rows, gross, deductions: tax! + others!, net }, expected);
});

/** Cells of a file of an agency, row by row, without its heading. */
function readCsv(bytes: Uint8Array): string[][] {
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  return lines
    .slice(1)
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].slice(0, -1).map(([, cell]) => cell!.replace(/^"|"$/g, '')));
}

for (const kind of Object.keys(MONTH_PAPERS).filter((name): name is MonthPaperKind =>
  MONTH_PAPERS[name as MonthPaperKind].formats.includes('csv'),
))
  test(`the file of ${MONTH_PAPERS[kind].name} has the rows and the sums that were issued, with a point and no comma`, async () => {
    const issued = await remit(kind);
    const file = await accountant.call(makeRemittance, { body: { month: run.month, kind, format: 'csv' } });
    const heading = new TextDecoder().decode(file.bytes).split('\r\n')[0]!.replace('\uFEFF', '').split(',');
    const rows = readCsv(file.bytes);
    assert.equal(rows.length, issued.rows);
    const at = heading.indexOf(MONTH_PAPERS[kind].control);
    for (const cells of rows) assert.match(cells[at]!, /^-?\d+\.\d\d$|^-\d+(\.\d)?$/);
    assert.equal(
      rows.reduce((sum, cells) => sum + Math.round(Number(cells[at]) * 100), 0),
      issued.totals[MONTH_PAPERS[kind].control],
    );
  });

test('remittances have the number by which their agency knows the university', async () => {
  const { rows } = await app.owner.query<{ philhealth_no: string }>('select philhealth_no from organization.university');
  const { bytes } = await accountant.call(makeRemittance, { body: { month: run.month, kind: 'RF1', format: 'xlsx' } });
  const folder = await mkdtemp(join(tmpdir(), 'talaan-rf1-'));
  await writeFile(join(folder, 'rf1.xlsx'), bytes);
  const [, control] = await readWorkbookSheets(join(folder, 'rf1.xlsx'));
  await rm(folder, { recursive: true });
  assert.deepEqual(control!.rows[1], ['Employer’s PhilHealth no.', showAgencyNumber('philhealth_no', rows[0]!.philhealth_no)]);
  assert.equal(control!.rows[2]![0], 'Rows');
});

test('each column of the general payroll is there, and earned less deducted is paid', async () => {
  const { body } = await officer.call(readRunPapers, { params: { id: run.id } });
  for (const { issued } of body.run.papers.filter(({ kind }) => kind === 'GENERAL_PAYROLL')) {
    const { 'Gross amount earned': gross, 'Total deductions': deductions, 'Net amount due': net, ...columns } = issued!.totals;
    const sums = Object.values(columns).reduce((sum, one) => sum + one, 0);
    assert.equal(sums, gross! + deductions!, 'the columns of both sides are the two totals');
    assert.equal(gross! - deductions!, net);
  }
});

async function remit(kind: MonthPaperKind): Promise<IssuedPaper> {
  const { status } = await accountant.call(makeRemittance, { body: { month: run.month, kind, format: 'xlsx' } });
  assert.equal(status, 200, kind);
  const { body } = await accountant.call(readRemittances, { query: { month: run.month } });
  return body.papers.find((paper) => paper.kind === kind)!.issued!;
}

/** What the lines of released runs of these months have of items, straight from the table. */
async function sumOfLines(codes: string[], from = run.month): Promise<number> {
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true)`);
  const { rows } = await app.owner.query<{ sum: string }>(
    `select coalesce(sum(l.amount), 0)::text as sum from payroll.line l join payroll.payslip s on s.run_id = l.run_id and s.personnel_id = l.personnel_id
     join payroll.run r on r.id = s.run_id where s.is_released and l.code = any($1) and r.month between $2 and $3`,
    [codes, from, run.month],
  );
  await app.owner.query('commit');
  return Number(rows[0]!.sum);
}

test('what is remitted is what was deducted, with the shares of the government', async () => {
  const gsis = await remit('GSIS');
  assert.deepEqual(
    [gsis.totals['Employee share'], gsis.totals['Government share'], gsis.totals.EC],
    [await sumOfLines(['GSIS']), await sumOfLines(['GSIS_GOV']), await sumOfLines(['EC'])],
  );
  assert.equal(gsis.totals.Total, await sumOfLines(['GSIS', 'GSIS_GOV', 'EC', 'GSIS_MPL']));
  const philhealth = await remit('RF1');
  assert.deepEqual(
    [philhealth.totals['Personal share'], philhealth.totals['Employer share']],
    [await sumOfLines(['PHILHEALTH']), await sumOfLines(['PHILHEALTH_GOV'])],
  );
  const pagibig = await remit('MCRF');
  assert.equal(pagibig.totals.Total, await sumOfLines(['PAGIBIG', 'PAGIBIG_GOV', 'PAGIBIG_MORE', 'PAGIBIG_MP2']));
  const loans = await remit('STLRF');
  assert.equal(loans.totals.Amount, await sumOfLines(['PAGIBIG_MPL', 'PAGIBIG_CALAMITY', 'PAGIBIG_HOUSING']));
  const list = await remit('ALPHALIST');
  assert.equal(
    list.totals['Withheld Jan-Nov']! + list.totals['Withheld December']!,
    await sumOfLines(['WTAX', 'TAX_YEAR'], `${run.month.slice(0, 4)}-01`),
  );
  const {
    'Gross compensation': total,
    '13th month and benefits': benefits,
    'De minimis': small,
    Contributions: shares,
    'Other exempt': other,
  } = list.totals;
  assert.equal(total! - benefits! - small! - shares! - other!, list.totals.Taxable);
});

test('the return of the tax on compensation adds up to what was withheld', async () => {
  const { totals } = await remit('COMPENSATION_TAX');
  const item = (no: string) => Object.entries(totals).find(([title]) => title.startsWith(`${no} `))![1];
  assert.equal(item('27'), await sumOfLines(['WTAX', 'TAX_YEAR']));
  assert.equal(item('17') + item('18') + item('19') + item('20'), item('21'));
  assert.deepEqual([item('14') - item('21'), item('22') - item('23'), item('25') + item('26')], [item('22'), item('24'), item('27')]);
  assert.equal(item('14'), run.gross);
});

test('an advice has its number, the same each time, and the next advice has the next one', async () => {
  const advices = await issueAll(accountant, 'ADVICE');
  assert.deepEqual(
    (await issueAll(cashier, 'ADVICE')).map(({ number }) => number),
    advices.map(({ number }) => number),
  );
  for (const { number } of advices) assert.match(number!, /^\d\d-\d\d-\d{4}-\d{4}$/);
  const first = run;
  const { body } = await officer.call(listRuns, { query: { state: ['RELEASED'], kind: ['REGULAR'] } });
  run = body.runs[1]!;
  const next = await issueAll(accountant, 'ADVICE');
  run = first;
  const serialOf = (papers: IssuedPaper[]) =>
    papers.filter(({ number }) => number!.startsWith('01-')).map(({ number }) => Number(number!.split('-')[2]));
  assert.deepEqual(serialOf(next), [serialOf(advices)[0]! + 1]);
});

test('each seat makes its own papers: account numbers are the cashier’s alone', async () => {
  const makes = async (caller: Caller, kind: RunPaperKind, part: string) =>
    (await caller.call(makeRunPaper, { params: { id: run.id }, body: { kind, part, format: 'xlsx' } })).status;
  const { body } = await cashier.call(readRunPapers, { params: { id: run.id } });
  const bank = body.run.papers.find(({ kind }) => kind === 'BANK_LIST')!.part;
  for (const caller of [officer, accountant, await app.as('budget')]) {
    assert.equal(await makes(caller, 'BANK_LIST', bank), 404);
    const { body: own } = await caller.call(readRunPapers, { params: { id: run.id } });
    assert.equal(
      own.run.papers.some(({ kind }) => kind === 'BANK_LIST'),
      false,
    );
  }
  assert.equal(await makes(await app.as('budget'), 'ADVICE', '01'), 404);
  for (const who of ['hr', 'admin', 'head', 'employee']) assert.equal(await makes(await app.as(who), 'REGISTER', ''), 403, who);
  assert.equal(await makes(officer, 'GENERAL_PAYROLL', '99'), 404);
  const pdf = await officer.call(makeRunPaper, { params: { id: run.id }, body: { kind: 'GENERAL_PAYROLL', part: '01', format: 'pdf' } });
  assert.equal(pdf.status, 422);
});

test('a payroll that is not approved has no papers, and who made a paper is in the audit trail', async () => {
  const { body } = await officer.call(listRuns, { query: { state: ['COMPUTED'] } });
  const early = await officer.call(makeRunPaper, {
    params: { id: body.runs[0]!.id },
    body: { kind: 'REGISTER', part: '', format: 'xlsx' },
  });
  assert.equal(early.status, 409);
  const { rows } = await app.owner.query<{ after: { paper: string } }>(
    "select after from kernel.audit_event where action = 'make a paper of a payroll' and subject = $1",
    [`payroll.run:${run.id}`],
  );
  assert.ok(Object.values(RUN_PAPERS).some(({ name }) => rows.some(({ after: made }) => made.paper === name)));
  assert.ok(rows.every(({ after: made }) => !JSON.stringify(made).includes('total')));
});

test('the general payroll, all payslips and the index of payments are printed by a job', async () => {
  for (const body of [
    { kind: 'GENERAL_PAYROLL', part: '01' },
    { kind: 'PAYSLIPS', part: '' },
    { kind: 'INDEX', part: '' },
  ] as const) {
    const caller = body.kind === 'INDEX' ? accountant : officer;
    const { status, body: started } = await caller.call(printRunPaper, { params: { id: run.id }, body });
    assert.equal(status, 200);
    const job = await app.finishJob(caller, started.job.id);
    assert.equal(job.state, 'done', job.failure ?? '');
    assert.equal(typeof job.result?.file_id, 'number');
  }
});
