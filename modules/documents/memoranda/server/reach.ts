import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scopesWithin, type Actor, type Scope } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { POSTERS, type AudienceLine } from '../contract.ts';
import { isToPlace, type Place } from './place.ts';

/** Which circulars `c` a person sees: those to them, those that they posted, and all where their role to post reaches everybody. */
export function seenBy(actor: Actor, place: Place | null): RawBuilder<SqlBool> {
  return postsToAll(actor) ? sql<SqlBool>`true` : sql<SqlBool>`(${isToPlace(place)} or c.posted_by = ${actor.accountId})`;
}

/** Who sees a circular's readers, reminds them and ends it: who may post to everybody, and who posted it and still may post. */
export function isKeeper(actor: Actor, postedBy: number): boolean {
  return postsToAll(actor) || (postedBy === actor.accountId && scopesWithin(actor, POSTERS).length > 0);
}

function postsToAll(actor: Actor): boolean {
  return scopesWithin(actor, POSTERS).some(({ kind }) => kind === 'all');
}

interface OfficePlace {
  id: number;
  campus_id: number;
  tree_from: number;
}

/** Refuses an audience that goes beyond the poster's reach. Errors: 422 on `audience`. */
export async function requireReach(db: Database, actor: Actor, audience: readonly AudienceLine[]): Promise<void> {
  if (postsToAll(actor)) return;
  const scopes = scopesWithin(actor, POSTERS);
  const named = audience.flatMap(({ office_id }) => office_id ?? []);
  const { rows } = await sql<OfficePlace>`
    select id, campus_id, tree_from from organization.office_view where id = any(${named})`.execute(db);
  const offices = new Map(rows.map((office) => [office.id, office]));
  const isWithin = (line: AudienceLine) => scopes.some((scope) => reaches(scope, line, offices.get(line.office_id ?? 0)));
  if (!audience.every(isWithin)) throw invalid({ audience: ['Your role posts only to the campus or the offices that it is for.'] });
}

function reaches(scope: Scope, line: AudienceLine, office: OfficePlace | undefined): boolean {
  if (scope.kind === 'campus')
    return office ? office.campus_id === scope.campusId : line.office_id === null && line.campus_id === scope.campusId;
  return (
    scope.kind === 'offices' &&
    office !== undefined &&
    scope.spans.some(({ from, to }) => from <= office.tree_from && office.tree_from <= to)
  );
}
