/** Before the end of a contract HR and its holder are told so many days ahead. */
export const ALERT_DAYS = [30, 15, 7] as const;
export type AlertDays = (typeof ALERT_DAYS)[number];

/** Which alert is due with so many days left; one that was missed is made up for by the next smaller, none is given twice. */
export function alertDue(daysLeft: number, given: readonly number[]): AlertDays | null {
  if (daysLeft < 0) return null;
  const reached = ALERT_DAYS.filter((days) => daysLeft <= days);
  const nearest = reached.at(-1) ?? null;
  return nearest !== null && !given.includes(nearest) ? nearest : null;
}
