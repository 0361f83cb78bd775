import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { BOARD_KINDS, exportBoards, listBoards } from '../contract/boards.ts';

export const boardsFrom = sql`boards.board b left join organization.office_view o on o.id = b.office_id`;

/** Boards of an office within the caller's reach; those of the whole university for a role over all of it. */
export function reachableBoards(actor: Actor): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, ['RSP'], { person: 'b.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

export const boardColumns = (today: string) => ({
  id: 'b.id',
  name: 'b.name',
  kind: 'b.kind',
  office: 'o.acronym',
  order_number: 'b.order_number',
  order_date: 'b.order_date',
  from: sql`lower(b.term)`,
  to: sql`upper(b.term) - 1`,
  chair: sql`(select p.fullname from boards.seat s join personnel.person_view p on p.id = s.personnel_id
    where s.board_id = b.id and s.role = 'chair' and s.alternate_for_id is null and s.during @> ${today}::date limit 1)`,
  seats: sql`(select count(*)::integer from boards.seat s where s.board_id = b.id and s.post_id is null and s.during @> ${today}::date)`,
  posts: sql`(select count(*)::integer from boards.sitting t join vacancies.post v on v.id = t.post_id
    where t.board_id = b.id and v.state not in ('FILLED', 'CANCELLED', 'EXPIRED'))`,
});

export const boardRows = rows(listBoards, exportBoards, 'boards', ({ actor, today }) => ({
  from: boardsFrom,
  columns: boardColumns(today),
  reach: reachableBoards(actor),
  search: [
    sql`kernel.plain(b.name)`,
    sql`kernel.plain(b.order_number)`,
    sql`(select string_agg(p.search, ' ') from boards.seat s join personnel.person_view p on p.id = s.personnel_id where s.board_id = b.id)`,
  ],
  sort: { name: 'b.name', kind: 'b.kind', from: sql`lower(b.term)` },
  unsorted: 'kind',
  filters: {
    kind: (kind) => sql`b.kind = ${kind}`,
    all: (all) => (all ? sql`true` : sql`(upper_inf(b.term) or upper(b.term) > ${today}::date)`),
  },
  sheet: {
    name: 'Boards',
    cells: {
      Board: (row) => row.name,
      Kind: (row) => BOARD_KINDS[row.kind],
      Office: (row) => row.office,
      'Office order': (row) => row.order_number,
      'Order of': (row) => row.order_date,
      From: (row) => row.from,
      Until: (row) => row.to,
      Chair: (row) => row.chair,
      Seats: (row) => row.seats,
      Posts: (row) => row.posts,
    },
  },
}));
