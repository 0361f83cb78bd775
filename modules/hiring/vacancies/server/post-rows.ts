import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportPosts, listPosts, POST_KEEPERS, type PostRow } from '../contract/posts.ts';
import { BOARDS, POST_KINDS } from '../contract/words.ts';
import { POST_AGES, type PostAge } from '../rules/post-ages.ts';
import { dueNext } from '../rules/due-next.ts';
import { postFlow } from '../workflow.ts';
import { isOpenOn } from './is-open-on.ts';

/** Posts as `v` with their request `q` and office `o`. */
export const postsFrom = sql`vacancies.post v join hiring.request q on q.id = v.request_id join organization.office_view o on o.id = v.office_id`;

/** The posts of offices that the caller reaches. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, POST_KEEPERS, { person: 'q.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The state of a post at a moment, whatever is stored; the moment is written out, so that a list can be grouped by it. */
export function stateAt(now: Temporal.Instant): RawBuilder<string> {
  return sql<string>`vacancies.state_at(v.state, v.closes_at, v.valid_until, ${sql.lit(now.toString())}::timestamptz)`;
}

/** The columns of a row of the list, at a moment. */
export const postColumns = (now: Temporal.Instant) => ({
  id: 'v.id',
  code: 'v.code',
  title: 'v.title',
  parenthetical_title: 'v.parenthetical_title',
  office: 'o.acronym',
  office_name: 'o.fullname',
  items: sql<string>`coalesce((select string_agg(i.item_number, ', ' order by i.item_number collate reference.by_number) from vacancies.post_item p
    join plantilla.item i on i.id = p.item_id where p.post_id = v.id), '')`,
  kind: 'v.kind',
  board: 'v.board',
  is_published: 'v.is_published',
  vacancies: 'v.vacancies',
  salary_grade: 'v.salary_grade',
  state: stateAt(now),
  posted_on: 'v.posted_on',
  opens_at: 'v.opens_at',
  closes_at: 'v.closes_at',
  valid_until: 'v.valid_until',
});

export type FoundPost = Omit<PostRow, 'due'>;

/** A post with what is due next for it. */
export function withDue<F extends FoundPost>(post: F, today: string): F & Pick<PostRow, 'due'> {
  const { opens_at: opens, closes_at: closes } = post;
  return { ...post, due: dueNext({ ...post, opens_on: opens && dayOf(opens), closes_on: closes && dayOf(closes) }, today) };
}

export const postRows = rows(listPosts, exportPosts, 'posts', ({ actor, now, today }) => ({
  from: postsFrom,
  columns: postColumns(now),
  reach: reachable(actor),
  search: [sql`v.plain_title`, sql`kernel.plain(q.number)`],
  sort: {
    code: sql`v.code collate reference.by_number`,
    title: 'v.title',
    office: 'o.tree_from',
    state: [stateAt(now), 'v.id'] as const,
    posted_on: 'v.posted_on',
    closes_at: 'v.closes_at',
    valid_until: 'v.valid_until',
  },
  unsorted: sql`v.id desc`,
  groups: {
    state: { by: stateAt(now), name: postFlow.words },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    kind: { by: 'v.kind', name: POST_KINDS },
  },
  filters: {
    state: (states) => sql`${stateAt(now)} = any(${states})`,
    kind: (kind) => sql`v.kind = ${kind}`,
    board: (board) => sql`v.board = ${board}`,
    age: (age) => sql`${isOpenOn(today)} and ${isOfAge(age, today)}`,
    campus: (campus) => sql`o.campus_id = ${campus}`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
  },
  describe: (found: FoundPost[]) => found.map((post) => withDue(post, today)),
  sheet: {
    name: 'Job posts',
    cells: {
      Code: (row) => row.code,
      Position: (row) => row.title,
      'Parenthetical title': (row) => row.parenthetical_title,
      Office: (row) => row.office_name,
      'Plantilla items': (row) => row.items,
      Kind: (row) => POST_KINDS[row.kind],
      'Salary grade': (row) => row.salary_grade,
      Vacancies: (row) => row.vacancies,
      Board: (row) => BOARDS[row.board],
      State: (row) => postFlow.words[row.state],
      'Posted on': (row) => row.posted_on,
      'Closes at': (row) => row.closes_at && localTime(row.closes_at),
      'Valid until': (row) => row.valid_until,
      'Due next': (row) => row.due?.text ?? null,
    },
  },
}));

function isOfAge(age: PostAge, today: string): RawBuilder<SqlBool> {
  const { first, last } = POST_AGES[age];
  const days = sql`${today}::date - v.posted_on`;
  return last === null ? sql<SqlBool>`${days} >= ${first}` : sql<SqlBool>`${days} between ${first} and ${last}`;
}

/** The day of the university on which a moment is. */
export function dayOf(at: string): string {
  return localTime(at).slice(0, 10);
}
