import { sql } from 'kysely';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

export interface OfficeInReach {
  id: number;
  campus_id: number;
  fullname: string;
  acronym: string;
  parent_id: number | null;
  is_active: boolean;
}

type Who = Pick<Call, 'db' | 'actor'>;

/** One change of the tree at a time: anyone who comes second sees what the first one did. */
export async function lockTree({ db }: Pick<Call, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('organization.office'))`.execute(db);
}

/** An office whose history the caller may write. Error: 404 beyond their reach. */
export async function findOfficeInReach({ db, actor }: Who, id: number): Promise<OfficeInReach> {
  const office = await db
    .selectFrom('organization.office as o')
    .leftJoin('organization.head as h', (join) => join.on(sql.lit(false)))
    .select(['o.id', 'o.campus_id', 'o.fullname', 'o.acronym', 'o.parent_id', 'o.is_active'])
    .where('o.id', '=', id)
    .where(visible(actor, ['GENERALSETTINGS'], { person: 'h.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }))
    .executeTakeFirst();
  if (!office) throw notFound('There is no such office.');
  return office;
}

/** Refuses a place right below a campus that the caller does not look after. Error: 403. */
export function requireCampus({ actor }: Pick<Call, 'actor'>, campusId: number): void {
  const reaches = scopesWithin(actor, ['GENERALSETTINGS']).some(
    (scope) => scope.kind === 'all' || (scope.kind === 'campus' && scope.campusId === campusId),
  );
  if (!reaches) throw new Refusal(403, { message: 'This is outside your campus. A user with a role over all campuses can do it.' });
}
