import { z } from 'zod';
import { announce, eventKind } from '@talaan/connections/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Leave } from '../applications/find-leaves.ts';

export const leaveApproved = eventKind({
  kind: 'leave.approved',
  title: 'Leave was approved',
  says: 'An application for leave was approved, or is deemed approved. Of which type it is stays here, since some are confidential.',
  groups: ['EDATSADMIN'],
  holds: z.object({ application_id: z.number().int(), personnel_id: z.number().int(), first_day: z.string(), last_day: z.string() }),
});

export async function announceApproved({ db, now }: StepCall, leaves: readonly Leave[]): Promise<void> {
  await announce(
    db,
    now,
    leaveApproved,
    leaves.map(({ id, personnelId, officeId, firstDay, lastDay }) => ({
      offices: [officeId],
      holds: { application_id: id, personnel_id: personnelId, first_day: firstDay, last_day: lastDay },
    })),
  );
}
