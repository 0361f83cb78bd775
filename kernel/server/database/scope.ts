import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '../../contract/groups.ts';
import { scopesWithin, type Actor, type Scope } from '../actor.ts';

/** The columns of a query by which a record has its place: whose it is, and where that person serves. */
export interface PlaceColumns {
  /** The person, such as `p.id`. */
  person: string;
  /** The office's number in the tree, such as `o.tree_from`. */
  tree: string;
  /** The campus, such as `o.campus_id`. */
  campus: string;
}

/** The one predicate of who sees what: true for records that the actor's roles reach within these groups. */
export function visible(actor: Actor, groups: readonly Group[], columns: PlaceColumns): RawBuilder<SqlBool> {
  const scopes = scopesWithin(actor, groups);
  if (scopes.some((scope) => scope.kind === 'all')) return sql<SqlBool>`true`;
  const reaches = scopes.flatMap((scope) => reach(actor, scope, columns));
  return reaches.length ? sql<SqlBool>`(${sql.join(reaches, sql` or `)})` : sql<SqlBool>`false`;
}

function reach(actor: Actor, scope: Scope, columns: PlaceColumns): RawBuilder<SqlBool>[] {
  switch (scope.kind) {
    case 'all':
      return [sql<SqlBool>`true`];
    case 'campus':
      return [sql<SqlBool>`${sql.ref(columns.campus)} = ${scope.campusId}`];
    case 'offices':
      return scope.spans.map((span) => sql<SqlBool>`${sql.ref(columns.tree)} between ${span.from} and ${span.to}`);
    case 'self':
      return actor.personnelId === null ? [] : [sql<SqlBool>`${sql.ref(columns.person)} = ${actor.personnelId}`];
  }
}
