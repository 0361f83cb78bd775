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
  for (const stretch of stretchesOf(period, [...stays, ...away])) {
    const stay = inOrder.findLast((one) => holds(one, stretch.from));
    if (!stay) continue;
    const absent = away.find((one) => holds(one, stretch.from));
    if (absent) lost[absent.cause] += daysFrom(stretch.from, stretch.to);
    else addStretch(parts, stay, stretch);
  }
  const all = [...parts.values()];
  const days = all.reduce((sum, part) => sum + part.days, 0);
  const isRated = days >= leastDays;
  return { parts: all, days, is_rated: isRated, reason: isRated ? null : reasonOf(days, lost, leastDays, period) };
}

interface Stretch {
  from: string;
  to: string;
}

/** A period cut where any of these begins and after any ends: within a stretch every day is alike. */
function stretchesOf({ from, to }: Stretch, cuts: readonly { from: string; to: string | null }[]): Stretch[] {
  const begins = cuts
    .flatMap((cut) => [cut.from, ...(cut.to === null ? [] : [addDays(cut.to, 1)])])
    .filter((day) => day > from && day <= to);
  const starts = [from, ...new Set(begins.toSorted())];
  return starts.map((day, at) => ({ from: day, to: at + 1 < starts.length ? addDays(starts[at + 1]!, -1) : to }));
}

function holds({ from, to }: { from: string; to: string | null }, day: string): boolean {
  return from <= day && (to === null || to >= day);
}

function addStretch(parts: Map<number, PartOfPeriod>, { id, office_id, is_outside }: Stay, { from, to }: Stretch): void {
  const part = parts.get(id) ?? { stay_id: id, office_id, is_outside, from, to, days: 0 };
  parts.set(id, { ...part, to, days: part.days + daysFrom(from, to) });
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
