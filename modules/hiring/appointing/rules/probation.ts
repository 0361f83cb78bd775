import { addDays, addMonths } from './calendar-days.ts';

const PROBATION_MONTHS = 6;
/** Months after assumption at which the performance is reviewed. */
export const PROBATION_REVIEWS = [3, 6] as const;

/** Natures of a permanent appointment that begin with probation. */
const WITH_PROBATION = new Set(['ORIG', 'REEMP']);

export function hasProbation(status: string, nature: string): boolean {
  return status === 'PERM' && WITH_PROBATION.has(nature);
}

/** The last day of probation: from assumption to the eve of the same day six months later. */
export function probationUntil(assumedOn: string): string {
  return addDays(addMonths(assumedOn, PROBATION_MONTHS), -1);
}

/** The day of a review: the same day of the month, so many months after assumption (domain page, section 14.7). */
export function reviewDue(assumedOn: string, month: (typeof PROBATION_REVIEWS)[number]): string {
  return addMonths(assumedOn, month);
}
