import type { DtrDay } from '../../contract/days.ts';
import { appearanceNameOf, LOOKS, type LookName } from './day-appearance.ts';

/** How many days of work look how, in the order of the legend; without days off and the day that is not over. */
export function daysByLook(days: readonly DtrDay[]): [name: LookName, days: number][] {
  const names = days.map(appearanceNameOf);
  return (Object.keys(LOOKS) as LookName[])
    .filter((name) => name !== 'off' && name !== 'open')
    .map((name): [LookName, number] => [name, names.filter((one) => one === name).length])
    .filter(([, amount]) => amount > 0);
}

/** The latest punch that is in a cell of the month, in minutes after midnight of its day. */
export function lastPunch(days: readonly DtrDay[]): { date: string; at: number } | undefined {
  const punched = days.toReversed().map(({ date, am_in, am_out, pm_in, pm_out }) => ({ date, at: pm_out ?? pm_in ?? am_out ?? am_in }));
  const last = punched.find(({ at }) => at !== null);
  return last && last.at !== null ? { date: last.date, at: last.at } : undefined;
}
