import { agencySettings } from '@talaan/attendance/rules/agency-settings.ts';

/** The assumed facts of work from home (section 8), which an agency may set otherwise; those of the day of filing apply. */
export const TELEWORK_OF_AGENCY = agencySettings({
  module: 'telework',
  title: 'Work from home',
  place: 50,
  settings: {
    mostPeople: {
      title: 'People of an order',
      help: 'One order to work from home names at most so many people.',
      unit: 'people',
      standard: 200,
      least: 1,
      most: 1000,
    },
    mostDates: {
      title: 'Dates of an order',
      help: 'One order to work from home names at most so many dates.',
      unit: 'days',
      standard: 130,
      least: 1,
      most: 366,
    },
  },
});
