import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';

export interface AppealSettings {
  /** Working days after the date within which an employee or a clerk files. */
  daysToFile: number;
  /** Appeals for ‘forgot’ of one person in the month of the date. */
  forgotInMonth: number;
}

/** The assumed facts of appeals (section 8 of the attendance rules), which an agency may set otherwise; those of the date of an appeal apply. */
export const APPEALS_OF_AGENCY = agencySettings<keyof AppealSettings>({
  module: 'appeals',
  title: 'Time-log appeals',
  place: 20,
  settings: {
    daysToFile: {
      title: 'Days to file an appeal',
      help: 'An appeal is filed within so many working days after the date; HR files later ones too.',
      unit: 'working days',
      standard: 5,
      least: 1,
      most: 30,
    },
    forgotInMonth: {
      title: 'Appeals for a forgotten punch in a month',
      help: 'More than this, for the dates of one month, are refused to an employee.',
      unit: 'times',
      standard: 3,
      least: 0,
      most: 31,
    },
  },
});

/** What applies where an agency has set nothing. */
export const APPEAL_SETTINGS: AppealSettings = standardsOf(APPEALS_OF_AGENCY);
