import { sql } from 'kysely';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { Waiting } from '../contract.ts';

/** Notices of salary adjustment and step increment that are not released yet, for who brings them on their way. */
export async function findNotices({ db, actor }: Call): Promise<Waiting | null> {
  if (!holds(actor, ['NOSINOSA'])) return null;
  const { rows } = await sql<{ kind: 'NOSA' | 'NOSI'; count: number }>`
    select n.kind, count(*) as count from notices.notice n join organization.office o on o.id = n.office_id
    where n.kind in ('NOSA', 'NOSI') and n.state in ('GENERATED', 'FOR_SIGNATURE', 'SIGNED')
      and ${visible(actor, ['NOSINOSA'], { person: 'n.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    group by n.kind order by count(*) desc`.execute(db);
  const [most] = rows;
  if (!most) return null;
  return {
    title: 'Notices to sign and release',
    count: rows.reduce((sum, { count }) => sum + count, 0),
    link: `/${most.kind.toLowerCase()}?view=notices`,
  };
}
