import { sealAudit } from '@talaan/kernel/server/audit/audit.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';

/** Chains the audit events that committed since the last time; runs every minute. */
export const sealAuditJob: Job<object> = {
  kind: 'seal-audit',
  cron: '* * * * *',
  run: async ({ server }) => {
    while ((await sealAudit(server.db)) > 0);
  },
};
