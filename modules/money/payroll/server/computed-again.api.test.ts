import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import type { FindingCode } from '../contract/fields.ts';
import { computeRun, holdPayslips, listPayslips, openRun, readRun, settleFindings } from '../contract/runs.ts';
import { readPayslip } from '../contract/payslips.ts';
import { compute, openComputed } from './fixtures/payroll-kit.ts';

let app: TestApp;
let officer: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
});
after(() => app.close());

const hold = (id: number, person: number, because: string | null) =>
  officer.call(holdPayslips, { params: { id }, body: { personnel_ids: [person], because } });

async function november(): Promise<number> {
  const { rows } = await app.owner.query<{ id: number }>(
    "select id from payroll.run where kind = 'REGULAR' and month = '2026-11' and state = 'COMPUTED'",
  );
  return rows[0]!.id;
}

/** Suspended on three days of a month that was paid: what was paid too much is learned late. */
async function suspend(person: number, from: string, to: string): Promise<void> {
  await app.owner.query(`insert into personnel.standing (personnel_id, status_code, during) values ($1, 'SUSP', daterange($2, $3))`, [
    person,
    from,
    to,
  ]);
}

async function latePart(id: number, person: number, month: string): Promise<number> {
  const { status, body } = await officer.call(readPayslip, { params: { id, person } });
  if (status === 404) return 0;
  return body.payslip.lines.filter((line) => line.for_month === month && line.code === 'LWOP').reduce((sum, line) => sum + line.amount, 0);
}

test('who is held stays held when the run is computed again, and what was settled stays settled while it says the same', async () => {
  const id = await november();
  await compute(app, id);
  const { body } = await officer.call(listPayslips, { params: { id }, query: { per_page: 200 } });
  const missing = body.payslips.find(({ findings }) => findings.includes('NO_TIN') || findings.includes('NO_ACCOUNT'))!;
  const code = missing.findings.find((one) => one === 'NO_TIN' || one === 'NO_ACCOUNT')!;
  const held = body.payslips.find(({ personnel_id: one }) => one !== missing.personnel_id)!;
  await officer.call(settleFindings, {
    params: { id },
    body: { code, personnel_ids: [missing.personnel_id], because: 'Applied for, the receipt was seen' },
  });
  await hold(id, held.personnel_id, 'Absent without leave since Monday');
  const before_ = (await officer.call(readRun, { params: { id } })).body.run;
  const row = async () => {
    const found = await officer.call(listPayslips, { params: { id }, query: { finding: [code], per_page: 200 } });
    return found.body.payslips.find(({ personnel_id: one }) => one === missing.personnel_id)!;
  };
  assert.deepEqual([(await row()).findings.includes(code), (await row()).unsettled.includes(code)], [true, false]);
  await compute(app, id);
  const after_ = (await officer.call(readRun, { params: { id } })).body.run;
  assert.deepEqual([after_.net, after_.held, after_.blocking, after_.findings], [before_.net, 1, before_.blocking, before_.findings]);
  await hold(id, held.personnel_id, null);
});

test('what does not block is settled of everyone at once; what blocks is settled of chosen people', async () => {
  const id = await november();
  const settle = (code: FindingCode, people: number[] | null) =>
    officer.call(settleFindings, { params: { id }, body: { code, personnel_ids: people, because: 'Applied for, the receipts were seen' } });
  const found = async () => (await officer.call(readRun, { params: { id } })).body.run.findings;
  const several = (await found()).find(({ blocks, open }) => !blocks && open > 1)!;
  const { status, body } = await settle(several.code, null);
  assert.deepEqual([status, body.message], [200, `Settled of ${several.open} people. The reason stays beside it.`]);
  assert.equal((await found()).find(({ code }) => code === several.code)?.open, 0);
  assert.equal((await settle('AWAY', null)).status, 422);
});

test('two runs that are computed at the same moment take what was learned late once', async () => {
  const id = await november();
  const { body } = await officer.call(listPayslips, { params: { id }, query: { per_page: 200 } });
  const person = body.payslips.at(-1)!.personnel_id;
  await suspend(person, '2026-10-05', '2026-10-08');
  const opened = await officer.call(openRun, {
    body: { kind: 'ADJUSTMENT', month: '2026-11', campus_id: null, fund_code: null, title: '' },
  });
  const jobs = await Promise.all([id, opened.body.id].map((run) => officer.call(computeRun, { params: { id: run } })));
  for (const job of await Promise.all(jobs.map(({ body: { job } }) => app.finishJob(officer, job.id))))
    assert.equal(job.state, 'done', job.failure ?? '');
  const late = await Promise.all([id, opened.body.id].map((run) => latePart(run, person, '2026-10')));
  assert.equal(late.filter((amount) => amount < 0).length, 1, late.join());
});

test('held pay that another run pays since is not let go before its run is computed again', async () => {
  const id = await november();
  const { body } = await officer.call(listPayslips, { params: { id }, query: { per_page: 200 } });
  const { personnel_id: person, net } = body.payslips[3]!;
  assert.equal((await hold(id, person, 'No clearance of the last month')).status, 200);
  const next = await openComputed(app, 'REGULAR', '2026-12');
  assert.notEqual(
    (await officer.call(readPayslip, { params: { id: next, person } })).body.payslip.lines.find(({ for_month: of }) => of === '2026-11'),
    undefined,
  );
  const refused = await hold(id, person, null);
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /Regular payroll, December 2026 pays .* what was held here\. Compute this run again/);
  await compute(app, id);
  assert.equal((await hold(id, person, null)).status, 200);
  const { body: again } = await officer.call(readPayslip, { params: { id, person } });
  assert.ok(again.payslip.net < net, 'the next run pays the rest');
});
