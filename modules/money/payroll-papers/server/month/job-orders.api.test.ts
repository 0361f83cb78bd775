import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { computeRun, openRun } from '@talaan/payroll/contract/runs.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import type { MonthPaperKind } from '../../contract/kinds.ts';
import { makeRemittance, printCertificates, readRemittances } from '../../contract/papers.ts';

const MONTH = '2026-10';

let app: TestApp;
let officer: Caller;
let accountant: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  [officer, accountant] = [await app.as('payroll'), await app.as('accounting')];
});
after(() => app.close());

const WAY = [
  ['payroll2', 'check'],
  ['budget', 'certifyFunds'],
  ['accounting', 'certify'],
  ['president', 'approve'],
  ['cashier', 'release'],
] as const;

/** A released payroll of one job order without a sworn declaration. */
async function releaseJobOrder(): Promise<void> {
  const { owner } = app;
  await owner.query("select set_config('talaan.reason', 'As the test needs it', false)");
  const { rows } = await owner.query<{ id: number }>(
    `select a.personnel_id as id from personnel.appointment_view a
     where a.during @> daterange($1::date, $1::date + 31) and a.status_code = 'PERM'
       and exists (select from dtr.frozen_month f where f.personnel_id = a.personnel_id and f.superseded_at is null and f.during @> $1::date + 14)
       and not exists (select from contracts.contract c where c.personnel_id = a.personnel_id) order by 1 limit 1`,
    [`${MONTH}-01`],
  );
  const person = rows[0]!.id;
  await owner.query("update personnel.appointment set status_code = 'JO', item_id = null where personnel_id = $1", [person]);
  await owner.query(
    `update contracts.contract set personnel_id = $1, status_code = 'JO', during = daterange($2::date, $2::date + 90), rate_kind = 'daily', rate = 79573,
       premium = 20 where id = (select min(id) from contracts.contract where state = 'ACTIVE')`,
    [person, `${MONTH}-01`],
  );
  const { body: opened } = await officer.call(openRun, {
    body: { kind: 'JOBORDER', month: MONTH, campus_id: null, fund_code: null, title: '' },
  });
  const { body: started } = await officer.call(computeRun, { params: { id: opened.id } });
  const job = await app.finishJob(officer, started.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  await owner.query("begin; select set_config('talaan.opened', '*', true)");
  await owner.query(
    `update payroll.finding set settled_because = 'As the test needs it', settled_by = (select made_by from payroll.run where id = $1), settled_at = now()
     where run_id = $1`,
    [opened.id],
  );
  await owner.query('update payroll.run set blocking = 0 where id = $1', [opened.id]);
  await owner.query('commit');
  for (const [who, action] of WAY) {
    const seat = await app.as(who);
    const { body } = await seat.call(readTimeline, { params: { id: opened.id } });
    const step = { action, seen: body.request.seen, remarks: '', attachment_path: null };
    const { status, body: said } = await seat.call(takeStep, { params: { id: opened.id }, body: step });
    assert.equal(status, 200, `${action}: ${JSON.stringify(said)}`);
  }
}

/** What was withheld by an item in the month, straight from the lines. */
async function sumOfLines(code: string): Promise<number> {
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true)`);
  const { rows } = await app.owner.query<{ sum: string }>(
    `select coalesce(sum(l.amount), 0)::text as sum from payroll.line l join payroll.payslip s on s.run_id = l.run_id and s.personnel_id = l.personnel_id
     where s.is_released and s.month = $2 and l.code = $1`,
    [code, MONTH],
  );
  await app.owner.query('commit');
  return Number(rows[0]!.sum);
}

async function papersOf(month: string) {
  return (await accountant.call(readRemittances, { query: { month } })).body.papers;
}

async function remit(kind: MonthPaperKind) {
  const { status } = await accountant.call(makeRemittance, { body: { month: MONTH, kind, format: 'xlsx' } });
  assert.equal(status, 200, kind);
  return (await papersOf(MONTH)).find((paper) => paper.kind === kind)!.issued!;
}

test('what was withheld of job orders is in 1601-EQ, 1600-PT and the certificates, one page a payee', async () => {
  const isDue = async () => (await papersOf(MONTH)).some(({ kind }) => kind === 'EXPANDED_TAX');
  assert.equal(await isDue(), false, 'nothing is due of a quarter in which nothing was withheld');
  await releaseJobOrder();
  assert.equal(await isDue(), true);
  const [expanded, percentage] = [await sumOfLines('EWT'), await sumOfLines('PERCENTAGE_TAX')];
  assert.ok(expanded > 0 && percentage > 0);
  const [quarter, ofMonth, certificates] = [await remit('EXPANDED_TAX'), await remit('PERCENTAGE_TAX'), await remit('CERTIFICATES')];
  assert.equal(quarter.totals['Tax withheld'], expanded);
  assert.equal(ofMonth.totals['Tax withheld'], percentage);
  assert.deepEqual([certificates.rows, certificates.totals], [quarter.rows + ofMonth.rows, { 'Tax withheld': expanded + percentage }]);
  const { body, status } = await accountant.call(printCertificates, { body: { month: MONTH } });
  assert.equal(status, 200);
  const job = await app.finishJob(accountant, body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
  const pdf = await accountant.call(downloadFile, { params: { id: Number(job.result!.file_id) } });
  assert.equal((await PDFDocument.load(pdf.bytes)).getPageCount(), quarter.rows);
  const early = await accountant.call(printCertificates, { body: { month: '2020-01' } });
  assert.equal(early.status, 404);
});
