import { openBonus, type Bonus } from '@talaan/payroll-year/contract/bonuses.ts';
import { listLeavers, openLastPay } from '@talaan/payroll-year/contract/last-pay.ts';
import { printTaxCertificates } from '@talaan/payroll-year/contract/tax-certificates.ts';
import { computeRun, listPayslips, listRuns, openRun, readRun, settleFindings } from '@talaan/payroll/contract/runs.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { callerOf, count, finishJob, monthBefore, requireDone, weekdayOfMonth, type University } from '../university.ts';

/** The seats of a run in the order of their steps. */
const WAY = [
  ['payroll2', 'check'],
  ['budget', 'certifyFunds'],
  ['accounting', 'certify'],
  ['president', 'approve'],
  ['cashier', 'release'],
] as const;

/** On which weekday of a month what is paid; casuals and job orders by the records of the month before. */
const BY_RECORDS_ON = 10;
const BONUS_ON = 12;
export const REGULAR_ON = 14;
const ADJUSTED_ON = 16;
const LAST_PAY_ON = 17;
/** In December: all that is paid of the year has been. */
const PRINTED_ON = 20;
const BONUSES: Partial<Record<number, Bonus[]>> = { 4: ['CLOTHING'], 5: ['MIDYEAR'], 11: ['YEAREND'], 12: ['PEI'] };
/** Months in which what was learned late is paid beside the regular payroll. */
const ADJUSTED = [4, 8, 11];

type Kind = 'REGULAR' | 'CASUAL' | 'JOBORDER' | 'ADJUSTMENT';

/** The payroll of the month, from the opening of a run to its release: computed by one officer, checked by the other, and on from seat to seat. */
export async function payrollPays(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  const month = day.toPlainYearMonth().toString();
  if (on === BY_RECORDS_ON)
    for (const kind of ['CASUAL', 'JOBORDER'] as const) await pay(university, await open(university, kind, monthBefore(day)));
  if (on === BONUS_ON)
    for (const bonus of BONUSES[day.month] ?? []) {
      const body = { bonus, month, campus_id: null, fund_code: null };
      await pay(university, requireDone(bonus, await callerOf(university, 'payroll').call(openBonus, { body })).body.id);
    }
  if (on === REGULAR_ON) await pay(university, await open(university, 'REGULAR', month));
  if (on === ADJUSTED_ON && ADJUSTED.includes(day.month)) await pay(university, await open(university, 'ADJUSTMENT', month));
  if (on === LAST_PAY_ON) await payLeavers(university, day);
  if (on === PRINTED_ON && day.month === 12) await printTax(university, day.year);
}

/** Those who left this year and are cleared have their last pay, in one run. */
async function payLeavers(university: University, day: Temporal.PlainDate): Promise<void> {
  const officer = callerOf(university, 'payroll');
  const { body } = requireDone('who left', await officer.call(listLeavers, {}));
  const left = body.leavers.filter((one) => one.is_cleared && one.run_id === null && one.last_day >= `${day.year}-01-01`);
  if (left.length === 0) return;
  const wanted = { month: day.toPlainYearMonth().toString(), campus_id: null, personnel_ids: left.map((one) => one.personnel_id) };
  await pay(university, requireDone('last pay', await officer.call(openLastPay, { body: wanted })).body.id);
  count(university, 'last pays', left.length);
}

/** BIR Form 2316 of all. */
async function printTax(university: University, year: number): Promise<void> {
  const wanted = { params: { year }, body: { personnel_ids: null } };
  const { body } = requireDone('BIR Form 2316', await callerOf(university, 'payroll').call(printTaxCertificates, wanted));
  await finishJob(university, 'payroll', body.job.id);
  count(university, 'years of BIR Form 2316 printed');
}

/** A run of its own, or the one of its kind and month that stands as a draft. */
async function open(university: University, kind: Kind, month: string): Promise<number> {
  const officer = callerOf(university, 'payroll');
  const query = { kind: [kind], state: ['DRAFT' as const, 'COMPUTED' as const], per_page: 50 };
  const { body } = requireDone('runs', await officer.call(listRuns, { query }));
  const standing = body.runs.find((run) => run.month === month);
  if (standing) return standing.id;
  const wanted = { kind, month, campus_id: null, fund_code: null, title: '' };
  return requireDone(`${kind} of ${month}`, await officer.call(openRun, { body: wanted })).body.id;
}

async function pay(university: University, id: number): Promise<void> {
  const officer = callerOf(university, 'payroll');
  const { body } = requireDone('a run to compute', await officer.call(computeRun, { params: { id } }));
  await finishJob(university, 'payroll', body.job.id);
  const { body: computed } = requireDone('a run', await officer.call(readRun, { params: { id } }));
  if (computed.run.people === 0) {
    await takeAsItIs(university, 'payroll', id, 'cancel', 'It pays no one');
    return count(university, 'runs that pay no one, cancelled');
  }
  await settle(university, id);
  for (const [who, action] of WAY) await takeAsItIs(university, who, id, action, '');
  const { body: released } = requireDone('a run', await officer.call(readRun, { params: { id } }));
  count(university, 'payslips released', released.run.people);
}

/** A step of a run as it is now. */
async function takeAsItIs(university: University, who: string, id: number, action: string, remarks: string): Promise<void> {
  const seat = callerOf(university, who);
  const { body } = requireDone('a run', await seat.call(readTimeline, { params: { id } }));
  const step = { action, seen: body.request.seen, remarks };
  requireDone(`${action} of run ${id}`, await seat.call(takeStep, { params: { id }, body: step }));
}

/** What hinders the certification is looked at, and settled with a reason. */
async function settle(university: University, id: number): Promise<void> {
  const officer = callerOf(university, 'payroll');
  const { body } = requireDone('a run', await officer.call(readRun, { params: { id } }));
  for (const { code, blocks, open } of body.run.findings)
    for (let left = blocks ? open : 0; left > 0;) {
      const query = { finding: [code], per_page: 200 };
      const { body: found } = requireDone('payslips', await officer.call(listPayslips, { params: { id }, query }));
      const people = found.payslips.filter(({ unsettled }) => unsettled.includes(code)).map((row) => row.personnel_id);
      if (people.length === 0) break;
      const wanted = { code, personnel_ids: people, because: 'Looked at: it is as the records say' };
      requireDone(`findings ${code}`, await officer.call(settleFindings, { params: { id }, body: wanted }));
      left -= people.length;
    }
}
