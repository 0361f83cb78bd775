/** A half of a day that is applied for, or the whole of it. */
export type DayPart = 'DAY' | 'AM' | 'PM';

/** A date of an application. */
export interface LeaveDate {
  /** `YYYY-MM-DD` */
  date: string;
  part: DayPart;
}

/** A date of a person's calendar: their own schedule, holidays and suspensions. Minutes are those of the schedule, without the break. */
export interface CalendarDay {
  date: string;
  kind: 'WORK' | 'REST' | 'HOLIDAY' | 'SUSPENDED';
  /** What it is called, such as the name of the holiday; empty on days of work and rest. */
  name: string;
  minutes: number;
  morningMinutes: number;
  /** Of a day on which work is suspended from an hour on: the scheduled minutes before it, which leave is charged. */
  minutesBeforeSuspension: number | null;
}

/** A date with what it counts, in thousandths of a day of 8 hours, or why it counts nothing. */
export interface CountedDate extends LeaveDate {
  thousandths: number;
  /** Of leave in hours: what is taken from compensatory credit. */
  seconds: number;
  /** The reason why nothing is counted. */
  free: 'REST' | 'HOLIDAY' | 'SUSPENDED' | null;
  name: string;
}

/** A counted date with what pays for it. The sum of all thousandths is that of the date. */
export interface Part extends CountedDate {
  vl: number;
  sl: number;
  /** From the type's own right: a yearly lot, an event, service credits, days off; of leave in hours the same in days. */
  own: number;
  /** Without pay, and to which column of the card it goes. */
  without: number;
  withoutColumn: 'VL' | 'SL' | null;
}
