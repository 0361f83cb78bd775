import type { StepCall } from '@talaan/requests/server/public.ts';
import { takePlaceOfVacation } from './sick-on-vacation.ts';
import { readKeptLeaves } from './read-kept-leaves.ts';
import { beginStandings, endStandings } from './standings.ts';

type Steps = readonly { id: number }[];

/** What an approval makes beyond the card and the time record: sick leave takes the place of vacation, long leave is a standing. */
export async function followApproval(call: StepCall, moved: Steps): Promise<void> {
  const ids = moved.map(({ id }) => id);
  await takePlaceOfVacation(call, ids);
  await beginStandings(call, ids);
}

/** The standings of leave whose approval was taken back. */
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
}
