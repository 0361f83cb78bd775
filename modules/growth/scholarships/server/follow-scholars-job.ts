import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyKeepers, notifyPeople } from '@talaan/notifications/server/public.ts';
import { takeStep, type StepCall } from '@talaan/requests/server/public.ts';
import { MONITORED_NAMES } from '../contract/codes.ts';
import { returnDue, termDues, type MonitoringDue } from '../rules/monitoring.ts';
import { refundOn } from '../rules/refund.ts';
import { scholarshipFlow } from '../workflow.ts';
import { untilOf } from './record/conditions.ts';
import { grantOf, readGrants, type FoundGrant } from './record/read-grant.ts';

/**
 * Every morning: study begins on its first day, an obligation is fulfilled after its last one, and scholars and the secretary are notified of what is due
 * and late, and L&D of who left with service due, each once. A breach is never declared by this.
 */
export const followScholarsJob: Job<Record<string, never>> = {
  kind: 'scholarships.follow',
  cron: '40 6 * * *',
  atStart: true,
  run: ({ server }) => followScholars(server),
};

/** What the job does: each step in a transaction of its own, so that one that is refused leaves the others. */
export async function followScholars(server: Server): Promise<void> {
  const today = server.clock.today();
  const callOn = (db: Database): StepCall => ({
    db,
    server,
    actor: NOBODY,
    inPlaceOf: null,
    now: server.clock.now(),
    today,
    requestId: 'scholarships.follow',
  });
  const grants = await server.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('scholarships.follow'))`.execute(db);
    const { rows } = await sql<{ id: number }>`
      select id from scholarships.scholarship
      where state in ('CONTRACT_SIGNED', 'ONGOING', 'EXTENDED', 'COMPLETED', 'DISCONTINUED', 'SERVING_OBLIGATION') order by id`.execute(db);
    const ids = rows.map(({ id }) => id);
    const found = [...(await readGrants({ db, today }, ids)).values()];
    for (const grant of found) await notifyOfDues(callOn(db), grant);
    await keepUntil(db, found);
    return found;
  });
  for (const grant of grants) {
    const action = stepDue(grant, today);
    if (action === null) continue;
    try {
      await server.db.transaction().execute((db) => takeStep(callOn(db), { kind: scholarshipFlow, id: grant.id, action, bySystem: true }));
    } catch (error) {
      // Such as another status on the service record: it is tried again every morning until HR has ended that.
      if (!(error instanceof Refusal)) throw error;
      server.http.log.warn({ scholarship: grant.id, action }, error.message);
    }
  }
}

function stepDue(grant: FoundGrant, today: string): 'begin' | 'fulfil' | null {
  if (grant.state === 'CONTRACT_SIGNED') return grant.stretches[0]!.from <= today ? 'begin' : null;
  return grant.state === 'SERVING_OBLIGATION' && (untilOf(grant) ?? today) < today ? 'fulfil' : null;
}

/** Days without pay push the last day. */
async function keepUntil(db: Database, grants: readonly FoundGrant[]): Promise<void> {
  const days = grants.flatMap((grant) => (grant.state === 'SERVING_OBLIGATION' ? [{ id: grant.id, until: untilOf(grant) }] : []));
  await sql`
    update scholarships.scholarship s set served_until = d.until
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (id integer, until date)
    where s.id = d.id and s.served_until is distinct from d.until`.execute(db);
}

async function notifyOfDues(call: StepCall, grant: FoundGrant): Promise<void> {
  const { today } = call;
  const ended = grant.ended_on ?? grant.stretches.at(-1)!.to;
  const isStudying = ['ONGOING', 'EXTENDED', 'COMPLETED'].includes(grant.state);
  if (grant.left_on !== null && grant.left_on < today) return notifyOfLeaving(call, grant, grant.left_on);
  const isAway = grant.reported_on === null && grant.state !== 'CONTRACT_SIGNED';
  const dues = [...(isStudying ? termDues(grant.terms, today) : []), ...(isAway ? [returnDue(ended, null, today)] : [])];
  for (const due of dues) if (due.state === 'DUE' || due.state === 'LATE' || due.state === 'ALERT') await notifyOnce(call, grant, due);
}

/** Who left with service due: what it costs is told to those who declare a breach. */
async function notifyOfLeaving(call: StepCall, grant: FoundGrant, leftOn: string): Promise<void> {
  const { unserved, says } = refundOn(leftOn, grantOf(grant)!);
  if (unserved === 0 || !(await isNews(call, grant, `LEFT ${leftOn}`))) return;
  await notifyKeepers(call, 'LDADMIN', {
    title: `Left with service due: ${grant.scholar}`,
    description: `${grant.programme}: in service until ${longDate(leftOn)}, ${unserved} months not served. ${says}`,
    link: `/lnd/scholarships/${grant.id}`,
  });
}

/** Whether no one was notified of it before; it is noted. */
async function isNews({ db, now }: StepCall, { id }: FoundGrant, what: string): Promise<boolean> {
  const { rows } = await sql`
    insert into scholarships.told (scholarship_id, what, at) values (${id}, ${what}, ${now.toString()}::timestamptz)
    on conflict do nothing returning what`.execute(db);
  return rows.length > 0;
}

async function notifyOnce(call: StepCall, grant: FoundGrant, { what, term, due_on: due, state }: MonitoringDue): Promise<void> {
  if (!(await isNews(call, grant, `${what} ${term} ${state}`))) return;
  const { db, now, today } = call;
  const named = term === '' ? MONITORED_NAMES[what] : `${MONITORED_NAMES[what]} of ${term}`;
  const link = `/lnd/scholarships/${grant.id}`;
  const said = state === 'DUE' ? `due on ${longDate(due)}` : `late since ${longDate(due)}`;
  await notifyPeople(db, now, [grant.personnel_id], {
    title: `${named}: ${state === 'DUE' ? 'due' : 'late'}`,
    description: `${grant.programme}: ${said}.`,
    link,
  });
  if (state !== 'ALERT') return;
  await notifyKeepers({ db, now, today }, 'LDCOMSEC', {
    title: `More than 15 days late: ${named.toLowerCase()}`,
    description: `${grant.scholar}, ${grant.programme}: ${said}. L&D decides whether this is a breach.`,
    link,
  });
}
