import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import { facesOfLeavers, recognitions } from './retention.ts';

/** Each night: deletes the faces of people who left, and recognitions whose time is over. */
export const forgetFacesJob: Job<object> = {
  kind: 'faces.forget',
  cron: '45 1 * * *',
  run: async (work) => {
    for (const kind of [facesOfLeavers, recognitions]) await purgeDue(work, kind);
  },
};
