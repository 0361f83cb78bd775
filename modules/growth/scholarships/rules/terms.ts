import type { Dated } from '@talaan/performance/rules/dated.ts';
import { DEFAULT_RATE, type ObligationRate, type RefundTerms } from './grant.ts';
import { DEFAULT_LENGTHS, type LengthTable } from './length.ts';

export interface ObligationTable extends Dated, ObligationRate {}

/** What a breach costs, offered to each contract. */
export interface RefundTable extends Dated, RefundTerms {}

/** What the university asks of its scholars, from a day on (A5.1): the days of a study are granted by the day of filing, all else by the day of signing. */
export interface ScholarshipTerms {
  OBLIGATION: ObligationTable;
  REFUND: RefundTable;
  LENGTHS: LengthTable;
}

/** With what a university begins (domain page, A4): all that was spent but travel is refunded, in the part not served, with 6 % a year from demand. */
export const DEFAULT_TERMS: ScholarshipTerms = {
  OBLIGATION: { effective_on: '2012-01-01', source: 'CSC MC 21, s. 2004; scholarship policy of the university', ...DEFAULT_RATE },
  REFUND: {
    effective_on: '2012-01-01',
    source: 'Scholarship policy of the university',
    base: ['TUITION', 'STIPEND', 'BOOKS', 'THESIS', 'SALARY', 'OTHER'],
    unfinished_per10000: null,
    interest_per10000: 600,
  },
  LENGTHS: DEFAULT_LENGTHS,
};

const HALF_YEAR = 6;

/** Why study cannot oblige to this, or null: who studies longer is never obliged to less, up to six months and above them. */
export function whyNotObligation({ full_time: full, short }: ObligationRate): string | null {
  const isRising = short.every(({ up_to: upTo, months }, at) => {
    const before = short[at - 1];
    return before === undefined || (upTo > before.up_to && months >= before.months);
  });
  const last = short.at(-1);
  if (last?.up_to !== HALF_YEAR) return 'Say what study of up to 6 months obliges to.';
  return isRising && last.months <= full ? null : 'Longer study would oblige to less service. Enter as many months or more for it.';
}
