export type Alert = 'tomorrow' | 'today' | 'late';

/** What the clerks are told of a stay on a working day: one working day before it is due, on the day, and each day after (domain page, A5). */
export function alertOn(today: string, nextWorkingDay: string, dueOn: string): Alert | null {
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return dueOn <= nextWorkingDay ? 'tomorrow' : null;
}
