import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { Waiting } from '../contract.ts';

/** Tries to register that did not match the records, for HR. */
export async function findWaitingRegistrations({ db, actor }: Call): Promise<Waiting | null> {
  if (!holds(actor, ['PERSONNELS'])) return null;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from identity.registration r left join organization.office o on o.id = r.office_id
    where r.state = 'for_hr' and ${visible(actor, ['PERSONNELS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return count > 0 ? { title: 'Registrations to settle', count, link: '/settings/admin/registrations' } : null;
}
