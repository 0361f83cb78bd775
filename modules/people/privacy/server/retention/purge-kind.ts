import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import type { purgeKind as purging } from '../../contract/retention.ts';
import { countDue } from './kind-rows.ts';
import { findKind } from '../retention-kinds.ts';

/** Errors: 404; 409 where nothing is due, or another number than was previewed. */
export async function purgeKind(call: CallOf<typeof purging>): Promise<AnswerOf<typeof purging>> {
  const kind = findKind(call.server, call.params.kind);
  const due = await countDue(call, kind);
  if (due === 0) throw wrongState('Nothing of this kind is due.');
  if (due !== call.body.due) throw wrongState(`${due} are due now, no longer ${call.body.due}. Check the preview again.`);
  await recordChange(call, { action: 'start a purge', subject: `retention:${kind.key}`, after: { due } });
  return { job: await startJob(call, purgeKindJob, `Purge: ${kind.title}`, { kind: kind.key }) };
}

/** Run again, it purges what is left. */
export const purgeKindJob: Job<{ kind: string }> = {
  kind: 'privacy.purge',
  run: async (work, { kind }) => ({ purged: await purgeDue(work, findKind(work.server, kind)) }),
};
