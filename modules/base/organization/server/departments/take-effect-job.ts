import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { lockTree } from '../office-in-reach.ts';

/** Makes the offices say what their history says of today. Every ten minutes, so that no clock's midnight is missed by more. */
export const takeEffectJob: Job<object> = {
  kind: 'take-offices-into-effect',
  cron: '*/10 * * * *',
  atStart: true,
  run: ({ server }) =>
    server.db.transaction().execute(async (db) => {
      await lockTree({ db });
      await sql`select organization.take_effect(${server.clock.today()})`.execute(db);
    }),
};
