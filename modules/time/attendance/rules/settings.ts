import { agencySettings, standardsOf } from './agency-settings.ts';
import type { AttendanceSettings } from './types.ts';

/** Stored with every day's result; raise it when a rule changes what a day comes to. */
export const RULES_VERSION = '2026.5';

/** The assumed facts by which days are computed (sections 5.1 and 5.4 of the attendance rules), which an agency may set otherwise. */
export const DAY_SETTINGS = agencySettings<keyof AttendanceSettings>({
  module: 'attendance',
  title: 'Days',
  place: 10,
  changesDays: true,
  settings: {
    clusterMinutes: {
      title: 'Punches that count as one',
      help: 'A punch within so many minutes of the one before is taken for the same.',
      unit: 'minutes',
      standard: 2,
      least: 0,
      most: 10,
    },
    windowBefore: {
      title: 'A day begins before its hours',
      help: 'Punches from so long before the first scheduled hour belong to the day.',
      unit: 'minutes',
      standard: 240,
      least: 30,
      most: 480,
    },
    windowAfter: {
      title: 'A day ends after its hours',
      help: 'Punches until so long after the last scheduled hour belong to the day.',
      unit: 'minutes',
      standard: 360,
      least: 30,
      most: 720,
    },
    instancesPerDay: {
      title: 'Times late in a day',
      help: 'How many late arrivals, and how many undertimes, of one day are counted as times.',
      unit: 'times',
      standard: 2,
      least: 1,
      most: 2,
    },
    flagCeremonyAt: {
      title: 'Flag ceremony of Mondays',
      help: 'Who is at work on a Monday and arrives after it has begun is listed as absent from the ceremony (RA 8491).',
      unit: 'clock',
      standard: 480,
      least: 360,
      most: 600,
    },
    useState: {
      title: 'Keys pressed on devices',
      help: 'Whether in and out as pressed go before the time of a punch, on days with noon punches where every punch has its key and they alternate.',
      unit: 'switch',
      standard: 0,
      least: 0,
      most: 1,
    },
  },
});

/** What applies where an agency has set nothing. */
export const DEFAULT_SETTINGS: AttendanceSettings = standardsOf(DAY_SETTINGS);
