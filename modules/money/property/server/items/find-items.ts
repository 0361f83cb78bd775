import { sql } from 'kysely';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { findItems as endpoint } from '../../contract/items.ts';
import { reachesItems } from '../reach.ts';

/** Items by what is on them or on their sticker: the whole property number first, then a serial number, also of a part, then other words. */
export async function findItems({ db, actor, query }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const term = sql`kernel.plain(${query.term})`;
  const { rows: items } = await sql<AnswerOf<typeof endpoint>['items'][number]>`${sql.raw(PLANNED_EACH_TIME)}
    with found as (
      select id, 1 as place from property.item where property_no = upper(${query.term})
      union all select id, 2 from property.item where serial <> '' and kernel.plain(serial) = ${term}
      union all select item_id, 2 from property.item_part where serial <> '' and kernel.plain(serial) = ${term}
      union all (select i.id, 3 from property.item i join organization.office_view o on o.id = i.office_id
        where ${foundBy(query.term, [sql`i.search`])} and ${reachesItems(actor)}
        order by i.acquired_on desc nulls last, i.id desc nulls last limit 5))
    select i.id, i.property_no, i.article, i.serial, p.fullname as holder
    from (select id, min(place) as place from found group by id) f join property.item i on i.id = f.id
      join organization.office_view o on o.id = i.office_id left join personnel.person_view p on p.id = i.holder_id
    where ${reachesItems(actor)} order by f.place, i.acquired_on desc, i.id desc limit 5`.execute(db);
  return { items };
}
