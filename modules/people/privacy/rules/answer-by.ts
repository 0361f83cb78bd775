/** A request of a data subject is complied with within thirty working days (NPC Advisory 2021-01). */
export const WORKING_DAYS = 30;

/** The last day on which a request that was received on a day is answered in time: the thirtieth working day after it. Days are `YYYY-MM-DD`. */
export function answerBy(received: string, isFree: (day: string) => boolean): string {
  let day = Temporal.PlainDate.from(received);
  for (let left = WORKING_DAYS; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5 && !isFree(day.toString())) left -= 1;
  }
  return day.toString();
}

/** How far a request is on a day. */
export function clockState({ due_on, answered_on }: { due_on: string; answered_on: string | null }, today: string) {
  if (answered_on !== null) return answered_on <= due_on ? 'in_time' : 'late';
  return today <= due_on ? 'waiting' : 'overdue';
}
