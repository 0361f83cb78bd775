import type { Call } from '@talaan/kernel/server/mount.ts';
import { longestRun } from '../../rules/days/runs.ts';
import { missingPapers, neededPapers } from '../../rules/filing/needed-papers.ts';
import { RUN_THAT_NEEDS_A_CERTIFICATE } from '../../rules/leave-type.ts';
import type { Leave } from './find-leaves.ts';
import { readCalendar, readLiveDays } from './read-situation.ts';

/** A paper without which an application is not certified, and the working days in a row for which it is asked. */
export interface MissingBefore {
  name: string;
  run: number;
}

/**
 * Sick leave of more than five working days in a row, with the sick leave that it joins, is not certified without its medical certificate (MC 41 s.1998
 * Sec. 53; check 8 of the domain page). Counted by the calendar of now, for what is shown and for the step; null where nothing is missing.
 */
export async function missingBeforeCertification(call: Pick<Call, 'db' | 'server'>, leave: Leave): Promise<MissingBefore | null> {
  const { id, personnelId, type, parts, firstDay, lastDay, receivedOn, papers } = leave;
  if (!type.papers.some(({ when }) => when === 'LONG')) return null;
  const days = await readCalendar(call, personnelId, firstDay, lastDay);
  const same = (await readLiveDays(call.db, personnelId, id)).filter(({ type_code }) => type_code === type.code);
  const run = longestRun(datesOf(parts), datesOf(same), days);
  if (run <= RUN_THAT_NEEDS_A_CERTIFICATE) return null;
  const needed = neededPapers(type, { receivedOn, firstDay, run, calendarDays: 0, isAbroad: false, isAllocated: false, clearanceDays: 1 });
  const given = papers.filter(({ isThere }) => isThere).map(({ name }) => name);
  const [missing] = missingPapers(needed, given);
  return missing ? { name: missing.name, run } : null;
}

function datesOf(dates: readonly { date: string }[]): string[] {
  return dates.map(({ date }) => date);
}
