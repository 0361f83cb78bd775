import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addAllowance } from '../contract/people.ts';
import { listOwnPayslips, readOwnPayslip, readPayslip } from '../contract/payslips.ts';
import { computeRun, holdPayslips, listPayslips, listRuns, openRun, readRun } from '../contract/runs.ts';
import { computeRunJob } from './compute/compute-run.ts';
import { bringTo, compute, openComputed, step } from './fixtures/payroll-kit.ts';

let app: TestApp;
let officer: Caller;
let checker: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
  checker = await app.as('payroll2');
});
after(() => app.close());

async function runOf(id: number, caller = officer) {
  const { status, body } = await caller.call(readRun, { params: { id } });
  assert.equal(status, 200);
  return body.run;
}

/** The run of November that waits to be checked in the demo. */
async function november(): Promise<number> {
  const { body } = await officer.call(listRuns, { query: { state: ['COMPUTED'] } });
  return body.runs[0]!.id;
}

test('while a run is computed again all read what was computed before; stopped in the middle it changed nothing, and begun anew it is whole, once', async () => {
  const id = await november();
  await compute(app, id);
  const payslips = async () => {
    const { body } = await officer.call(listPayslips, { params: { id }, query: { per_page: 200 } });
    return new Map(body.payslips.map((row) => [row.personnel_id, row.gross]));
  };
  const before_ = await payslips();
  const { body } = await officer.call(listPayslips, { params: { id }, query: { per_page: 200 } });
  const person = body.payslips.find(({ causes }) => causes.length === 0)?.personnel_id;
  const hazard = { code: 'HAZARD', monthly: 250_000, by_days: false, authority: 'Board Resolution 12', from: '2026-11-01', to: null };
  assert.equal((await officer.call(addAllowance, { params: { id: person! }, body: hazard })).status, 200);
  const read: Map<number, number>[] = [];
  const stopped = {
    server: app.server,
    accountId: 0,
    runId: '',
    progress: async (done: number, total: number) => {
      read.push(await payslips());
      if (done === total) throw new Error('killed');
    },
  };
  await assert.rejects(computeRunJob.run(stopped, { run: id }), /killed/);
  assert.deepEqual([...read, await payslips()], [before_, before_, before_]);
  await compute(app, id);
  const after_ = await payslips();
  assert.ok(after_.get(person!)! > before_.get(person!)!, 'the allowance, less what days without pay take of it');
  assert.deepEqual(new Set(after_.keys()), new Set(before_.keys()), 'everyone has one payslip');
});

test('who computed a run does not check it; from seat to seat it is released, and each owner reads their payslip', async () => {
  const id = await november();
  await compute(app, id);
  const refused = await step(officer, id, 'check');
  assert.equal(refused.status, 409);
  assert.match((refused.body as { message: string }).message, /You computed this run/);
  await bringTo(app, id, 'certify');
  const waiting = await runOf(id);
  const { body: inbox } = await (await app.as('president')).call(readInbox, { query: { kind: 'payroll-run' } });
  assert.equal(inbox.requests.find((row) => row.record_id === id)?.says, `${waiting.people} people, net ${formatPesos(waiting.net)}`);
  assert.equal((await step(await app.as('president'), id, 'approve')).status, 200);
  const cashier = await app.as('cashier');
  const { body: asked } = await cashier.call(readTimeline, { params: { id } });
  const question = asked.request.actions.find(({ action }) => action === 'release')?.question ?? '';
  assert.ok(question.startsWith(`Release ${formatPesos(waiting.net)} to ${waiting.people} people? `), question);
  assert.match(question, / (has|have) no bank account on record\. .*nothing of this run changes after that\.$/);
  assert.equal((await step(cashier, id, 'release')).status, 200);
  const run = await runOf(id);
  assert.deepEqual([run.state, run.people > 50, run.net], ['RELEASED', true, run.gross - run.deductions]);
  const employee = await app.as('employee');
  const { body: own } = await employee.call(listOwnPayslips, { query: {} });
  assert.equal(own.payslips[0]?.run_id, id);
  assert.match(own.payslips[0].number, /^2026-11-\d{5}$/);
  const { body: slip } = await employee.call(readOwnPayslip, { params: { id } });
  const sum = (side: string) => slip.payslip.lines.reduce((all, line) => all + (line.side === side ? line.amount : 0), 0);
  assert.deepEqual([sum('EARNING'), sum('DEDUCTION')], [slip.payslip.gross, slip.payslip.deductions]);
  assert.equal(slip.payslip.first_half + slip.payslip.second_half, slip.payslip.net);
  const { forecast } = slip;
  assert.equal(forecast?.months_left, 1);
  assert.equal(forecast.difference, forecast.tax - forecast.withheld);
  assert.ok(forecast.withheld >= slip.payslip.year.tax && forecast.taxable > slip.payslip.year.taxable);
});

