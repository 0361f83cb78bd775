import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { readPayslip } from '../contract/payslips.ts';
import { listPayslips, readRun } from '../contract/runs.ts';
import { compute, makeCasuals, openComputed, peopleByRecord } from './fixtures/payroll-kit.ts';

const MONTH = '2026-10';
const DAILY_OF_CASUAL = 79_573;

let app: TestApp;
let officer: Caller;
/** Two with a locked record of October, and two without. */
let locked: number[];
let open: number[];
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
  locked = await peopleByRecord(app, true);
  open = await peopleByRecord(app, false);
});
after(() => app.close());

/** This one serves by a contract at a daily rate with a premium from October on, in place of another. */
async function makeJobOrder(person: number): Promise<void> {
  await app.owner.query("select set_config('talaan.reason', 'As the test needs it', false)");
  await app.owner.query("update personnel.appointment set status_code = 'JO', item_id = null where personnel_id = $1", [person]);
  await app.owner.query(
    `update contracts.contract set personnel_id = $1, status_code = 'JO', during = '[2026-10-01,2027-01-01)', rate_kind = 'daily', rate = 79573, premium = 20
     where id = (select min(id) from contracts.contract where state = 'ACTIVE')`,
    [person],
  );
}

async function payslip(id: number, person: number) {
  const { body } = await officer.call(readPayslip, { params: { id, person } });
  return body.payslip;
}

async function daysPaid(person: number): Promise<number> {
  const { rows } = await app.owner.query<{ days: number }>(
    `select sum(1000 - least(absent_thousandths, 1000))::integer as days from attendance.day_view
     where personnel_id = $1 and date between '2026-10-01' and '2026-10-31' and status in ('COMPLETE', 'INCOMPLETE', 'OB', 'WFH')`,
    [person],
  );
  return rows[0]!.days;
}

test('a casual is paid by the days of the locked record; without one the run says so and pays nothing', async () => {
  const [paid, unpaid] = [locked[0]!, open[0]!];
  await makeCasuals(app, [paid, unpaid]);
  const id = await openComputed(app, 'CASUAL', MONTH);
  const slip = await payslip(id, paid);
  const wages = slip.lines.find(({ code }) => code === 'WAGES');
  const { daily, thousandths } = wages!.why.parts![0]!.figures;
  assert.ok(daily && thousandths);
  assert.equal(daily, DAILY_OF_CASUAL);
  assert.ok(thousandths >= (await daysPaid(paid)), 'days at work, and the holidays and leave between them');
  assert.equal(wages!.amount, Math.round((DAILY_OF_CASUAL * thousandths) / 1000));
  assert.ok(slip.lines.some(({ code }) => code === 'GSIS'));
  assert.ok(!slip.lines.some(({ code }) => code === 'LWOP' || code === 'BASIC'));
  const nothing = await payslip(id, unpaid);
  assert.deepEqual([nothing.gross, nothing.lines], [0, []]);
  const { body } = await officer.call(listPayslips, { params: { id }, query: { finding: ['NO_RECORD'] } });
  assert.deepEqual(
    body.payslips.map((row) => [row.personnel_id, row.unsettled.includes('NO_RECORD')]),
    [[unpaid, true]],
  );
  const again = await openComputed(app, 'CASUAL', MONTH);
  const { body: second } = await officer.call(listPayslips, { params: { id: again }, query: {} });
  assert.deepEqual(
    second.payslips.map((row) => row.personnel_id),
    [unpaid],
    'who is paid by a run of the month is in no other one',
  );
});

test('a job order is paid by contract and record, and taxed as was declared: no more than 250,000 is free', async () => {
  const [paid, unpaid] = [locked[1]!, open[1]!];
  await makeJobOrder(paid);
  await app.owner.query("update personnel.appointment set status_code = 'JO', item_id = null where personnel_id = $1", [unpaid]);
  const undeclared = await payslip(await openComputed(app, 'JOBORDER', MONTH), paid);
  const pay = undeclared.lines.find(({ code }) => code === 'JO_PAY')!;
  const { daily, premium_per10000: premium, thousandths } = (pay.why as { figures: Record<string, number> }).figures;
  assert.deepEqual([daily, premium], [79_573, 2000]);
  assert.equal(thousandths, await daysPaid(paid));
  assert.equal(pay.amount, Math.round((79_573 * 12_000 * thousandths) / 10_000_000));
  const taxes = (lines: typeof undeclared.lines) =>
    lines.filter(({ code }) => code === 'EWT' || code === 'PERCENTAGE_TAX').map(({ code, amount }) => [code, amount]);
  assert.deepEqual(taxes(undeclared.lines), [
    ['EWT', Math.round(undeclared.gross / 10)],
    ['PERCENTAGE_TAX', Math.round((undeclared.gross * 3) / 100)],
  ]);
  assert.equal(undeclared.salary_grade, null);
  await app.owner.query("begin; select set_config('talaan.opened', '*', true)");
  await app.owner.query(
    `insert into payroll.profile (personnel_id, job_tax, job_kind, declared_on) values ($1, 'NONE', 'SERVICE', '2026-01-10')
     on conflict (personnel_id) do update set job_tax = 'NONE', job_kind = 'SERVICE', declared_on = '2026-01-10'`,
    [paid],
  );
  await app.owner.query('commit');
  const { body: runs } = await officer.call(listPayslips, { params: { id: undeclared.run_id }, query: { finding: ['NO_SALARY'] } });
  assert.deepEqual(
    runs.payslips.map((row) => row.personnel_id).filter((id) => [paid, unpaid].includes(id)),
    [unpaid],
    'there is no contract to pay by',
  );
  await compute(app, undeclared.run_id);
  assert.deepEqual(taxes((await payslip(undeclared.run_id, paid)).lines), []);
  const { body } = await officer.call(readRun, { params: { id: undeclared.run_id } });
  assert.equal(body.run.changed, 0);
});
