import { addDays, daysBetween } from './calendar-days.ts';

/** Days from issuance within which an appointment is submitted to the CSC field office (2025 ORAOHRA; domain, sections 10.3 and 14.12). */
export const SUBMISSION_DAYS = 30;
/** Days after issuance on which HR is reminded. */
export const SUBMISSION_ALERTS = [20, 25, 29] as const;

/** The last day of submission: calendar days from the day after issuance, not moved off rest days. */
export function submissionDue(issuedOn: string): string {
  return addDays(issuedOn, SUBMISSION_DAYS);
}

/** The latest reminder that has come due and was not given; null for none. */
export function submissionAlert(issuedOn: string, today: string, given: readonly number[]): number | null {
  const passed = daysBetween(issuedOn, today);
  const due = SUBMISSION_ALERTS.findLast((day) => day <= passed);
  return due === undefined || given.some((one) => one >= due) ? null : due;
}
