import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';
import type { Span } from '@talaan/attendance/rules/types.ts';

/** What overtime is counted and paid by. Minutes and seconds as named; percents of the hourly rate or of an hour. */
export interface OvertimeSettings {
  /** Less than this in a day does not count (section 9.1). */
  minimumMinutes: number;
  /** At most so much counts on a rest day or a holiday (section 9.1). */
  mostOnFreeDay: number;
  /** Not counted when the work goes on longer than `workAfterMeal` after them (section 9.1). */
  mealBreaks: readonly Span[];
  workAfterMeal: number;
  /** An hour of credit for an hour of overtime (CSC-DBM JC 2 s.2004, section 9.2). */
  creditPercent: Record<DayKind, number>;
  /** JC 2 s.2015 (section 9.3). */
  payPercent: Record<DayKind, number>;
  /** Credits of a month, and the balance of a person, in seconds (section 9.2). */
  mostInMonth: number;
  mostInBalance: number;
  /** Chief of division and below: the highest salary grade of those who may (section 9.1). */
  highestGrade: number;
  /** So many days after the work an emergency may still be ordered (section 9.1). */
  emergencyDays: number;
  /** At most so much of the basic salary of a year is paid for overtime (section 9.3). */
  payPercentOfYear: number;
  /** Of the hourly rate, for regular hours at night (RA 11701, section 9.4). */
  nightPercent: number;
  /** A day off for so many minutes of duty on a free day, in thousandths of a day, the longest first (section 9.5). */
  daysOff: readonly { minutes: number; thousandths: number }[];
  /** Within so many months a day off is taken (section 9.5). */
  dayOffMonths: number;
}

/** Whether the overtime was on a day of work or on a free one. */
export type DayKind = 'WORK' | 'REST' | 'HOLIDAY';

/** What an agency sets at `/edats/management`; the rest is law, or changes with it. */
export const AGENCY_SETTINGS = agencySettings({
  module: 'overtime',
  title: 'Overtime',
  place: 60,
  settings: {
    minimumMinutes: {
      title: 'Least overtime of a day',
      help: 'Less than this in a day does not count.',
      unit: 'minutes',
      standard: 60,
      least: 0,
      most: 240,
    },
    mostOnFreeDay: {
      title: 'Most overtime of a rest day or holiday',
      help: 'Beyond this nothing counts on a rest day or holiday.',
      unit: 'minutes',
      standard: 720,
      least: 240,
      most: 1440,
    },
    workAfterMeal: {
      title: 'Work after a meal break',
      help: 'The breaks at noon and from 6 to 7 PM do not count once the work continues for longer than this after them.',
      unit: 'minutes',
      standard: 60,
      least: 0,
      most: 240,
    },
    emergencyDays: {
      title: 'Emergency ordered after the work',
      help: 'Within so many days after the work an emergency is still ordered; with 0 on the same day alone.',
      unit: 'days',
      standard: 3,
      least: 0,
      most: 30,
    },
    nightPercent: {
      title: 'Night shift differential',
      help: 'Of the hourly rate, for regular hours between 6 PM and 6 AM; at most 20 percent (RA 11701).',
      unit: 'percent',
      standard: 20,
      least: 1,
      most: 20,
    },
    dayOffMonths: {
      title: 'Days off are taken within',
      help: 'So many months after the duty a compensatory day off expires.',
      unit: 'months',
      standard: 6,
      least: 1,
      most: 24,
    },
  },
});

export const OVERTIME_SETTINGS: OvertimeSettings = {
  ...standardsOf(AGENCY_SETTINGS),
  mealBreaks: [
    { from: 720, to: 780 },
    { from: 1080, to: 1140 },
  ],
  creditPercent: { WORK: 100, REST: 150, HOLIDAY: 150 },
  payPercent: { WORK: 125, REST: 150, HOLIDAY: 150 },
  mostInMonth: 144_000,
  mostInBalance: 432_000,
  highestGrade: 24,
  payPercentOfYear: 50,
  daysOff: [
    { minutes: 480, thousandths: 1000 },
    { minutes: 240, thousandths: 500 },
  ],
};
