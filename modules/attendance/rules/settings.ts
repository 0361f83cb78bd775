import type { AttendanceSettings } from './types.ts';

/** Stored with every day's result; raise it when a rule changes what a day comes to. */
export const RULES_VERSION = '2026.2';

/** The assumed facts of the rulebook (sections 5.1 and 5.4), which an agency may set otherwise. */
export const DEFAULT_SETTINGS: AttendanceSettings = {
  clusterMinutes: 2,
  windowBefore: 240,
  windowAfter: 360,
  instancesPerDay: 2,
};
