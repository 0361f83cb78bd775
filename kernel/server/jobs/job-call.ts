import { NOBODY } from '../actor.ts';
import type { Database } from '../database/database.ts';
import type { Work } from './jobs.ts';
import type { Call } from '../mount.ts';

/** What an action works with when a job does it: who started the job, and nobody's place. */
export function callOfJob(
  { server, accountId, runId }: Work,
  db: Database,
): Pick<Call, 'db' | 'server' | 'now' | 'today' | 'actor' | 'groups' | 'inPlaceOf' | 'requestId'> {
  return {
    db,
    server,
    now: server.clock.now(),
    today: server.clock.today(),
    actor: { ...NOBODY, accountId },
    groups: [],
    inPlaceOf: null,
    requestId: runId,
  };
}
