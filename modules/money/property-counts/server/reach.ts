import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { holds, type Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { KEEPERS, READERS } from '@talaan/property/contract/fields.ts';

/** Counts `c` with their fund `f` and campus `u`; they are of no person and of no office. */
export const campaignsFrom = sql`property_counts.campaign c join property.fund_cluster f on f.code = c.fund_code
  left join organization.campus_view u on u.id = c.campus_id cross join (select null::integer as person, null::integer as tree) nowhere`;

/** The counts `c` at campuses that the caller reaches; one of all campuses is reached by who keeps or reads all of them. */
export function reachesCampaigns(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'nowhere.person', tree: 'nowhere.tree', campus: 'c.campus_id' });
}

/** The counts `c` in which the caller may count: as a member, or because they keep the property. */
export function mayCount(actor: Actor): RawBuilder<SqlBool> {
  const isMember = sql<SqlBool>`exists (select from property_counts.member m where m.campaign_id = c.id and m.personnel_id = ${actor.personnelId}::integer)`;
  return holds(actor, KEEPERS) ? sql<SqlBool>`(${isMember} or ${reachesCampaigns(actor, KEEPERS)})` : isMember;
}
