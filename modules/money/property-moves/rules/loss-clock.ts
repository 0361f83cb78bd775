/** Relief from accountability is asked of the Commission on Audit within so many calendar days; no holiday moves them (PD 1445 Sec. 73). */
const RELIEF_WITHIN_DAYS = 30;
/** On these days of the clock the holder and the custodian are alerted. */
export const ALERT_DAYS = [15, 25, 30] as const;

/** The last day to ask for relief: counted from the loss or, where its day is not known, from its discovery. */
export function lossDue(lostOn: string | null, discoveredOn: string): string {
  return plus(lostOn ?? discoveredOn, RELIEF_WITHIN_DAYS);
}

/** How many days are left on a day; 0 on the last one, negative after it. */
export function daysLeft(dueOn: string, today: string): number {
  return Temporal.PlainDate.from(today).until(dueOn).days;
}

/** The latest alert that is due and was not told yet; null where there is none. A night that was missed is caught up by one alert, not by several. */
export function alertDue(dueOn: string, today: string, alerted: number): number | null {
  const passed = RELIEF_WITHIN_DAYS - daysLeft(dueOn, today);
  const latest = ALERT_DAYS.findLast((day) => day <= passed);
  return latest !== undefined && latest > alerted ? latest : null;
}

function plus(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}
