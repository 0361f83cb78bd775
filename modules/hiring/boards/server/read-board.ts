import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { BoardRow, readBoard as endpoint, SeatRow } from '../contract/boards.ts';
import { boardColumns, boardsFrom, reachableBoards } from './board-rows.ts';

export type FoundBoard = BoardRow & {
  office_id: number | null;
  remarks: string;
  order_file_id: number | null;
  order_file: string | null;
};
type ById = Call<{ id: number }>;
const PLACE = { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** One board with its seats. Error: 404 beyond one's reach. */
export async function readBoard(call: ById): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const { order_file_id: _, ...board } = await findBoard(call, params.id);
  const { rows: posts } = await sql<{ id: number; code: string; title: string; state: string }>`
    select v.id, v.code, v.title, v.state from boards.sitting t join vacancies.post v on v.id = t.post_id
    where t.board_id = ${params.id} order by v.id desc`.execute(db);
  return { board, seats: await readSeats(call, params.id), posts };
}

/** Error: 404 beyond one's reach. */
export async function findBoard({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundBoard> {
  const { rows } = await sql<FoundBoard>`
    select ${selected(boardColumns(today))}, b.office_id, b.remarks, b.order_file_id, (select f.name from kernel.file f where f.id = b.order_file_id) as order_file
    from ${boardsFrom} where b.id = ${id} and ${reachableBoards(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such board.');
  return rows[0];
}

/** All seats, the running ones first; whose account opens the assessment of applicants today is said, for roles are given with the users. */
export async function readSeats({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, boardId: number): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select s.id, s.personnel_id, p.fullname, case when ${visible(actor, ['RSP'], PLACE)} then c.avatar_path end as avatar, t.name as position, o.acronym as office, s.role, s.title, s.votes, s.level, s.alternate_for_id,
      lower(s.during) as "from", upper(s.during) - 1 as "to", s.sworn_on, v.code as post, c.id as account_id,
      exists (
        select from identity.account_role_view h join identity.role_group_view g on g.role_id = h.role_id
        where h.account_id = c.id and g.group_name = 'COMMITTEE' and h.during @> ${today}::date) as may_assess
    from boards.seat s join personnel.person_view p on p.id = s.personnel_id
      left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id
      left join organization.position_view t on t.id = a.position_id
      left join vacancies.post v on v.id = s.post_id left join identity.account_view c on c.personnel_id = p.id
    where s.board_id = ${boardId}
    order by upper_inf(s.during) or upper(s.during) > ${today}::date desc, s.post_id is not null,
      case s.role when 'chair' then 1 when 'member' then 2 else 3 end, coalesce(s.alternate_for_id, s.id), s.alternate_for_id is not null, s.id`.execute(
    db,
  );
  return rows;
}

/** The office order as it was uploaded. Error: 404 while there is none. */
export async function fetchOrder(call: ById): Promise<FileAnswer> {
  const { order_file_id } = await findBoard(call, call.params.id);
  if (order_file_id === null) throw notFound('The office order was not uploaded yet.');
  const { name, location } = await call.server.files.locate(call.db, order_file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
