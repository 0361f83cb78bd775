import type { StepCall } from '@talaan/requests/server/public.ts';
import { RUN_THAT_NEEDS_A_CERTIFICATE } from '../../rules/leave-type.ts';
import { missingPapers, neededPapers } from '../../rules/filing/needed-papers.ts';
import { longestRun } from '../../rules/days/runs.ts';
import type { LeaveAction } from '../../workflow.ts';
import type { Leave } from '../applications/find-leaves.ts';
import { readCalendar } from '../applications/read-situation.ts';

/**
 * Why a step cannot be taken now: checks 8 and 10 of the domain page; null where nothing stands against it. That no date is of a locked month is asked
 * again before each approval (`askAgain`).
 */
export async function whyNot(call: StepCall, action: LeaveAction, leave: Leave): Promise<string | null> {
  if (action === 'certify') return lacksCertificate(call, leave);
  if (action === 'approve' && leave.place === 'ABROAD' && leave.foreignAuthority === '')
    return 'Leave abroad needs the authority to travel. Return it, so that its number is entered.';
  return null;
}

/** Sick leave of more than five working days in a row is not certified without its medical certificate (MC 41 s.1998 Sec. 53). */
async function lacksCertificate(call: StepCall, leave: Leave): Promise<string | null> {
  if (!leave.type.papers.some(({ when }) => when === 'LONG')) return null;
  const days = await readCalendar(call, leave.personnelId, leave.firstDay, leave.lastDay);
  const run = longestRun(new Set(leave.parts.map(({ date }) => date)), days);
  if (run <= RUN_THAT_NEEDS_A_CERTIFICATE) return null;
  const needed = neededPapers(leave.type, {
    receivedOn: leave.receivedOn,
    firstDay: leave.firstDay,
    run,
    calendarDays: 0,
    isAbroad: false,
    isAllocated: false,
    clearanceDays: 1,
  });
  const given = leave.papers.filter(({ isThere }) => isThere).map(({ name }) => name);
  const [missing] = missingPapers(needed, given);
  return missing ? `${missing.name} is missing: ${run} working days in a row. Return it, or ask for the paper.` : null;
}
