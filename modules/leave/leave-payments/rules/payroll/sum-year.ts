import { UNPAID_CAUSES, type UnpaidCause, type UnpaidDay } from '@talaan/leave/rules/unpaid/days-on-record.ts';
import { halfOf } from './half-month.ts';
import { shareEffects, type PayEffect, type UnpaidPay, type UnpaidTerms } from './pay-effect.ts';

/** A day without pay at the pay of that day. */
export interface PaidAt extends UnpaidDay, Pick<UnpaidPay, 'monthly' | 'daily'> {
  /** What the application is of; null where it is of none. */
  typeName: string | null;
}

export interface HalfSum extends PayEffect {
  half: string;
  thousandths: number;
  lines: LineSum[];
}

interface LineSum extends PayEffect {
  cause: UnpaidCause;
  what: string;
  applicationId: number | null;
  dates: { date: string; thousandths: number }[];
  thousandths: number;
}

/**
 * Days without pay by half-month, the latest first, each cause a line. What they take is computed once for the month, by its terms: the lines of a
 * half-month add up to it, and the two halves to the month.
 */
export function sumByHalf(days: readonly PaidAt[], termsOf: (month: string) => UnpaidTerms): HalfSum[] {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...months].flatMap(([month, own]) => halvesOf(own, termsOf(month))).toSorted((one, other) => (one.half > other.half ? -1 : 1));
}

function halvesOf(days: readonly PaidAt[], terms: UnpaidTerms): HalfSum[] {
  const halves = [...Map.groupBy(days, ({ date }) => halfOf(date))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const byHalf = halves.map(([half, own]) => ({
    half,
    own,
    lines: [...Map.groupBy(own, (one) => `${one.cause} ${one.applicationId} ${one.standing}`).values()],
  }));
  const shares = shareEffects(
    byHalf.flatMap(({ lines }) => lines),
    terms,
  ).values();
  return byHalf.map(({ half, own, lines }) => {
    const summed = lines.map((line): LineSum => ({ ...describe(line), ...shares.next().value! }));
    return { half, ...sumKnown(summed), thousandths: sumOf(own), lines: summed };
  });
}

function describe(line: readonly PaidAt[]): Omit<LineSum, keyof PayEffect> {
  const { typeName, standing, cause, applicationId } = line[0]!;
  return {
    cause,
    what: typeName ?? standing ?? UNPAID_CAUSES[cause],
    applicationId,
    dates: line.map(({ date, thousandths }) => ({ date, thousandths })),
    thousandths: sumOf(line),
  };
}

/** Of the lines of one figure; the salary is null where that of one line is not known. */
function sumKnown(lines: readonly PayEffect[]): PayEffect {
  const { salary, pera } = sumEffects(lines);
  return { salary: lines.every((line) => line.salary !== null) ? salary : null, pera };
}

/** The sum of figures; the salary is null where none of them is known. */
export function sumEffects(figures: readonly PayEffect[]): PayEffect {
  const known = figures.filter(({ salary }) => salary !== null);
  return {
    salary: figures.length > 0 && known.length === 0 ? null : known.reduce((sum, { salary }) => sum + salary!, 0),
    pera: figures.reduce((sum, { pera }) => sum + pera, 0),
  };
}

function sumOf(days: readonly { thousandths: number }[]): number {
  return days.reduce((sum, { thousandths }) => sum + thousandths, 0);
}
