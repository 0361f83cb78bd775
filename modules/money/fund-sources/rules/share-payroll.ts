import { PAY_ITEMS } from '@talaan/payroll/contract/codes.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { replacePaid, type NewEntry, type PostedMonth } from './follow-cost.ts';
import type { MonthPart, YearPart } from './year-cost.ts';

/** A line of a released payslip that a fund source may pay, in centavos. */
export interface PayrollLine {
  code: string;
  name: string;
  amount: number;
  /** YYYY-MM. */
  for_month: string;
  /** Of the pay by a contract. */
  contract: number | null;
}

/** What a released payslip paid somebody. */
export interface PaidSlip {
  number: string;
  lines: readonly PayrollLine[];
  /** Months whose wages or pay by contract are settled by released payrolls, this one among them. */
  settled: readonly { kind: ChargedService['kind']; month: string }[];
  /** Benefits of a year that released payrolls have paid: `2026 MIDYEAR`. */
  benefits: readonly string[];
}

/** The service of a person that a fund source pays in a year, with what it costs by now and what the ledger says. */
export interface ChargedService {
  id: number;
  year: number;
  kind: 'APPOINTMENT' | 'CONTRACT';
  /** Of a contract. */
  record_id: number | null;
  from: string;
  to: string;
  cost: readonly MonthPart[];
  posted: readonly PostedMonth[];
}

export interface SharedPayment {
  chargeId: number;
  entries: NewEntry[];
  parts: YearPart[];
}

/** Pay of contracts of service and job orders; all else is of appointments. */
const OF_CONTRACTS = ['JO_PAY', 'JO_ABSENT', 'GRATUITY'];
const BENEFITS = PAY_ITEMS.filter(({ kind }) => kind === 'BENEFIT').map(({ code }) => code);

interface Share {
  charge: ChargedService;
  month: number;
  line: PayrollLine;
  amount: number;
}

/**
 * What a payslip moves in the ledger: each line is paid by the service of its month; a benefit by the service for which it is planned, in the month in
 * which it is. Where the fund changed within a month each bears its part of what the month costs. A month is closed, which frees what was not paid of
 * it, once its pay is settled and no benefit that is planned for it is still to come.
 */
export function sharePayroll(slip: PaidSlip, charges: readonly ChargedService[]): SharedPayment[] {
  const shares = slip.lines.flatMap((line) => shareLine(line, charges));
  return charges.flatMap((charge) => {
    const own = shares.filter((one) => one.charge === charge);
    const settled = settledMonths(slip, charge);
    const months = new Set([...own.map(({ month }) => month), ...settled]);
    const entries = [...months]
      .toSorted((one, other) => one - other)
      .flatMap((month) => {
        const amount = own.reduce((sum, one) => sum + (one.month === month ? one.amount : 0), 0);
        return entryOf(charge, { month, amount, closes: settled.has(month) && !isToCome(slip, charge, month) });
      });
    return entries.length === 0 ? [] : [{ chargeId: charge.id, entries, parts: partsOf(slip, own) }];
  });
}

function entryOf(charge: ChargedService, { month, amount, closes }: { month: number; amount: number; closes: boolean }): NewEntry[] {
  const known = charge.posted.find((one) => one.month === month) ?? { month, to_pay: 0, paid: 0, is_closed: false };
  const entry = known.is_closed ? { month, to_pay: 0, paid: amount, closes: false } : replacePaid(known, { amount, closes });
  return entry.to_pay !== 0 || entry.paid !== 0 || entry.closes ? [entry] : [];
}

function settledMonths(slip: PaidSlip, charge: ChargedService): Set<number> {
  const within = slip.settled.filter(({ kind, month }) => kind === charge.kind && servesIn(charge, month));
  return new Set(within.map(({ month }) => numberOf(month)));
}

/** Whether a benefit that is planned for the month has not been paid yet. */
function isToCome({ benefits }: PaidSlip, { cost, year }: ChargedService, month: number): boolean {
  return cost.some((part) => part.month === month && BENEFITS.includes(part.code) && !benefits.includes(`${year} ${part.code}`));
}

function shareLine(line: PayrollLine, charges: readonly ChargedService[]): Share[] {
  const year = Number(line.for_month.slice(0, 4));
  const kind = OF_CONTRACTS.includes(line.code) ? 'CONTRACT' : 'APPOINTMENT';
  const own = charges.filter((charge) => charge.kind === kind && charge.year === year);
  const planned = own.find(({ cost }) => BENEFITS.includes(line.code) && cost.some(({ code }) => code === line.code));
  if (planned) {
    const { month } = planned.cost.find(({ code }) => code === line.code)!;
    return [{ charge: planned, month, line, amount: line.amount }];
  }
  const month = numberOf(line.for_month);
  const serving = own.filter(
    (charge) => servesIn(charge, line.for_month) && (line.contract === null || charge.record_id === line.contract),
  );
  return divide(
    line.amount,
    serving.map((charge) => costOfMonth(charge, month)),
  ).map((amount, at) => ({ charge: serving[at]!, month, line, amount }));
}

/** An amount by weights, to the centavo: the last has what is left. */
function divide(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight, at) => {
    const part = at === weights.length - 1 ? left : all === 0 ? 0 : Number((BigInt(amount) * BigInt(weight)) / BigInt(all));
    left -= part;
    return part;
  });
}

/** What each item comes to, with the payslip that paid it. */
function partsOf({ number }: PaidSlip, shares: readonly Share[]): YearPart[] {
  return [...Map.groupBy(shares, ({ line }) => line.code)].map(([code, ones]) => ({
    code,
    label: ones[0]!.line.name,
    amount: ones.reduce((sum, one) => sum + one.amount, 0),
    how: `Payslip ${number}`,
    source: null,
  }));
}

function costOfMonth({ cost }: ChargedService, month: number): number {
  return cost.reduce((sum, part) => sum + (part.month === month ? part.amount : 0), 0);
}

function servesIn({ from, to }: ChargedService, month: string): boolean {
  const bounds = monthBounds(month);
  return from <= bounds.to && to >= bounds.from;
}

function numberOf(month: string): number {
  return Number(month.slice(5));
}
