/** Calendar days for which a state university posts a vacancy (2025 ORAOHRA, Sec. 26). */
export const POSTING_DAYS = 10;
/** Months in which a published vacancy is filled (Sec. 30). */
const VALID_MONTHS = 9;
/** So many days before the last valid day HR is told. */
export const ALERT_DAYS = 30;

/** The first day on which applications may close: the posting days are counted from the day after the first one (Civil Code, art. 13). */
export function earliestClosing(postedOn: string): string {
  return daysAfter(postedOn, POSTING_DAYS);
}

/** The last day on which an appointment may be issued: the same day number nine months later, or the last day of a shorter month. */
export function lastValidDay(postedOn: string): string {
  return Temporal.PlainDate.from(postedOn).add({ months: VALID_MONTHS }).toString();
}

/** From which day on a publication is near its expiry. */
export function alertDay(validUntil: string): string {
  return daysAfter(validUntil, -ALERT_DAYS);
}

/** The first day on which an appointment may be issued: posting is over. `closesOn` is the closing day. */
export function earliestIssuance(closesOn: string): string {
  return daysAfter(closesOn, 1);
}

function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
