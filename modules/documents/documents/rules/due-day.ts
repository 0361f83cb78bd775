import { workingDaysAfter, workingDaysBetween, type IsFree } from '@talaan/requests/rules/working-days.ts';

/** Receipt until then counts for the day; what is due is due then (domain page, A7.1). */
export const CLOSING_TIME = '17:00:00';

/**
 * The day on which a document is due: so many working days after the one on which it was received (RA 11032 Sec. 9b). Received after 17:00 or
 * on a day without work it counts for the next working day. `received` is local, as `2026-04-10T14:00:00`.
 */
export function dueDay(received: string, days: number, isFree: IsFree): string {
  return workingDaysAfter(countedDay(received, isFree), days, isFree);
}

/** The working day for which a receipt counts. */
export function countedDay(received: string, isFree: IsFree): string {
  const day = received.slice(0, 10);
  const isWorked = Temporal.PlainDate.from(day).dayOfWeek < 6 && !isFree(day);
  return isWorked && received.slice(11) <= CLOSING_TIME ? day : workingDaysAfter(day, 1, isFree);
}

/** Working days from the receipt of a document to the day on which it is closed: 0 on the day that counts. */
export function daysTaken(received: string, closedOn: string, isFree: IsFree): number {
  const counted = countedDay(received, isFree);
  return closedOn <= counted ? 0 : workingDaysBetween(counted, closedOn, isFree);
}

/** The latest day such that more than so many working days lie after it, up to today: what was registered until then is older than that. */
export function lastDayOlderThan(days: number, today: string, isFree: IsFree): string {
  let day = Temporal.PlainDate.from(today);
  for (let counted = 0; ; day = day.subtract({ days: 1 })) {
    if (day.dayOfWeek < 6 && !isFree(day.toString())) counted += 1;
    if (counted > days) return day.subtract({ days: 1 }).toString();
  }
}

/** The due day after a pause for lacking papers: later by the working days after the day of the hold up to that of the resumption (A7.2). */
export function dueDayAfterPause(dueOn: string, heldOn: string, resumedOn: string, isFree: IsFree): string {
  const moved = workingDaysBetween(heldOn, resumedOn, isFree);
  return moved === 0 ? dueOn : workingDaysAfter(dueOn, moved, isFree);
}

/** Working days from a day until the due day; negative where that has passed. */
export function daysLeft(today: string, dueOn: string, isFree: IsFree): number {
  return dueOn >= today ? workingDaysBetween(today, dueOn, isFree) : -workingDaysBetween(dueOn, today, isFree);
}