test('the numbers of a month have no gap, and a released payslip never changes', async () => {
  await app.owner.query(`begin; select set_config('talaan.opened', '*', true)`);
  const { rows } = await app.owner.query<{ numbers: number; last: number }>(
    "select count(*)::integer as numbers, max(right(number, 5)::integer) as last from payroll.payslip where number like '2026-11-%'",
  );
  assert.equal(rows[0]!.numbers, rows[0]!.last);
  await assert.rejects(
    app.owner.query("update payroll.line set amount = amount + 1 where for_month = '2026-10'"),
    /a released run never changes/,
  );
  await app.owner.query('rollback');
});

test('a month is run once, and what is learned after its release is in the next one, once', async () => {
  const twice = await officer.call(openRun, { body: { kind: 'REGULAR', month: '2026-11', campus_id: null, fund_code: null, title: '' } });
  assert.equal(twice.status, 422);
  const { rows } = await app.owner.query<{ personnel_id: number }>(`
    select s.personnel_id from personnel.salary_view s join identity.account_view c on c.personnel_id = s.personnel_id
    where c.email = 'employee@talaan.example' and s.during @> date '2026-10-05'`);
  const person = rows[0]!.personnel_id;
  await app.owner.query(
    `insert into personnel.standing (personnel_id, status_code, during) values ($1, 'SUSP', daterange('2026-10-05', '2026-10-08'))`,
    [person],
  );
  const adjustment = await openComputed(app, 'ADJUSTMENT', '2026-12');
  const { body } = await officer.call(readPayslip, { params: { id: adjustment, person } });
  const lwop = body.payslip.lines.find(({ code }) => code === 'LWOP');
  assert.equal(lwop?.for_month, '2026-10');
  assert.equal(lwop.amount < 0, true);
  await compute(app, adjustment);
  const { body: again } = await officer.call(readPayslip, { params: { id: adjustment, person } });
  assert.deepEqual(again.payslip.lines, body.payslip.lines);
  const next = await openComputed(app, 'REGULAR', '2026-12');
  const { body: december } = await officer.call(readPayslip, { params: { id: next, person } });
  assert.equal(
    december.payslip.lines.some(({ for_month: of }) => of === '2026-10'),
    false,
    'the adjustment pays it',
  );
});

test('held pay leaves the sums of its run, and comes back; nobody else reads payslips', async () => {
  const { body: runs } = await officer.call(listRuns, { query: { state: ['COMPUTED'], kind: ['REGULAR'] } });
  const id = runs.runs[0]!.id;
  const { body: slips } = await officer.call(listPayslips, { params: { id }, query: {} });
  const [first] = slips.payslips;
  const { body: read } = await officer.call(readPayslip, { params: { id, person: first!.personnel_id } });
  assert.deepEqual(read.findings.map(({ code }) => code).toSorted(), first!.findings, 'what was found is beside the payslip');
  const before_ = await runOf(id);
  const short = await officer.call(holdPayslips, { params: { id }, body: { personnel_ids: [first!.personnel_id], because: 'No' } });
  assert.equal(short.status, 422);
  const empty = await officer.call(holdPayslips, { params: { id }, body: { personnel_ids: [first!.personnel_id], because: '' } });
  assert.equal(empty.status, 422, 'an empty reason lets nobody go');
  await officer.call(holdPayslips, {
    params: { id },
    body: { personnel_ids: [first!.personnel_id], because: 'Absent without leave since Monday' },
  });
  const held = await runOf(id);
  assert.deepEqual([held.people, held.net, held.held], [before_.people - 1, before_.net - first!.net, 1]);
  await officer.call(holdPayslips, { params: { id }, body: { personnel_ids: [first!.personnel_id], because: null } });
  assert.equal((await runOf(id)).net, before_.net);
  for (const who of ['hr', 'admin', 'head', 'employee']) {
    const caller = await app.as(who);
    const answers = [
      await caller.call(listPayslips, { params: { id }, query: {} }),
      await caller.call(readPayslip, { params: { id, person: first!.personnel_id } }),
      await caller.call(readRun, { params: { id } }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 403, 404],
      who,
    );
  }
  const budget = await app.as('budget');
  assert.equal((await budget.call(computeRun, { params: { id } })).status, 403);
  assert.equal((await checker.call(computeRun, { params: { id } })).status, 200);
});

test('a run that was sent back is mended, computed again and goes its way anew', async () => {
  const { body: runs } = await officer.call(listRuns, { query: { state: ['COMPUTED'], kind: ['REGULAR'] } });
  const id = runs.runs[0]!.id;
  await compute(app, id);
  assert.equal((await step(checker, id, 'check')).status, 200);
  const budget = await app.as('budget');
  assert.equal((await step(budget, id, 'giveBack')).status, 422, 'a reason is needed');
  assert.equal((await step(budget, id, 'giveBack', 'The fund of two people is wrong.')).status, 200);
  assert.equal((await runOf(id)).state, 'COMPUTED');
  await compute(app, id);
  assert.equal((await runOf(id)).sent_back?.reason, 'The fund of two people is wrong.', 'also once it is computed again');
  assert.equal((await step(officer, id, 'cancel', 'Opened by mistake')).status, 200);
  assert.equal((await officer.call(listPayslips, { params: { id }, query: {} })).body.total, 0);
});
