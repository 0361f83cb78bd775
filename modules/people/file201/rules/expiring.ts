/** An expiry is told 90 days ahead (CSC practice for licences), and again 30 and 7 days ahead. */
export const REMINDER_DAYS = [90, 30, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export type Expiry = 'never' | 'valid' | 'soon' | 'expired';

/** How a document stands on a day: soon is within 90 days, expired from the day after its last. */
export function expiryOn(expiresOn: string | null, day: string): Expiry {
  if (expiresOn === null) return 'never';
  const left = daysBetween(day, expiresOn);
  if (left < 0) return 'expired';
  return left <= REMINDER_DAYS[0] ? 'soon' : 'valid';
}

/** Which reminder is due on a day, or none: the nearest that was reached and not given, up to the last day itself. */
export function reminderDue(expiresOn: string, day: string, given: readonly number[]): ReminderDays | null {
  const left = daysBetween(day, expiresOn);
  if (left < 0) return null;
  const nearest = REMINDER_DAYS.findLast((days) => left <= days) ?? null;
  return nearest !== null && !given.includes(nearest) ? nearest : null;
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}
