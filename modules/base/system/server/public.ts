export { checkAuditJob } from './audit/check-audit-job.ts';
