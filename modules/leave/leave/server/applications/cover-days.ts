import { putDayModifiers, type ModifiedDays } from '@talaan/attendance/server/public.ts';
import { forgetAbsence, noteAbsence, type StepCall } from '@talaan/requests/server/public.ts';
import type { Leave } from './find-leaves.ts';
import { spansOf } from './leave-hours.ts';
import { leaveModifier } from './leave-modifier.ts';
import { counting } from './write-days.ts';

/** Approved leave is in attendance at once; who is away whole days does not decide meanwhile. */
export async function coverDays(call: StepCall, leaves: readonly Leave[]): Promise<void> {
  await putDayModifiers(call, 'leave', new Map(leaves.map((leave) => [leave.id, modifiersOf(leave)])));
  for (const leave of leaves) {
    const { personnelId, id: sourceId } = leave;
    const whole = counting(leave.parts).filter(({ part }) => part === 'DAY');
    if (whole.length > 0)
      await noteAbsence(call.db, { personnelId, cause: 'leave', sourceId, from: whole[0]!.date, to: whole.at(-1)!.date });
  }
}

/** The days are as before. */
export async function uncoverDays(call: StepCall, leaves: readonly Leave[]): Promise<void> {
  await putDayModifiers(call, 'leave', new Map(leaves.map(({ id }) => [id, []])));
  for (const { personnelId, id: sourceId } of leaves) await forgetAbsence(call.db, { personnelId, cause: 'leave', sourceId });
}

function modifiersOf({ personnelId, type, parts }: Leave): ModifiedDays[] {
  return spansOf(counting(parts)).map(({ from, to, part }) => ({ personnelId, from, to, modifier: leaveModifier(type, part) }));
}
