import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ADJECTIVES, type Level } from '../levels.ts';
import { addDays, addMonths } from '../period/days.ts';
import type { Period } from '../period/period.ts';

/** A rating period of a person, with what the law asks about it. */
export interface WatchedPeriod {
  period: Pick<Period, 'name' | 'from' | 'to'>;
  /** Of the closed or final form; null while or where there is none. */
  level: Level | null;
  /** The form was closed without a rating: the run is broken. */
  is_not_rated: boolean;
  /** Recorded as poor within the first three months of the period. */
  poor_early: boolean;
  /** When the developmental intervention for this period was recorded; null where it was not. */
  intervened_on: string | null;
  /** When the person received the written notice that a weak rating of this period may lead to dropping; null where they did not. */
  noticed_on: string | null;
}

export const WEAK_STATES = ['NONE', 'INTERVENTION_DUE', 'WARNED', 'NOTICE_DUE', 'NOTICE_MISSED', 'MAY_BE_DROPPED', 'NOT_DROPPED'] as const;

/**
 * INTERVENTION_DUE: weak, and no intervention is recorded yet. NOTICE_DUE: the next period is not rated yet, and its notice can still be served. WARNED: it was
 * served in time. NOTICE_MISSED: it was not. MAY_BE_DROPPED: weak again after notice and intervention. NOT_DROPPED: weak again without them.
 */
export type WeakState = (typeof WEAK_STATES)[number];

export interface WeakJudged {
  state: WeakState;
  /** The last day on which the notice is served: three months before the end of the period that follows; null where none is due. */
  notice_by: string | null;
  /** In a sentence, for the head and the paper. */
  says: string;
  /** The period whose weak rating this is about, and the one after it where it runs or is rated; null where nothing is weak. */
  weak: WatchedPeriod | null;
  next: WatchedPeriod | null;
}

/** After receipt of the decision who is dropped may appeal to the Civil Service Commission for so many days. */
export const APPEAL_DAYS = 15;
const NOTICE_MONTHS = 3;

/**
 * Intervention and dropping from the rolls (2017 RACCS Sec. 107; domain page, B1), as of a day: Unsatisfactory or Poor in a period, or poor in its
 * first three months, asks for a developmental intervention; Unsatisfactory or Poor in the next period may be dropped, where the written notice came
 * at least three months before that period ends. A first Poor alone does not suffice, and a period not rated between breaks the run.
 * `periods` are in their order, one after the other.
 * Ratings of a period are awaited until it is rated or closed without a rating, also after its last day.
 */
export function judgeWeakRatings(periods: readonly WatchedPeriod[], today: string): WeakJudged {
  const at = periods.findLastIndex(({ level, is_not_rated: isNotRated }) => level !== null || isNotRated);
  const rated = periods[at];
  const before = periods[at - 1];
  // The ratings of a period are final when the next one runs already.
  const running = periods.find(({ period }, place) => place > at && period.from <= today);
  if (rated && before && isWeak(before) && isWeakRating(rated.level)) {
    const second = judgeSecond(before, rated);
    if (second.state === 'MAY_BE_DROPPED' || !running) return second;
  }
  if (rated && running && isWeak(rated)) return judgeRunning(rated, running, today);
  const last = running ?? rated;
  if (!last || !isWeak(last)) return NONE;
  if (last.intervened_on === null)
    return {
      state: 'INTERVENTION_DUE',
      notice_by: null,
      says: `${formatWeak(last)} Plan and record a developmental intervention.`,
      weak: last,
      next: null,
    };
  return {
    state: 'NONE',
    notice_by: null,
    says: `${formatWeak(last)} The intervention is recorded since ${longDate(last.intervened_on)}.`,
    weak: last,
    next: null,
  };
}

/** The last day on which a notice for a period is served. */
export function noticeBy({ to }: Pick<Period, 'to'>): string {
  return addMonths(to, -NOTICE_MONTHS);
}

/** The last day of the appeal to the Civil Service Commission, for who is dropped. */
export function droppingAppealUntil(receivedOn: string): string {
  return addDays(receivedOn, APPEAL_DAYS);
}

const NONE: WeakJudged = { state: 'NONE', notice_by: null, says: 'No weak rating asks for anything.', weak: null, next: null };

function judgeRunning(before: WatchedPeriod, running: WatchedPeriod, today: string): WeakJudged {
  const by = noticeBy(running.period);
  const weak = formatWeak(before);
  const about = { notice_by: by, weak: before, next: running };
  if (before.intervened_on === null)
    return {
      ...about,
      state: 'INTERVENTION_DUE',
      says:
        today <= by
          ? `${weak} Record the developmental intervention; the notice for ${running.period.name} is due by ${longDate(by)}.`
          : `${weak} Record the developmental intervention; the notice for ${running.period.name} was due by ${longDate(by)}: a weak rating in it does not drop.`,
    };
  const { noticed_on: noticed } = running;
  if (noticed !== null && noticed <= by)
    return { ...about, state: 'WARNED', says: `${weak} The notice for ${running.period.name} was received on ${longDate(noticed)}.` };
  if (noticed === null && today <= by)
    return { ...about, state: 'NOTICE_DUE', says: `${weak} The notice for ${running.period.name} must be received by ${longDate(by)}.` };
  return {
    ...about,
    state: 'NOTICE_MISSED',
    says: `${weak} The notice for ${running.period.name} was not received by ${longDate(by)}: a weak rating in it does not drop.`,
  };
}

function judgeSecond(before: WatchedPeriod, last: WatchedPeriod): WeakJudged {
  const by = noticeBy(last.period);
  const about = { notice_by: by, weak: before, next: last };
  const both = `${formatWeak(before)} ${formatWeak(last)}`;
  const missing = [
    ...(before.intervened_on === null || before.intervened_on > last.period.to ? ['the intervention was not recorded'] : []),
    ...(last.noticed_on === null || last.noticed_on > by ? [`the notice was not received by ${longDate(by)}`] : []),
  ];
  if (missing.length > 0) return { ...about, state: 'NOT_DROPPED', says: `${both} Dropping is not open: ${missing.join(', and ')}.` };
  return {
    ...about,
    state: 'MAY_BE_DROPPED',
    says: `${both} The notice was received on ${longDate(last.noticed_on!)}: dropping from the rolls is open.`,
  };
}

function isWeak({ level, poor_early: early }: WatchedPeriod): boolean {
  return isWeakRating(level) || early;
}

function isWeakRating(level: Level | null): boolean {
  return level !== null && level <= 2;
}

function formatWeak({ period, level }: WatchedPeriod): string {
  return isWeakRating(level) ? `${ADJECTIVES[level!]} in ${period.name}.` : `Poor in the first three months of ${period.name}.`;
}
