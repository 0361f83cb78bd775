import type { OfficialBusiness, PassSlip } from '@talaan/attendance/rules/types.ts';
import type { TravelSettings } from './settings.ts';

/** The hours of a pass slip on its day, in minutes after midnight. */
export interface SlipHours {
  date: string;
  from_minute: number;
  to_minute: number;
}

/** What is wrong with the hours of a slip, by field, in the user's words; nothing where it can be filed on the day `today`. */
export function faultsOfSlip(
  { date, from_minute, to_minute }: SlipHours,
  today: string,
  settings: TravelSettings,
): Partial<Record<keyof SlipHours, string>> {
  const latest = Temporal.PlainDate.from(date).add({ days: settings.slipLateDays }).toString();
  if (today > latest) return { date: `A pass slip is filed at most ${settings.slipLateDays} days later; ask HR about official business.` };
  if (to_minute <= from_minute) return { to_minute: 'It ends before it begins.' };
  if (to_minute - from_minute > settings.longestSlip)
    return { to_minute: `A pass slip covers at most ${formatMinutes(settings.longestSlip)}; file official business or leave for more.` };
  return {};
}

/** What the hours make of the day: official ones count as attended and are no instance, personal ones are undertime (section 5.4). */
export function modifierOfSlip(
  isOfficial: boolean,
  { from, to }: { from: number; to: number },
  slipNo: string,
): OfficialBusiness | PassSlip {
  return isOfficial ? { kind: 'OFFICIAL_BUSINESS', covers: { from, to }, orderNo: slipNo } : { kind: 'PASS_SLIP', from, to };
}

/** The hours between leaving and coming back, in whole minutes; at least one, since a day has no empty stretch. */
export function hoursBetween(left: number, back: number): { from: number; to: number } {
  return { from: left, to: Math.max(left + 1, back) };
}

function formatMinutes(minutes: number): string {
  return minutes % 60 === 0 && minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`;
}
