import { agencySettings } from '@talaan/attendance/rules/agency-settings.ts';

/** Minutes for which a code on the page of a device enrols a tablet. */
export const ENROLMENT_MINUTES = 30;

/** What an agency sets at `/edats/management`. */
export const KIOSK_SETTINGS = agencySettings({
  module: 'kiosk',
  title: 'Kiosk',
  place: 80,
  settings: {
    photoDays: {
      title: 'Photos of the kiosk are kept',
      help: 'So long after a punch its photo is deleted, reviewed or not.',
      unit: 'days',
      standard: 90,
      least: 7,
      most: 365,
    },
  },
});
