import { longDate } from '@talaan/kernel/contract/dates.ts';
import { setDueDays } from '../file-requests.ts';
import { findDueDays } from '../find-due-days.ts';
import { lockRequests } from '../lock-requests.ts';
import type { StepCall } from '../served-kinds.ts';
import { writeSteps } from '../write-steps.ts';
import type { WatchedClock } from './watch-clocks-job.ts';

/** Where holidays were declared or taken back since, due days follow, and the timeline says so. */
export async function moveDueDays(call: StepCall, clocks: readonly WatchedClock[]): Promise<void> {
  const due = await findDueDays(call, clocks);
  const moved = clocks.filter(({ id, due_on }) => due_on !== null && due.get(id) !== null && due.get(id) !== due_on);
  if (moved.length === 0) return;
  const locked = await lockRequests(
    call.db,
    moved.map(({ id }) => id),
  );
  const was = new Map(moved.map((one) => [one.id, one]));
  await setDueDays(call, moved);
  await writeSteps(
    call,
    locked.map(({ id, round, state }) => ({
      request_id: id,
      round,
      action: 'move_due_day',
      as_role: 'system',
      from_state: state,
      state,
      remarks: `Due ${longDate(due.get(id)!)} instead of ${longDate(was.get(id)!.due_on!)}: the holidays changed`,
    })),
  );
}
