import { sql } from 'kysely';
import { formatBytes, judgeSpace, readSpace, formatSpace } from '@talaan/kernel/server/files/disk-space.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SystemEvents } from '../contract/system.ts';
import { readFailedJobs } from './jobs/read-failed-jobs.ts';

const JOBS_SHOWN = 5;
const CHANGES_SHOWN = 8;

/** The disk of the server, and in three statements: the last check of the audit trail, jobs that failed, and who changed which role of whom, from the audit trail; the newest first. */
export async function readSystemEvents({ db, now, server }: Call): Promise<SystemEvents> {
  const failed_jobs = await readFailedJobs(db, now, JOBS_SHOWN);
  const changes = await sql<SystemEvents['role_changes'][number]>`
    select e.id, e.action, coalesce(e.after->>'role', e.after->>'name', e.before->>'role', e.before->>'name', '') as role,
      case when w.id is not null then jsonb_build_object('id', w.id, 'name', w.name) end as whose, coalesce(a.name, 'Talaan') as by, e.at
    from kernel.audit_event e left join identity.account_view a on a.id = e.account_id
      left join identity.account_view w on e.subject = 'identity.account:' || w.id
    where e.action like '% a role' order by e.id desc limit ${CHANGES_SHOWN}`.execute(db);
  const checks = await db.selectFrom('kernel.audit_check').select(['at', 'events', 'fault']).orderBy('id', 'desc').limit(1).execute();
  const space = await readSpace(server.settings.dataDir);
  const disk = {
    free: formatBytes(space.free),
    size: formatBytes(space.size),
    warning: formatSpace(space),
    is_short: judgeSpace(space) === 'short',
  };
  return { disk, audit: checks[0] ?? null, failed_jobs, role_changes: changes.rows };
}
