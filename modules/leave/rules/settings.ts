import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';

/** What the university settles about leave; those of the day of filing apply. */
export interface LeaveSettings {
  /** From so many percent of an office away on a day on, its head is warned. */
  awayPercent: number;
  /** Leave of so many calendar days needs clearance from money, property and work (CS Form No. 7). */
  clearanceDays: number;
}

export const LEAVE_OF_AGENCY = agencySettings<keyof LeaveSettings>({
  module: 'leave',
  title: 'Leave',
  place: 30,
  settings: {
    awayPercent: {
      title: 'Warning of many people away',
      help: 'A head who decides about leave is warned from so many percent of the office away on one day on.',
      unit: 'percent',
      standard: 30,
      least: 1,
      most: 100,
    },
    clearanceDays: {
      title: 'Leave that needs clearance',
      help: 'Leave of so many calendar days or more, with the leave that it joins, needs clearance from money, property and work.',
      unit: 'days',
      standard: 30,
      least: 1,
      most: 366,
    },
  },
});

/** What applies where an agency has set nothing. */
export const LEAVE_SETTINGS: LeaveSettings = standardsOf(LEAVE_OF_AGENCY);
