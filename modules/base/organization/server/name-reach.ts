import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin, type Actor, type Scope } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Beyond these, offices are counted. */
const MOST_NAMED = 2;

/** Names over whom the actor's roles reach within some groups: `University`, `San Isidro`, `ACCT, BUDGET`, `4 offices`; empty for themselves alone. */
export type NameReach = (groups: readonly Group[]) => string;

/** Asks once for the names of all places that the actor's roles reach. */
export async function readReachNames(db: Database, actor: Actor): Promise<NameReach> {
  const scopes = actor.grants.map(({ scope }) => scope);
  const campuses = scopes.flatMap((scope) => (scope.kind === 'campus' ? [scope.campusId] : []));
  const trees = scopes.flatMap((scope) => (scope.kind === 'offices' ? scope.spans.map(({ from }) => from) : []));
  const { rows } = await sql<{ campus_id: number | null; tree: number | null; name: string }>`
    select c.id as campus_id, null::integer as tree, c.name from organization.campus_view c where c.id = any(${campuses})
    union all
    select null, o.tree_from, o.acronym from organization.office_view o where o.tree_from = any(${trees})`.execute(db);
  const campusOf = new Map(rows.map(({ campus_id: campus, name }) => [campus, name]));
  const officeOf = new Map(rows.map(({ tree, name }) => [tree, name]));
  const placesOf = (scope: Scope): (string | undefined)[] => {
    if (scope.kind === 'campus') return [campusOf.get(scope.campusId)];
    return scope.kind === 'offices' ? scope.spans.map(({ from }) => officeOf.get(from)) : [];
  };
  return (groups) => {
    const reached = scopesWithin(actor, groups);
    if (reached.some(({ kind }) => kind === 'all')) return 'University';
    const places = [...new Set(reached.flatMap(placesOf).filter((name) => name !== undefined))];
    return places.length > MOST_NAMED ? `${places.length} offices` : places.join(', ');
  };
}
