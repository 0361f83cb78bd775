import { agencySettings, standardsOf } from '@talaan/attendance/rules/agency-settings.ts';

/** What the university settles for official business travel and pass slips. */
export interface TravelSettings {
  /** So many days after its last day a trip may still be filed, for those who left at short notice. */
  filedLateDays: number;
  /** The longest trip of one order, in calendar days. */
  longestDays: number;
  /** The most people of one order, the owner among them. */
  mostTravelers: number;
  /** So many working days after its last day the certificate of appearance is asked for. */
  certificateDays: number;
  /** So many days later a pass slip may still be filed. */
  slipLateDays: number;
  /** The longest pass slip, in minutes. */
  longestSlip: number;
}

/** The assumed facts of section 8, which an agency may set otherwise; those of the day of filing apply. */
export const TRAVEL_OF_AGENCY = agencySettings<keyof TravelSettings>({
  module: 'travel',
  title: 'Travel and pass slips',
  place: 40,
  settings: {
    filedLateDays: {
      title: 'Travel filed after it ends',
      help: 'Travel may still be filed within so many days after its last day.',
      unit: 'days',
      standard: 15,
      least: 0,
      most: 60,
    },
    longestDays: {
      title: 'Longest travel',
      help: 'One travel order covers at most so many calendar days.',
      unit: 'days',
      standard: 60,
      least: 1,
      most: 366,
    },
    mostTravelers: {
      title: 'People of a travel order',
      help: 'One travel order names at most so many people, its owner among them.',
      unit: 'people',
      standard: 40,
      least: 1,
      most: 200,
    },
    certificateDays: {
      title: 'Certificate of appearance asked for',
      help: 'Who has not added the certificate so many working days after the last day of the travel is reminded.',
      unit: 'working days',
      standard: 5,
      least: 1,
      most: 30,
    },
    slipLateDays: {
      title: 'Pass slip filed later',
      help: 'A pass slip may still be filed within so many days after its date.',
      unit: 'days',
      standard: 3,
      least: 0,
      most: 30,
    },
    longestSlip: {
      title: 'Longest pass slip',
      help: 'A pass slip covers at most so many minutes.',
      unit: 'minutes',
      standard: 240,
      least: 30,
      most: 480,
    },
  },
});

/** What applies where an agency has set nothing. */
export const TRAVEL_SETTINGS: TravelSettings = standardsOf(TRAVEL_OF_AGENCY);
