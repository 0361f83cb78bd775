import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { READERS } from '@talaan/property/contract/fields.ts';

/** Reports `r` with their fund `f` and campus `c`; they are of no person and of no office. */
export const reportsFrom = sql`property_books.rspi r join property.fund_cluster f on f.code = r.fund_code
  left join organization.campus_view c on c.id = r.campus_id left join identity.account_view a on a.id = r.issued_by
  cross join (select null::integer as person, null::integer as tree) nowhere`;

/** The reports `r` of campuses that the caller reaches; one of all campuses is reached by who keeps or reads all of them. */
export function reachesReports(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'nowhere.person', tree: 'nowhere.tree', campus: 'r.campus_id' });
}
