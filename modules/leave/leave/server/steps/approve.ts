import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { namePeople } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { SL_WITHOUT_PAY, VL_WITHOUT_PAY } from '../../rules/books.ts';
import { lockCredits } from '../applications/assess.ts';
import { coverDays, uncoverDays } from '../applications/cover-days.ts';
import { holdCredits, postLeave, reverseLeave } from '../applications/credits.ts';
import type { Leave } from '../applications/find-leaves.ts';
import { setLive } from '../applications/write-days.ts';
import { announceApproved } from './announce-approved.ts';

/** Approved leave is on the card, in attendance and known to who acts meanwhile. `step` is the number of the step in each application. */
export async function approveLeaves(call: StepCall, leaves: readonly Leave[], step: (leave: Leave) => number): Promise<void> {
  await lockAll(call, leaves);
  for (const leave of leaves) await postLeave(call, leave, step(leave));
  await coverDays(call, leaves);
  await notifyActing(call, leaves);
  await announceApproved(call, leaves);
}

/** The approval is taken back: what was posted is reversed and set aside again. */
export async function takeApprovalsBack(
  call: StepCall,
  leaves: readonly Leave[],
  step: (leave: Leave) => number,
  reason: string,
): Promise<void> {
  await lockAll(call, leaves);
  for (const leave of leaves) {
    await reverseLeave(call, leave.id, reason);
    await holdCredits(call, leave, step(leave));
  }
  await uncoverDays(call, leaves);
  await setLive(
    call.db,
    leaves.map(({ id }) => id),
    true,
  );
}

function lockAll(call: StepCall, leaves: readonly Leave[]): Promise<void> {
  return lockCredits(
    call,
    leaves.map(({ personnelId, ownBook, parts }) => ({
      personnelId,
      books: [ownBook, ...(parts.some(({ without }) => without > 0) ? [VL_WITHOUT_PAY, SL_WITHOUT_PAY] : [])],
    })),
  );
}

async function notifyActing(call: StepCall, leaves: readonly Leave[]): Promise<void> {
  const acted = leaves.filter(({ actingId }) => actingId !== null);
  if (acted.length === 0) return;
  const names = await namePeople(
    call.db,
    acted.map(({ personnelId }) => personnelId),
    call.today,
  );
  for (const { actingId, personnelId, firstDay, lastDay } of acted)
    await notifyPeople(call.db, call.now, [actingId!], {
      title: 'You act for a colleague on leave',
      description: `${names.get(personnelId)!.fullname} is on leave from ${longDate(firstDay)} to ${longDate(lastDay)}.`,
      link: '/account/leave-Application',
    });
}
