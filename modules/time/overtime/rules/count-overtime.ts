import { overlap } from '@talaan/attendance/rules/spans.ts';
import type { Span } from '@talaan/attendance/rules/types.ts';
import { OVERTIME_SETTINGS, type DayKind, type OvertimeSettings } from './settings.ts';

/** All that the countable minutes of one person and day depend on; minutes from midnight of the day, above 1440 the morning after. */
export interface OvertimeDay {
  kind: DayKind;
  /** Where the regular hours end; null where the day has none. */
  after: number | null;
  /** The approved windows. */
  windows: readonly Span[];
  /** When the punches show the person at work, in order and apart. */
  presence: readonly Span[];
  /** The minute of the approval, where it came on the day or after it; earlier work was not ordered. */
  approvedAt?: number;
}

export type CountReason = 'COUNTED' | 'BEFORE_APPROVAL' | 'REGULAR_HOURS' | 'NOT_PUNCHED' | 'MEAL_BREAK' | 'BELOW_MINIMUM' | 'OVER_MOST';

/** A part of an approved window whose minutes count, or do not for one reason. */
export type Stretch = Span & { reason: CountReason };

export interface CountedOvertime {
  minutes: number;
  /** The approved windows from end to end, in order: each minute with its reason. */
  stretches: Stretch[];
}

/**
 * Countable overtime of a day (domain page, section 9.1; CSC-DBM JC 2 s.2004, JC 2 s.2015): the approved window where the punches show
 * the person at work after the regular hours, without meal breaks after which the work goes on for more than an hour, at least an hour a
 * day, at most twelve on a free day.
 */
export function countOvertime(day: OvertimeDay, settings: OvertimeSettings = OVERTIME_SETTINGS): CountedOvertime {
  const worked = cut(day, settings).map((part) => ({ ...part, reason: reasonOf(part, day) }));
  const end = worked.findLast(({ reason }) => reason === 'COUNTED')?.to ?? 0;
  const rested = worked.map((part) => (part.reason === 'COUNTED' && isMeal(part, end, settings) ? { ...part, reason: MEAL } : part));
  const least = sum(rested) < settings.minimumMinutes ? rested.map((part) => relabel(part, 'BELOW_MINIMUM')) : rested;
  const most = day.kind === 'WORK' ? least : leaveOutSurplus(least, settings.mostOnFreeDay);
  const stretches = join(most);
  return { minutes: sum(stretches), stretches };
}

const MEAL: CountReason = 'MEAL_BREAK';

/** The windows, cut wherever anything changes. */
function cut({ windows, presence, after, approvedAt }: OvertimeDay, { mealBreaks }: OvertimeSettings): Span[] {
  const ends = [...windows, ...presence, ...mealBreaks].flatMap(({ from, to }) => [from, to]);
  if (after !== null) ends.push(after);
  if (approvedAt !== undefined) ends.push(approvedAt);
  const cuts = [...new Set(ends)].toSorted((one, other) => one - other);
  return cuts
    .slice(1)
    .map((to, at) => ({ from: cuts[at]!, to }))
    .filter((part) => windows.some((window) => overlap(window, part) > 0));
}

function reasonOf(part: Span, { after, presence, approvedAt }: OvertimeDay): CountReason {
  if (after !== null && part.to <= after) return 'REGULAR_HOURS';
  if (!presence.some((stay) => overlap(stay, part) > 0)) return 'NOT_PUNCHED';
  return approvedAt !== undefined && part.to <= approvedAt ? 'BEFORE_APPROVAL' : 'COUNTED';
}

/** 17:00 to 20:00 is three hours, since the work ends an hour after the break. */
function isMeal(part: Span, end: number, { mealBreaks, workAfterMeal }: OvertimeSettings): boolean {
  return mealBreaks.some((meal) => overlap(meal, part) > 0 && end > meal.to + workAfterMeal);
}

function relabel(part: Stretch, reason: CountReason): Stretch {
  return part.reason === 'COUNTED' ? { ...part, reason } : part;
}

function leaveOutSurplus(parts: readonly Stretch[], most: number): Stretch[] {
  let left = most;
  return parts.flatMap((part) => {
    if (part.reason !== 'COUNTED') return [part];
    const counted = Math.min(left, part.to - part.from);
    left -= counted;
    const middle = part.from + counted;
    const both: Stretch[] = [
      { from: part.from, to: middle, reason: 'COUNTED' },
      { from: middle, to: part.to, reason: 'OVER_MOST' },
    ];
    return both.filter(({ from, to }) => to > from);
  });
}

function sum(parts: readonly Stretch[]): number {
  return parts.reduce((minutes, { from, to, reason }) => minutes + (reason === 'COUNTED' ? to - from : 0), 0);
}

function join(parts: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.to === part.from && last.reason === part.reason) last.to = part.to;
    else joined.push({ ...part });
  }
  return joined;
}
