import type { Punch, PunchSource } from './types.ts';

/** `487` as `08:07 AM`, `1805` as `06:05 AM the next day`. */
export function sayTime(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(ofDay / 60);
  const clock = `${twoDigits(hour % 12 || 12)}:${twoDigits(ofDay % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
  if (minutes < 0) return `${clock} the day before`;
  return minutes < 1440 ? clock : `${clock} the next day`;
}

/** A punch that no device made says so. */
export function sayPunch(punch: Punch): string {
  const origin = ORIGINS[punch.source];
  return origin ? `${sayTime(punch.minutes)} (${origin})` : sayTime(punch.minutes);
}

const ORIGINS: Partial<Record<PunchSource, string>> = {
  WEB_WFH: 'web log',
  MANUAL: 'entered by HR',
  APPEAL: 'approved appeal',
};

export function sayMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
