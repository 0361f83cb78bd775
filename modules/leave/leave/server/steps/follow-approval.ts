import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Leave } from '../applications/find-leaves.ts';
import { followUnpaid } from '../unpaid/follow-unpaid.ts';
import { takePlaceOfVacation } from '../changes/take-place-of-vacation.ts';
import { readKeptLeaves } from '../applications/read-kept-leaves.ts';
import { beginStandings, endStandings } from '../standings/standings.ts';

type Steps = readonly { id: number; ownerId: number | null; record: Leave }[];

/** What an approval makes beyond the card and the time record: sick leave takes the place of vacation, long leave is a standing, days without pay are on the service record. */
export async function followApproval(call: StepCall, moved: Steps): Promise<void> {
  const leaves = moved.map(({ record }) => record);
  await takePlaceOfVacation(call, leaves);
  await beginStandings(call, leaves);
  await followUnpaid(call, ownersOf(moved), 'Leave was approved');
}

/** The standings and days without pay of leave whose approval was taken back. */
export async function leaveStandings(call: StepCall, moved: Steps, reason: string): Promise<void> {
  const leaves = await readKeptLeaves(
    call.db,
    moved.map(({ id }) => id),
    call.today,
  );
  await endStandings(
    call,
    leaves.map((leave) => ({ ...leave, dates: [] })),
    reason,
  );
  await followUnpaid(call, ownersOf(moved), reason);
}

function ownersOf(moved: Steps): number[] {
  return moved.flatMap(({ ownerId }) => ownerId ?? []);
}
