import { z } from 'zod';
import { announce, eventKind } from '@talaan/connections/server/public.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import type { Moved, StepCall } from '../served-kinds.ts';

export const requestDecided = eventKind({
  kind: 'request.decided',
  title: 'A request was decided',
  says: 'A decision was taken in a request, or it ended. Kinds with confidential titles are left out; a service hears of the kinds for which its view groups answer.',
  groups: [],
  holds: z.object({
    request_id: z.number().int(),
    kind: z.string(),
    record_id: z.number().int(),
    personnel_id: z.number().int().nullable(),
    action: z.string(),
    state: z.string(),
    is_closed: z.boolean(),
  }),
});

/** Tells other systems of decisions and ends, as those hear of them who answer for the kind. */
export async function announceDecided({ db, now }: StepCall, kind: AnyKind, action: string, moved: readonly Moved[]): Promise<void> {
  if (kind.readsPrivate) return;
  const isDecision = kind.stepOf(action).decides === true;
  const told = moved.filter(({ to }) => isDecision || kind.ends.includes(to));
  await announce(
    db,
    now,
    requestDecided,
    told.map(({ id, recordId, ownerId, officeId, to }) => ({
      offices: [officeId],
      groups: [kind.keptBy],
      holds: {
        request_id: id,
        kind: kind.kind,
        record_id: recordId,
        personnel_id: ownerId,
        action,
        state: to,
        is_closed: kind.ends.includes(to),
      },
    })),
  );
}
