import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { countGroups, inGroup } from '@talaan/kernel/server/read-rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { listPersonnel as endpoint, PersonnelRow } from '../../contract.ts';
import { HEADCOUNT_READERS } from '../../contract/headcount.ts';
import { matchPeople, orderPeople, PEOPLE_GROUPS, peopleWithin, RETIRES_ON } from '../people-query.ts';
import { statusOn } from '../record/position-on.ts';
import { changesSoFar, type KeptOrder, type KeptOrders } from './kept-orders.ts';
import { servingOn } from '../serving-on.ts';

type ListCall = Call<unknown, z.output<typeof endpoint.query>>;

interface Days {
  on: string;
  today: string;
}

/** A page of the personnel within one’s scope, and how many there are: one statement, two where somebody was changed since; or their groups. */
export async function listPersonnel(call: ListCall, orders: KeptOrders): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, server, today } = call;
  const { sort = 'fullname' } = query;
  const days = { on: query.on ?? today, today };
  const from = sql`${peopleWithin(actor, HEADCOUNT_READERS, days.on, today)}
    left join organization.position t on t.id = a.position_id
    left join reference.appointment_status s on s.code = a.status_code`;
  const matching = matchPeople(actor, HEADCOUNT_READERS, query, days);
  const grouping = query.group_by && PEOPLE_GROUPS[query.group_by];
  if (grouping && query.in_group === undefined) {
    const groups = await countGroups(db, from, matching, grouping);
    return { personnels: [], total: groups.reduce((sum, { count }) => sum + count, 0), groups, sort };
  }
  const within = grouping ? sql`${matching} and ${inGroup(grouping, query.in_group!)}` : matching;
  const question = sql<{ id: number }>`select p.id from ${from} where ${within} order by ${orderPeople(sort)}`;
  const ofPage = ({ people }: KeptOrder) => people.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const kept = orders.find(db, question);
  if (kept) {
    const page = await readPage(server, ofPage(kept), days);
    if (page.changes === kept.changes) return { personnels: page.rows, total: kept.people.length, sort };
  }
  const asked = await orders.ask(db, question);
  const { rows } = await readPage(server, ofPage(asked), days);
  return { personnels: rows, total: asked.people.length, sort };
}

/** The rows of these people as they are now, and by how many changes that is. */
async function readPage(server: Server, people: Int32Array, { on, today }: Days): Promise<{ rows: PersonnelRow[]; changes: number }> {
  const statement = sql`
    with page as materialized (
      select w.place, p.id, p.idno, p.fullname, a.position_id, a.status_code, ${RETIRES_ON} as retires_on, o.id as office_id, o.fullname as office, o.acronym, o.campus_id
      from unnest(${[...people]}::integer[]) with ordinality as w (id, place) join personnel.person p on p.id = w.id
      left join ${servingOn(on)} a on a.personnel_id = p.id
      left join organization.office o on o.id = a.office_id
    )
    select ${changesSoFar} as changes, to_jsonb(shown) - 'place' as row from (select) as always left join (
      select p.place, p.id, p.idno, p.fullname, p.retires_on, u.avatar_path as avatar, t.name as position, t.salary_grade, s.name as status, ${statusOn(on)} as personnel_status,
        case when p.office_id is not null then jsonb_build_object('id', p.office_id, 'fullname', p.office, 'acronym', p.acronym, 'campus', c.acronym) end as department,
        (select string_agg(d.pin, ', ' order by d.pin) from personnel.device_pin d where d.personnel_id = p.id and d.during @> ${today}::date) as pin
      from page p
      left join organization.campus c on c.id = p.campus_id
      left join organization.position t on t.id = p.position_id
      left join reference.appointment_status s on s.code = p.status_code
      left join identity.account u on u.personnel_id = p.id) shown on true
    order by shown.place`.compile(server.db);
  // Prepared: PostgreSQL takes longer to order so many joins than to run them.
  const { rows: found } = await server.pool.query<{ changes: number; row: PersonnelRow | null }>({
    name: 'page of the personnel list',
    text: statement.sql,
    values: [...statement.parameters],
  });
  return { changes: found[0]!.changes, rows: found.flatMap(({ row }) => row ?? []) };
}
