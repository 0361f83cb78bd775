import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addDays, addMonths, daysFrom, wholeMonths } from '@talaan/performance/rules/period/days.ts';
import { STUDY_MODES, type ContractTerms, type ObligationRate, type Stretch, type StudyMode } from './grant.ts';

/** A length of time. Days are fewer than a month. */
export interface Length {
  months: number;
  days: number;
}

/** What one mode of study obliges to. */
export interface ObligationPart {
  mode: StudyMode;
  /** The last day of study in it, on which its months are due. */
  to: string;
  length: Length;
  /** Years that count; 0 where a shorter length has months of its own. */
  years: number;
  months: number;
  /** `Full-time study from 1 Jun 2023 to 31 May 2026, 3 years: 3 counted years × 24 months`. */
  says: string;
}

export interface Obligation {
  parts: ObligationPart[];
  /** Of the parts together. */
  computed: number;
  /** Of the contract where it names more, else as computed: a contract never obliges to less (A5.2). */
  months: number;
}

const HALF_YEAR = 6;
/** A month of days that stretches leave over. */
const MONTH_DAYS = 30;
const WORDS: Readonly<Record<StudyMode, string>> = { FULL_TIME: 'Full-time study', PART_TIME: 'Part-time study' };

/**
 * Months of service to which study obliges (domain page, A4, A5.2): each mode by its rate, for each year and a rest of more than six months; a rest of
 * six months or less does not count, and does not carry over to the other mode. Full-time study of six months or less in all has months of its own
 * (CSC MC 21 s.2004), part-time study of that length none.
 */
export function obligationOf(stretches: readonly Stretch[], terms: Pick<ContractTerms, 'rate' | 'months'>): Obligation {
  const parts = STUDY_MODES.flatMap((mode) => {
    const own = joinStretches(stretches.filter((stretch) => stretch.mode === mode));
    return own.length === 0 ? [] : [partOf(mode, own, terms.rate)];
  });
  const computed = parts.reduce((sum, { months }) => sum + months, 0);
  return { parts, computed, months: Math.max(computed, terms.months) };
}

/** The length of study, a day over counted as more: stretches that follow each other are one, days left over make months of thirty. */
export function lengthOf(stretches: readonly Stretch[]): Length {
  const lengths = joinStretches(stretches).map(({ from, to }) => {
    const after = addDays(to, 1);
    const months = wholeMonths(from, after);
    return { months, days: daysFrom(addMonths(from, months), after) - 1 };
  });
  const days = lengths.reduce((sum, one) => sum + one.days, 0);
  const months = lengths.reduce((sum, one) => sum + one.months, 0);
  return lengths.length > 1 ? { months: months + Math.floor(days / MONTH_DAYS), days: days % MONTH_DAYS } : { months, days };
}

/** `3 years`, `1 year 7 months`, `6 months 1 day`. */
export function formatLength({ months, days }: Length): string {
  const count = (number: number, word: string) => (number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`]);
  return [...count(Math.floor(months / 12), 'year'), ...count(months % 12, 'month'), ...count(days, 'day')].join(' ') || '0 days';
}

function partOf(mode: StudyMode, stretches: readonly Stretch[], rate: ObligationRate): ObligationPart {
  const length = lengthOf(stretches);
  const days = stretches.map(({ from, to }) => `from ${longDate(from)} to ${longDate(to)}`).join(' and ');
  const part = { mode, to: stretches.at(-1)!.to, length };
  const says = `${WORDS[mode]} ${days}, ${formatLength(length)}`;
  if (mode === 'FULL_TIME' && !isOver(length, HALF_YEAR)) {
    const short = rate.short.find(({ up_to: upTo }) => !isOver(length, upTo));
    if (short)
      return {
        ...part,
        years: 0,
        months: short.months,
        says: `${says}: ${short.months} months for up to ${formatLength({ months: short.up_to, days: 0 })}`,
      };
  }
  const years = Math.floor(length.months / 12) + (isOver({ ...length, months: length.months % 12 }, HALF_YEAR) ? 1 : 0);
  const perYear = mode === 'FULL_TIME' ? rate.full_time : rate.part_time;
  return {
    ...part,
    years,
    months: years * perYear,
    says: `${says}: ${years} counted ${years === 1 ? 'year' : 'years'} × ${perYear} months`,
  };
}

function isOver({ months, days }: Length, limit: number): boolean {
  return months > limit || (months === limit && days > 0);
}

/** Stretches of one mode of which one begins the day after another ends are one. */
function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = joined.at(-1);
    if (last && last.mode === stretch.mode && addDays(last.to, 1) === stretch.from) last.to = stretch.to;
    else joined.push({ ...stretch });
  }
  return joined;
}
