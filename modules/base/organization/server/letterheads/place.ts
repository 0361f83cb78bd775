import { sql } from 'kysely';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

/** Whose letterhead: one of the two is set, or none for the university. */
export interface Place {
  officeId: number | null;
  campusId: number | null;
}

/** `office 31`, `campus 2` or `university`. */
export function readPlace(text: string): Place {
  const [kind, id] = text.split(' ');
  return { officeId: kind === 'office' ? Number(id) : null, campusId: kind === 'campus' ? Number(id) : null };
}

/** The condition under which an office (alias `o`) is one of those whose letterhead the caller may change. */
export function officeInReach(call: Pick<Call, 'actor'>) {
  // No office is one's own: who reaches only themselves reaches no office.
  return visible(call.actor, ['OFFICEHEADER'], { person: 'o.nobody', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The offices of the whole tree, with the column that stands for no person. */
export const OFFICES = sql`(select office.*, null::integer as nobody from organization.office)`;

/** Lets through anyone who may change the letterhead of a place; for anybody else there is no such place. Errors: 404. */
export async function requirePlace(call: Pick<Call, 'actor' | 'db'>, place: Place): Promise<void> {
  if (place.officeId !== null) return requireOffice(call, place.officeId);
  const scopes = scopesWithin(call.actor, ['OFFICEHEADER']);
  const reached = scopes.some((scope) => scope.kind === 'all' || (scope.kind === 'campus' && scope.campusId === place.campusId));
  if (!reached) throw notFound('There is no such campus in your reach.');
  if (place.campusId === null) return;
  const campus = await call.db.selectFrom('organization.campus').select('id').where('id', '=', place.campusId).executeTakeFirst();
  if (!campus) throw notFound('There is no such campus.');
}

async function requireOffice(call: Pick<Call, 'actor' | 'db'>, officeId: number): Promise<void> {
  const { rows } = await sql`select from ${OFFICES} o where o.id = ${officeId} and ${officeInReach(call)}`.execute(call.db);
  if (rows.length === 0) throw notFound('There is no such office in your reach.');
}
