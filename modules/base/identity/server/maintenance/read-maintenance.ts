import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { IDLE_HOURS } from '../session-limits.ts';
import type { MaintenanceState, readMaintenance as endpoint } from '../../contract/maintenance.ts';

const TURNS_SHOWN = 10;

interface Turn {
  at: string;
  by: string;
  after: MaintenanceState;
}

interface Closed {
  message: string;
  since: string;
  ends_at: string | null;
}

/** Whether Talaan is closed, as the database has it: this process may be notified a moment later. With the last changes, from the audit trail. */
export async function readMaintenance({ db, now, actor }: Call): Promise<AnswerOf<typeof endpoint>> {
  const closures = await sql<Closed>`
    select message, since, ends_at from kernel.maintenance
    where is_on and (ends_at is null or ends_at > ${now.toString()}::timestamptz)`.execute(db);
  const [closure] = closures.rows;
  const { rows } = await sql<Turn>`
    select e.at, coalesce(a.name, 'the system') as by, e.after
    from kernel.audit_event e left join identity.account a on a.id = e.account_id
    where e.subject = 'kernel.maintenance:1' order by e.id desc limit ${TURNS_SHOWN}`.execute(db);
  const idle = now.subtract({ hours: IDLE_HOURS }).toString();
  const others = await sql<{ signed_in: number }>`
    select count(distinct account_id)::int as signed_in from identity.session
    where last_seen_at > ${idle}::timestamptz and account_id <> ${actor.accountId}`.execute(db);
  return {
    signed_in: others.rows[0]?.signed_in ?? 0,
    maintenance: closure ? { is_on: true, ...closure } : { is_on: false, message: '', since: null, ends_at: null },
    history: rows.map(({ at, by, after: { is_on, message, ends_at } }) => ({ at, by, is_on, message, ends_at })),
  };
}
