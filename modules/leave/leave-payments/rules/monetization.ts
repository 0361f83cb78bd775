import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';

/** Limits of MC 41 s.1998 Sec. 22, in thousandths of a day. */
export const MONETIZATION = { leastBalance: 15_000, least: 10_000, mostInYear: 30_000, stays: 5_000 } as const;

/** What may be used today, without what other requests hold, and what was monetized or is asked for in the year; thousandths of a day. */
export interface MonetizationFacts {
  vl: number;
  sl: number;
  inYear: number;
}

/** The part of vacation leave and the part of sick leave, or why it is refused. */
export type MonetizationJudged = { vl: number; sl: number; refused: null } | { refused: string };

/** The most that may be monetized without a special reason; below 10 days nothing may. */
export function mostMonetized({ vl, inYear }: Pick<MonetizationFacts, 'vl' | 'inYear'>): number {
  return vl < MONETIZATION.leastBalance ? 0 : Math.max(0, Math.min(vl - MONETIZATION.stays, MONETIZATION.mostInYear - inYear));
}

/** Ten to thirty days of vacation leave in a year, of which five stay (MC 41 s.1998 Sec. 22). */
export function judgeMonetization(thousandths: number, facts: MonetizationFacts): MonetizationJudged {
  const most = mostMonetized(facts);
  if (facts.vl < MONETIZATION.leastBalance)
    return { refused: `Vacation leave of ${say(MONETIZATION.leastBalance)} is needed; ${say(facts.vl)} may be used.` };
  if (most < MONETIZATION.least)
    return { refused: `At most ${say(MONETIZATION.mostInYear)} are monetized in a year; ${say(facts.inYear)} of this year are taken.` };
  if (thousandths < MONETIZATION.least) return { refused: `At least ${say(MONETIZATION.least)} are monetized.` };
  if (thousandths > most) {
    const why =
      most === facts.vl - MONETIZATION.stays
        ? `${say(MONETIZATION.stays)} of vacation leave stay`
        : `${say(MONETIZATION.mostInYear)} are the limit of a year`;
    return { refused: `At most ${say(most)} may be monetized: ${why}.` };
  }
  return { vl: thousandths, sl: 0, refused: null };
}

/**
 * Half of all credits or more, for a special reason (Sec. 23): free of the limits above, vacation leave first, sick leave where it is not
 * enough (domain page, section 14).
 */
export function judgeHalf(thousandths: number, { vl, sl }: Pick<MonetizationFacts, 'vl' | 'sl'>): MonetizationJudged {
  const half = leastOfHalf({ vl, sl });
  if (half === 0) return { refused: 'There are no credits that may be used.' };
  if (thousandths < half) return { refused: `Half of all credits is ${say(half)}; less is monetized without a special reason.` };
  if (thousandths > vl + sl) return { refused: `All credits that may be used are ${say(vl + sl)}.` };
  const ofVacation = Math.min(vl, thousandths);
  return { vl: ofVacation, sl: thousandths - ofVacation, refused: null };
}

/** Half of all credits, rounded up. */
export function leastOfHalf({ vl, sl }: Pick<MonetizationFacts, 'vl' | 'sl'>): number {
  return Math.ceil((vl + sl) / 2);
}

function say(thousandths: number): string {
  return formatAmount(thousandths, 'thousandth of a day');
}
