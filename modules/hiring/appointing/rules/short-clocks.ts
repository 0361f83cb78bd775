import { addDays } from './calendar-days.ts';

/** Calendar days from notice within which a qualified next-in-rank may protest; from an invalidation, within which one may appeal. */
const PROTEST_DAYS = 15;
const ASSUMPTION_DAYS = 30;
/** RA 6713 Sec. 8: the statement of assets is filed within 30 days of assumption. */
const STATEMENT_DAYS = 30;

/** The last day of protest or appeal, from the day after the notice, not moved off rest days (domain, section 14.12). */
export function protestUntil(notifiedOn: string): string {
  return addDays(notifiedOn, PROTEST_DAYS);
}

/** The last day on which the appointee may assume duty before the appointment may be cancelled. */
export function assumeBy(receivedOn: string): string {
  return addDays(receivedOn, ASSUMPTION_DAYS);
}

/** Until when the statement of assets, liabilities and net worth is filed. */
export function statementDue(assumedOn: string): string {
  return addDays(assumedOn, STATEMENT_DAYS);
}
