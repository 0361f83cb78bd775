/** The facts of the month that the law leaves to the agency, marked [A] in the attendance page. */
export interface DtrSettings {
  /** The working day of the next month, or after the half-month, by which a record is with HR (section 8). */
  dueWorkingDay: number;
  /** Statuses of appointment whose records are for half a month, since they are paid by it. */
  halfMonthly: readonly string[];
  /** How many times in a month make it one of the months that count (CSC MC 23 s.1998, MC 16 s.2010). */
  habitualTimes: number;
  /** Above how many thousandths of a day of unauthorized absence a month counts (CSC MC 4 s.1991). */
  habitualAbsence: number;
  /** At which times in a month an employee is warned. */
  warnAtTimes: readonly number[];
}

export const SETTINGS: DtrSettings = {
  dueWorkingDay: 5,
  halfMonthly: ['JO', 'COS'],
  habitualTimes: 10,
  habitualAbsence: 2500,
  warnAtTimes: [7, 9],
};
