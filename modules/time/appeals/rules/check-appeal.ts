import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { areInOrder, type Claim } from './claims.ts';
import type { AppealSettings } from './settings.ts';

export type AppealReason = 'FORGOT' | 'DEVICE_ERROR' | 'POWER_LOSS' | 'OFFICIAL_BUSINESS' | 'FIELD_WORK';

/** What is known of a day when an appeal is filed for it. */
export interface AppealedDay {
  date: string;
  today: string;
  /** The present, in minutes from midnight of the date. */
  now: number;
  /** Whether the person served on the date. */
  serves: boolean;
  /** The last working day on which it can be filed. */
  lastDay: string;
  /** Minutes of the punches that count already. */
  punched: readonly number[];
  /** Other appeals of the month for the reason FORGOT that were not disapproved, cancelled or voided. */
  forgot: number;
  /** Filed by HR for another person. */
  byHr: boolean;
  /** Whether the month of the date is locked: nothing changes it until HR reopens it. */
  isLocked: boolean;
}

/** Why nothing can be appealed on a day; null where it can (domain page, section 8). HR files for others after the last day, too. */
export function whyNotAppealed(
  { date, today, serves, lastDay, byHr, isLocked }: AppealedDay,
  { daysToFile }: AppealSettings,
): string | null {
  if (date > today) return 'This day has not come yet.';
  if (!serves) return `There is no appointment on ${longDate(date)}.`;
  if (isLocked) return 'The month of this day is locked. HR reopens it first.';
  if (today > lastDay && !byHr)
    return `An appeal is filed within ${daysToFile} working days after the date; the last day was ${longDate(lastDay)}. Ask HR.`;
  return null;
}

/** What is wrong with an appeal, by the field. */
export function faultsOfAppeal(
  day: AppealedDay,
  { reason, claims }: { reason: AppealReason; claims: readonly Claim[] },
  settings: AppealSettings,
): Record<string, string[]> {
  const hindrance = whyNotAppealed(day, settings);
  if (hindrance) return { date: [hindrance] };
  const faults: Record<string, string[]> = {};
  const wrong = faultOfClaims(day, claims);
  if (wrong) faults['claims'] = [wrong];
  if (reason === 'FORGOT' && day.forgot >= settings.forgotInMonth)
    faults['reason'] = [`At most ${settings.forgotInMonth} appeals in a month are for a punch that was forgotten; this month has them.`];
  return faults;
}

function faultOfClaims({ now, punched }: AppealedDay, claims: readonly Claim[]): string | null {
  if (!areInOrder(claims)) return 'Each time must be later than the one before.';
  const early = claims.find(({ minutes }) => minutes > now);
  if (early) return `${clockTime(early.minutes)} has not come yet.`;
  const double = claims.find(({ minutes }) => punched.includes(minutes));
  if (double) return `There is a punch of ${clockTime(double.minutes)} on that day already.`;
  return null;
}
