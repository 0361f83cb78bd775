import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { whyClosed, type ItemState } from '../rules/item-status.ts';

/** An item as an appointment form needs it. */
export interface ItemForAppointment {
  id: number;
  item_number: string;
  position_id: number;
  position: string;
  salary_grade: number;
  step: number;
  office_id: number;
  office: string;
}

const MOST = 5;

/** The step at which a vacant item is authorized. */
const columns = sql`i.id, i.item_number, i.position_id, t.name as position, coalesce(t.salary_grade, 1) as salary_grade, 1 as step,
  o.id as office_id, o.fullname as office`;

/** The items nearest to what was typed, by number or position, that no one holds on the day and that are funded then: at most five. */
export async function itemsFor(db: Database, { term, on }: { term: string; on: string }): Promise<ItemForAppointment[]> {
  const { rows } = await sql<ItemForAppointment>`
    select ${columns} from plantilla.item i
    join plantilla.item_state s on s.item_id = i.id and s.during @> ${on}::date and s.state = 'funded'
    join organization.position_view t on t.id = i.position_id join organization.office_view o on o.id = plantilla.office_on(i.id, ${on})
    where not exists (
      select from personnel.appointment_view a where a.item_id = i.id and not a.is_substitute and coalesce(upper(a.during), 'infinity') > ${on}::date)
      and ${foundBy(term, [sql`i.search`, sql`kernel.plain(t.name)`, sql`kernel.plain(o.acronym)`])}
    order by i.search like kernel.pattern_of(${term}) desc, t.name, i.item_number limit ${MOST}`.execute(db);
  return rows;
}

/** An item as it stands on a day, and why nobody can be appointed to it then; null where there is none. */
export async function itemOn(db: Database, itemId: number, on: string): Promise<(ItemForAppointment & { closed: string | null }) | null> {
  const { rows } = await sql<
    ItemForAppointment & { state: ItemState | null; since: string | null; opened_on: string; holder: string | null }
  >`
    select ${columns}, s.state, lower(s.during)::text as since, i.opened_on::text as opened_on, p.fullname as holder
    from plantilla.item i
    join organization.position_view t on t.id = i.position_id join organization.office_view o on o.id = plantilla.office_on(i.id, ${on})
    left join plantilla.item_state s on s.item_id = i.id and s.during @> ${on}::date
    left join personnel.appointment_view a on a.item_id = i.id and not a.is_substitute and a.during @> ${on}::date
    left join personnel.person_view p on p.id = a.personnel_id
    where i.id = ${itemId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { state, since, opened_on: openedOn, holder, ...item } = row;
  return { ...item, closed: whyClosed({ state, since, openedOn, holder }, longDate) };
}
