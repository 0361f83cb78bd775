import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { MaintenanceState, readMaintenance as endpoint } from '../../contract/maintenance.ts';

const TURNS_SHOWN = 10;

interface Turn {
  at: string;
  by: string;
  after: MaintenanceState;
}

/** What holds now, as this process knows it, and the last turns of the switch out of the audit trail. */
export async function readMaintenance({ server, db }: Call): Promise<z.input<typeof endpoint.response>> {
  const closure = server.maintenance.now();
  const { rows } = await sql<Turn>`
    select e.at, coalesce(a.name, 'the system') as by, e.after
    from kernel.audit_event e left join identity.account a on a.id = e.account_id
    where e.subject = 'kernel.maintenance:1' order by e.id desc limit ${TURNS_SHOWN}`.execute(db);
  return {
    maintenance: closure ? { is_on: true, ...closure } : { is_on: false, message: '', since: null, ends_at: null },
    history: rows.map(({ at, by, after: { is_on, message, ends_at } }) => ({ at, by, is_on, message, ends_at })),
  };
}
