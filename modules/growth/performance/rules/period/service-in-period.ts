import { addDays, daysFrom } from './days.ts';
import type { Period } from './period.ts';

/** Days in which a person holds a position in an office; null without an end. On detail or secondment `is_outside`: the receiving agency rates. */
export interface Stay {
  id: number;
  from: string;
  to: string | null;
  office_id: number;
  is_outside: boolean;
}

/** Away so that the days do not count: full study leave, sabbatical, without pay (domain page, B6.3). */
export const AWAY_CAUSES = ['STUDY', 'SABBATICAL', 'WITHOUT_PAY'] as const;
export type AwayCause = (typeof AWAY_CAUSES)[number];

/** Whole days away, both counted. */
export interface Away {
  from: string;
  to: string;
  cause: AwayCause;
}

/** The form of one stay in a period. */
export interface PartOfPeriod {
  stay_id: number;
  office_id: number;
  is_outside: boolean;
  /** The first and the last day of service that count. */
  from: string;
  to: string;
  days: number;
}

export interface ServiceInPeriod {
  parts: PartOfPeriod[];
  /** Of all parts together. */
  days: number;
  is_rated: boolean;
  /** Why the person is not rated, in a sentence; null where they are. */
  reason: string | null;
}

/**
 * The forms of a person in a period, one for each position or detail (domain page, B6.3). A day counts for the stay that began last, and not while
 * the person is away. With 90 days together each part is rated, however short; with fewer none is.
 */
export function serviceInPeriod(
  stays: readonly Stay[],
  away: readonly Away[],
  period: Pick<Period, 'from' | 'to'>,
  leastDays: number,
): ServiceInPeriod {
  const inOrder = stays.toSorted((one, other) => one.from.localeCompare(other.from) || one.id - other.id);
  const parts = new Map<number, PartOfPeriod>();
  const lost = { STUDY: 0, SABBATICAL: 0, WITHOUT_PAY: 0 };
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const stay = inOrder.findLast(({ from, to }) => from <= day && (to === null || to >= day));
    if (!stay) continue;
    const absent = away.find(({ from, to }) => from <= day && to >= day);
    if (absent) lost[absent.cause] += 1;
    else addDay(parts, stay, day);
  }
  const all = [...parts.values()];
  const days = all.reduce((sum, part) => sum + part.days, 0);
  const isRated = days >= leastDays;
  return { parts: all, days, is_rated: isRated, reason: isRated ? null : reasonOf(days, lost, leastDays, period) };
}

function addDay(parts: Map<number, PartOfPeriod>, { id, office_id, is_outside }: Stay, day: string): void {
  const part = parts.get(id) ?? { stay_id: id, office_id, is_outside, from: day, to: day, days: 0 };
  parts.set(id, { ...part, to: day, days: part.days + 1 });
}

const AWAY_WORDS: Readonly<Record<AwayCause, string>> = {
  STUDY: 'on study leave',
  SABBATICAL: 'on sabbatical',
  WITHOUT_PAY: 'without pay',
};

function reasonOf(
  days: number,
  lost: Readonly<Record<AwayCause, number>>,
  least: number,
  { from, to }: Pick<Period, 'from' | 'to'>,
): string {
  const away = AWAY_CAUSES.filter((cause) => lost[cause] > 0).map((cause) => `${lost[cause]} days ${AWAY_WORDS[cause]}`);
  const besides = away.length > 0 ? `, besides ${away.join(', ')}` : '';
  return `${days} of ${daysFrom(from, to)} days in service${besides}; a rating needs ${least}.`;
}
