import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { READERS } from '@talaan/property/contract/fields.ts';

/** Reports `e` with their fund `f`, campus `u`, accountable officer `p`; they are of no office. */
export const reportsFrom = sql`property_disposal.report e join property.fund_cluster f on f.code = e.fund_code
  left join organization.campus_view u on u.id = e.campus_id join personnel.person_view p on p.id = e.officer_id
  cross join (select null::integer as person, null::integer as tree) nowhere`;

/** The reports `e` at campuses that the caller reaches; one of several campuses is reached by who keeps or reads all of them. */
export function reachesReports(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'nowhere.person', tree: 'nowhere.tree', campus: 'e.campus_id' });
}

/** The reports `e` in whose committee the caller is. */
export function isMember({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from property_disposal.member m where m.report_id = e.id and m.personnel_id = ${personnelId}::integer)`;
}

/** Slips `s` with who has the items `p`, under whom `q`, the office `o` of the first item, and as `t` how many are out and the state on a day. */
export function slipsFrom(today: string): RawBuilder<unknown> {
  return sql`property_disposal.slip s left join personnel.person_view p on p.id = s.person_id left join personnel.person_view q on q.id = s.under_id
    left join organization.office_view o on o.id = (select i.office_id from property_disposal.slip_item l join property.item i on i.id = l.item_id
      where l.slip_id = s.id order by l.no limit 1)
    cross join lateral (select n.out, case when s.voided_at is not null then 'VOIDED' when n.out = 0 then 'RETURNED' when s.expected_on < ${today}::date then 'OVERDUE'
      else 'OUT' end as state from (select count(*) filter (where l.is_out) as out from property_disposal.slip_item l where l.slip_id = s.id) n) t`;
}

/** The slips `s` of items at offices and campuses that the caller reaches. */
export function reachesSlips(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 's.person_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}
