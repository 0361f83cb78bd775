import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { casualPay, payOfCasual, type CasualFacts } from '../../../rules/casual-pay.ts';
import { daysWithPay, paidDaysAt, sumBetween } from '../../../rules/days-with-pay.ts';
import { stillDue } from '../../../rules/differences.ts';
import { jobOrderPay, payOfJobOrder } from '../../../rules/job-orders/job-order-pay.ts';
import type { JobOrderTax } from '../../../rules/job-orders/job-order-tax.ts';
import type { PayLine } from '../../../rules/pay-line.ts';
import { payslipOf } from '../../../rules/payslip.ts';
import type { Figures } from '../../../rules/figures/rates.ts';
import { hashOf } from '../fingerprint-of.ts';
import type { KindOfRun } from '../run-terms.ts';
import { payByMonths, type PayBasis } from '../pay-by-months.ts';
import { whoServesAs } from '../who-is-paid.ts';
import { gatherCasuals, gatherJobOrders, type CasualMonth, type JobOrderMonth } from './gather-records.ts';

const casuals: PayBasis<CasualMonth> = {
  gather: gatherCasuals,
  fingerprint: (facts, figures) => hashOf([facts?.service ?? [], facts?.days ?? [], facts?.unpaid ?? [], facts?.extras ?? []], figures),
  isReady: ({ is_locked: isLocked }) => isLocked,
  expected: (facts, figures, dues) => casualPay(daysOf(facts), figures, dues),
  compose: (facts, year, figures, others) => payOfCasual({ ...daysOf(facts), year }, figures, others),
  composeLate: (month, earlier, _facts, figures) => payslipOf({ month, own: [], earlier, deductions: [], year: null }, figures),
  kept: ({ service, unpaid, extras, deductions, is_locked: isLocked, month }) => ({
    month,
    segments: service,
    unpaid,
    extras,
    deductions,
    is_locked: isLocked,
  }),
};

const jobOrders: PayBasis<JobOrderMonth> = {
  gather: gatherJobOrders,
  fingerprint: (facts, figures) => hashOf([facts?.service ?? [], facts?.days ?? [], facts?.unpaid ?? []], figures),
  isReady: ({ is_locked: isLocked }) => isLocked,
  expected: contractPay,
  compose: (facts, _year, figures, { paid = [], earlier = [] }) =>
    payOfJobOrder(
      {
        month: facts.month,
        own: stillDue(contractPay(facts, figures), paid),
        earlier,
        deductions: facts.is_locked ? facts.deductions : [],
        tax: taxOf(facts),
      },
      figures,
    ),
  composeLate: (month, earlier, facts, figures) => payOfJobOrder({ month, own: [], earlier, deductions: [], tax: taxOf(facts) }, figures),
  kept: ({ service, unpaid, deductions, is_locked: isLocked, month }) => ({
    month,
    segments: service.map(({ from, to }) => ({ from, to })),
    contracts: service,
    unpaid,
    deductions,
    is_locked: isLocked,
  }),
};

/** Casuals by the days of their locked records; without one they are found, and not paid. */
export const casualPayroll: KindOfRun = { people: (db, run) => whoServesAs(db, run, sql`k.code = 'CAS'`), ...payByMonths(casuals) };

/** Job orders and contracts of service alike, by the rate of their contracts and with their own taxes. */
export const jobOrderPayroll: KindOfRun = {
  people: (db, run) => whoServesAs(db, run, sql`k.code in ('JO', 'COS')`),
  ...payByMonths(jobOrders),
};

function daysOf({ month, service, days, unpaid, extras, deductions, is_locked: isLocked }: CasualMonth): CasualFacts {
  if (!isLocked) return { month, days: [], extras: [], deductions: [], year: null };
  return { month, days: paidDaysAt(service, daysWithPay(days, unpaid, true), unpaid), extras, deductions, year: null };
}

/** What the contracts of a month give, each under its number. */
function contractPay({ month, service, days, unpaid, is_locked: isLocked }: JobOrderMonth, figures: Figures): PayLine[] {
  if (!isLocked) return [];
  const paid = daysWithPay(days, unpaid, false);
  return service.flatMap(({ id, from, to, rate_kind: kind, rate, premium }) => {
    const within = days.filter(({ date }) => date >= from && date <= to);
    const minutes = within.reduce((sum, one) => sum + one.minutes, 0);
    const absent = within.reduce((sum, { date, absent: off }) => sum + Math.min(off + unpaidOn(unpaid, date), 1000), 0);
    const contract =
      kind === 'daily'
        ? ({
            basis: 'DAILY',
            daily: rate,
            premium_per10000: premium * 100,
            thousandths: sumBetween(paid, from, to),
            minutes_late: minutes,
          } as const)
        : ({ basis: 'MONTHLY', segments: [{ from, to, monthly: rate }], absent, minutes_late: minutes } as const);
    return jobOrderPay(month, contract, figures).map((line) => ({ ...line, reference: id }));
  });
}

function unpaidOn(unpaid: JobOrderMonth['unpaid'], day: string): number {
  return unpaid.reduce((sum, { date, thousandths, cause }) => (date === day && cause === 'LEAVE' ? sum + thousandths : sum), 0);
}

/** The regime that was declared by the end of the month; who has left is taxed as of the last month. */
function taxOf(facts: JobOrderMonth | undefined): JobOrderTax {
  const isDeclared = facts?.declared_on != null && facts.declared_on <= monthBounds(facts.month).to;
  return {
    kind: facts?.job_kind ?? 'SERVICE',
    regime: (isDeclared && facts.job_tax) || 'UNDECLARED',
    paid_before: facts?.paid_before ?? 0,
  };
}
