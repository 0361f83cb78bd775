import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { putIntoParts } from './put-into-parts.ts';

/** Every night: a month, a quarter or a year that is over lets answers be told together that shared too little before. */
export const formPartsJob: Job<Record<string, never>> = {
  kind: 'form-parts-of-answers',
  cron: '10 0 * * *',
  atStart: true,
  run: async ({ server }) => {
    await server.db.transaction().execute((db) => putIntoParts(db, server.clock.today()));
  },
};
