import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { KEEPERS } from '../contract/fields.ts';

/** Beside the tables of a query: fund sources are of the university, of no person, office or campus. */
export const nowhere = sql`(select null::integer as person, null::integer as tree, null::integer as campus) nowhere`;

/** Whether the caller keeps fund sources: with a role over the whole university. */
export function reachesSources(actor: Actor): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, KEEPERS, { person: 'nowhere.person', tree: 'nowhere.tree', campus: 'nowhere.campus' });
}
