import { monthName } from '@talaan/kernel/contract/dates.ts';
import { LEAST_ANSWERS } from './client-satisfaction.ts';

/** What is known of an answer beside what it says. */
export interface PlacedAnswer {
  id: string;
  answered_on: string;
  service_id: number;
  is_external: boolean;
  office_id: number;
  campus_id: number;
}

/** At least five answers of a period, and what all of them have in common as far as it is shown. */
export interface AnswerPart {
  from_day: string;
  to_day: string;
  service_id: number | null;
  is_external: boolean | null;
  office_id: number | null;
  campus_id: number | null;
  answers: string[];
}

type Fact = 'service_id' | 'is_external' | 'office_id' | 'campus_id';

interface Choice {
  /** How many months: a month, a quarter or a year. */
  months: 1 | 3 | 12;
  facts: readonly Fact[];
  /** Without waiting for the end of the period. */
  isAtOnce?: boolean;
}

const SERVICE = ['service_id', 'is_external'] as const;
const OFFICE = ['office_id', 'campus_id'] as const;

/**
 * What five answers must share, the most telling first: a month is shown for an office alone; what a quarter leaves of an office is shown
 * with other offices, so that a quarter has nearly all of its answers.
 */
const CHOICES: readonly Choice[] = [
  { months: 1, facts: [...OFFICE, ...SERVICE], isAtOnce: true },
  { months: 1, facts: [...OFFICE, 'is_external'] },
  { months: 3, facts: [...OFFICE, ...SERVICE] },
  { months: 3, facts: [...OFFICE, 'is_external'] },
  { months: 3, facts: ['campus_id', ...SERVICE] },
  { months: 3, facts: SERVICE },
  { months: 3, facts: ['is_external'] },
  { months: 12, facts: [...OFFICE, ...SERVICE] },
  { months: 12, facts: ['campus_id', ...SERVICE] },
  { months: 12, facts: SERVICE },
  { months: 12, facts: ['is_external'] },
  { months: 12, facts: [] },
];

/**
 * Puts waiting answers into parts of at least five. A part is never changed, and whatever is answered is a sum of whole parts: no two answers, of
 * whichever filters and days, differ by one to four clients. What shares too little with others waits, for less telling parts until the month, the
 * quarter or the year is over.
 */
export function formParts(waiting: readonly PlacedAnswer[], today: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let left = waiting;
  for (const { months, facts, isAtOnce } of CHOICES) {
    const alike = Map.groupBy(left, (one) => [periodOf(one.answered_on, months).from_day, ...facts.map((fact) => one[fact])].join(' '));
    const formed = [...alike.values()].filter(
      ([first, ...others]) => others.length + 1 >= LEAST_ANSWERS && (isAtOnce || periodOf(first!.answered_on, months).to_day < today),
    );
    for (const group of formed)
      parts.push({ ...periodOf(group[0]!.answered_on, months), ...pick(group[0]!, facts), answers: group.map(({ id }) => id) });
    const taken = new Set(formed.flat());
    left = left.filter((one) => !taken.has(one));
  }
  return parts;
}

function pick(answer: PlacedAnswer, facts: readonly Fact[]): Pick<AnswerPart, Fact> {
  const told = <F extends Fact>(fact: F) => (facts.includes(fact) ? answer[fact] : null);
  return { service_id: told('service_id'), is_external: told('is_external'), office_id: told('office_id'), campus_id: told('campus_id') };
}

/** The month, the quarter or the year of a day. */
export function periodOf(day: string, months: 1 | 3 | 12): { from_day: string; to_day: string } {
  const date = Temporal.PlainDate.from(day);
  const from = date.with({ month: date.month - ((date.month - 1) % months), day: 1 });
  return { from_day: from.toString(), to_day: from.add({ months }).subtract({ days: 1 }).toString() };
}

/** `November 2026`, `Quarter 4 of 2026` or `2026`. */
export function periodName(from: string, to: string): string {
  const [year, month, last] = [from.slice(0, 4), Number(from.slice(5, 7)), Number(to.slice(5, 7))];
  if (month === last) return monthName(from.slice(0, 7));
  return last - month === 2 ? `Quarter ${last / 3} of ${year}` : year;
}
