import { NOBODY } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Work } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** What an action works with when a job does it: who started the job, and nobody's place. */
export function callOfJob(
  { server, accountId, runId }: Work,
  db: Database,
): Pick<Call, 'db' | 'server' | 'now' | 'today' | 'actor' | 'inPlaceOf' | 'requestId'> {
  return {
    db,
    server,
    now: server.clock.now(),
    today: server.clock.today(),
    actor: { ...NOBODY, accountId },
    inPlaceOf: null,
    requestId: runId,
  };
}

/** A list in parts of so many. */
export function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}
