import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';

/** What the agency sets of the month; what applies on the last day of a record applies to the record. */
export interface DtrSettings {
  /** The working day of the next month, or after the half-month, by which a record is with HR (section 8). */
  dueWorkingDay: number;
  /** So many working days before that day its holders are reminded. */
  remindDaysBefore: number;
  /** At which times in a month an employee is warned, and once more. */
  warnAt: number;
  warnAgainAt: number;
}

/** The assumed facts of the month (sections 6 and 8), which an agency may set otherwise. */
export const DTR_OF_AGENCY = agencySettings<keyof DtrSettings>({
  module: 'dtr',
  title: 'Daily time records',
  place: 30,
  settings: {
    dueWorkingDay: {
      title: 'Due day of the daily time record',
      help: 'A record is due at HR on this working day after its month or half-month.',
      unit: 'working days',
      standard: 5,
      least: 1,
      most: 20,
    },
    remindDaysBefore: {
      title: 'Reminder before the due day',
      help: 'Those who still hold a record are reminded so many working days before it is due; with 0 on the due day itself.',
      unit: 'working days',
      standard: 0,
      least: 0,
      most: 4,
    },
    warnAt: {
      title: 'Early warning of an employee',
      help: 'From so many late arrivals or undertimes in a month on, the employee alone reads a warning.',
      unit: 'times',
      standard: 7,
      least: 1,
      most: 9,
    },
    warnAgainAt: {
      title: 'Second early warning',
      help: 'From so many on, the warning is repeated; ten make the month one that counts.',
      unit: 'times',
      standard: 9,
      least: 1,
      most: 9,
    },
  },
});

/** What applies where an agency has set nothing. */
export const DTR_SETTINGS: DtrSettings = standardsOf(DTR_OF_AGENCY);

/** Statuses of appointment whose records are for half a month, since they are paid by it. */
export const HALF_MONTHLY: readonly string[] = ['JO', 'COS'];
/** How many times in a month make it one of the months that count (CSC MC 23 s.1998, MC 16 s.2010). */
export const HABITUAL_TIMES = 10;
/** Above how many thousandths of a day of unauthorized absence a month counts (CSC MC 4 s.1991). */
export const HABITUAL_ABSENCE = 2500;
