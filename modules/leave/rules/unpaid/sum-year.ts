import { UNPAID_CAUSES, type UnpaidCause, type UnpaidDay } from './days-on-record.ts';
import { halfOf } from './half-month.ts';
import { payEffect, shareEffects, type PayEffect, type UnpaidPay, type UnpaidTerms } from './pay-effect.ts';

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

/** Days without pay by half-month, the latest first, each cause a line; the figure of a half-month is rounded once, and its lines add up to it. */
export function sumByHalf(days: readonly PaidAt[], termsOf: (half: string) => UnpaidTerms): HalfSum[] {
  const halves = [...Map.groupBy(days, ({ date }) => halfOf(date))].toSorted(([one], [other]) => (one > other ? -1 : 1));
  return halves.map(([half, own]) => {
    const lines = [...Map.groupBy(own, (one) => `${one.cause} ${one.applicationId} ${one.standing}`).values()];
    const shares = shareEffects(lines, termsOf(half));
    return {
      half,
      ...payEffect(own, termsOf(half)),
      thousandths: sumOf(own),
      lines: lines.map((line, at) => ({
        cause: line[0]!.cause,
        what: line[0]!.typeName ?? line[0]!.standing ?? UNPAID_CAUSES[line[0]!.cause],
        applicationId: line[0]!.applicationId,
        dates: line.map(({ date, thousandths }) => ({ date, thousandths })),
        thousandths: sumOf(line),
        ...shares[at]!,
      })),
    };
  });
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
