import { workingDaysAfter, type IsFree } from '@talaan/requests/rules/working-days.ts';

/** So many working days an employee has to acknowledge a paper before the head is reminded. */
const ACKNOWLEDGE_WITHIN = 5;
/** A property acknowledgment receipt is renewed after so many years. */
const RENEW_AFTER_YEARS = 3;

/** The last of the five working days; on the day after, the head is reminded. */
export function acknowledgementDue(issuedOn: string, isFree: IsFree): string {
  return workingDaysAfter(issuedOn, ACKNOWLEDGE_WITHIN, isFree);
}

/** The day from which a paper of this type is due for renewal; null for one that is not renewed by time alone. */
export function renewalDue(type: string, datedOn: string): string | null {
  return type === 'PAR' ? Temporal.PlainDate.from(datedOn).add({ years: RENEW_AFTER_YEARS }).toString() : null;
}
