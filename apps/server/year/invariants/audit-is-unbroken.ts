import { checkAudit } from '@talaan/kernel/server/audit/audit-check.ts';
import { sealAudit } from '@talaan/kernel/server/audit/audit.ts';
import type { Invariant } from '../university.ts';

/** Each event of the audit trail matches its seal, and each seal the one before. */
export const auditIsUnbroken: Invariant = async ({ app: { server } }) => {
  await sealAudit(server.db);
  const { fault } = await checkAudit(server.db, []);
  return fault === null ? [] : [fault];
};
