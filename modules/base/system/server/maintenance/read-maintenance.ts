import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { countOthersSignedIn } from '@talaan/identity/server/public.ts';
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
export async function readMaintenance(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const { db, now } = call;
  const closures = await sql<Closed>`
    select message, since, ends_at from kernel.maintenance
    where is_on and (ends_at is null or ends_at > ${now.toString()}::timestamptz)`.execute(db);
  const [closure] = closures.rows;
  const { rows } = await sql<Turn>`
    select e.at, coalesce(a.name, 'the system') as by, e.after
    from kernel.audit_event e left join identity.account_view a on a.id = e.account_id
    where e.subject = 'kernel.maintenance:1' order by e.id desc limit ${TURNS_SHOWN}`.execute(db);
  return {
    signed_in: await countOthersSignedIn(call),
    maintenance: closure ? { is_on: true, ...closure } : { is_on: false, message: '', since: null, ends_at: null },
    history: rows.map(({ at, by, after: { is_on, message, ends_at } }) => ({ at, by, is_on, message, ends_at })),
  };
}
