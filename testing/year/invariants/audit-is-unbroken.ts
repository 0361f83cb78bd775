import { checkAudit } from '@talaan/kernel/server/audit/audit-check.ts';
import { sealAudit } from '@talaan/kernel/server/audit/audit.ts';
import { openDatabase } from '@talaan/kernel/server/database/database.ts';
import type { Invariant } from '../university.ts';

/** Each event of the audit trail matches its seal, and each seal the one before. */
export const auditIsUnbroken: Invariant = async ({ owner }) => {
  const db = openDatabase(owner);
  await sealAudit(db);
  const { fault } = await checkAudit(db, []);
  return fault === null ? [] : [fault];
};
