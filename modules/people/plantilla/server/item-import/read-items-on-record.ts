import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ItemFacts, ItemOnRecord } from '../../rules/item-import/judge-items.ts';
import type { StateOnRecord } from '../../rules/item-import/judge-state.ts';
import { itemsOn, lastHolder, vacantSince } from '../items/items-query.ts';

type Row = ItemFacts & StateOnRecord & { id: number };

/** The items of these numbers: what each says, its last state, and who holds it. */
export async function readItemsOnRecord(db: Database, numbers: readonly string[], today: string): Promise<Map<string, ItemOnRecord>> {
  const { rows } = await sql<Row>`
    select n.id, n.item_number, n.old_item_number, n.position_id, n.parenthetical_title, n.office_id, n.level_id, n.coverage_id,
      n.attribution, n.area_code, n.area_type, n.authority, n.authority_date::text as authority_date, n.opened_on::text as opened_on,
      n.education, n.experience_years, n.training_hours, n.eligibility, n.competency,
      last.state, last.since, now.holder, now.vacant_since as "vacantSince",
      (select jsonb_build_object('fullname', p.fullname, 'until', upper(a.during)) from personnel.appointment_view a
        join personnel.person_view p on p.id = a.personnel_id
        where a.item_id = n.id order by upper(a.during) desc nulls first limit 1) as "lastHeld"
    from plantilla.item n
    cross join lateral (
      select s.state, lower(s.during)::text as since from plantilla.item_state s where s.item_id = n.id order by s.during desc limit 1
    ) last
    left join lateral (
      select p.fullname as holder, (${vacantSince})::text as vacant_since from ${itemsOn(today)} ${lastHolder(today)} where i.id = n.id
    ) now on true
    where n.item_number = any(${[...numbers]}::text[])`.execute(db);
  return new Map(
    rows.map(({ id, state, since, holder, vacantSince: vacant, lastHeld, ...facts }) => [
      facts.item_number,
      { id, facts, state, since, holder, vacantSince: vacant, lastHeld },
    ]),
  );
}
