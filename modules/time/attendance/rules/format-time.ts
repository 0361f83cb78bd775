import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Punch, PunchSource } from './types.ts';

/** `487` as `8:07 AM`, `1805` as `6:05 AM the next day`. */
export function formatTime(minutes: number): string {
  if (minutes < 0) return `${clockTime(minutes)} the day before`;
  return minutes < 1440 ? clockTime(minutes) : `${clockTime(minutes)} the next day`;
}

/** A punch that no device made says so. */
export function formatPunch(punch: Punch): string {
  const origin = ORIGINS[punch.source];
  return origin ? `${formatTime(punch.minutes)} (${origin})` : formatTime(punch.minutes);
}

const ORIGINS: Partial<Record<PunchSource, string>> = {
  WEB_WFH: 'logged from home',
  MANUAL: 'entered by HR',
  APPEAL: 'approved appeal',
};

export function minutesInWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
