import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listNotices as endpoint, NoticeRow } from '../contract/notices.ts';
import type { NoticeState } from '../workflow.ts';
import { matchNotices } from './match-notices.ts';

/** What every list of notices shows, from notices `n`, people `p`, offices `o`, campuses `c` and salary tables `s`. */
export const NOTICE_COLUMNS = sql`n.id, n.kind, n.state, n.personnel_id, p.idno, p.fullname, o.acronym as office, c.acronym as campus, n.position,
  n.effective_on, s.tranche, n.salary_grade, n.step_before, n.step_after, n.amount_before, n.amount_after, n.merit_steps, n.is_paid_by_day,
  n.corrects_id is not null as is_correction`;

export const NOTICES = sql`notices.notice n
  join personnel.person p on p.id = n.personnel_id
  join organization.office o on o.id = n.office_id
  join organization.campus c on c.id = o.campus_id
  join organization.salary_table s on s.id = n.salary_table_id`;

const ORDERS: Record<string, RawBuilder<unknown>> = {
  fullname: sql`kernel.plain(p.fullname), n.id`,
  '-fullname': sql`kernel.plain(p.fullname) desc, n.id desc`,
  office: sql`o.tree_from, kernel.plain(p.fullname), n.id`,
  '-office': sql`o.tree_from desc, kernel.plain(p.fullname), n.id`,
  effective_on: sql`n.effective_on, kernel.plain(p.fullname), n.id`,
  '-effective_on': sql`n.effective_on desc, kernel.plain(p.fullname), n.id`,
};

/** A page of notices, how many there are, and how many in each state: two statements. */
export async function listNotices(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query } = call;
  const rows = sql<NoticeRow>`
    select ${NOTICE_COLUMNS} from ${NOTICES} where ${matchNotices(actor, query)}
    order by ${ORDERS[query.sort ?? (query.kind === 'NOSI' ? '-effective_on' : 'fullname')]} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`;
  const counts = sql<{ state: NoticeState; count: number }>`
    select n.state, count(*) as count from notices.notice n join organization.office o on o.id = n.office_id
    where ${matchNotices(actor, { ...query, state: undefined })} group by n.state`;
  const [page, counted] = await Promise.all([rows.execute(db), counts.execute(db)]);
  const countOf = (state: NoticeState) => counted.rows.find((row) => row.state === state)?.count ?? 0;
  return {
    notices: page.rows,
    total: query.state ? countOf(query.state) : counted.rows.reduce((sum, { count }) => sum + count, 0),
    counts: countsByState(counted.rows),
  };
}

export function countsByState(rows: readonly { state: NoticeState; count: number }[]): Record<NoticeState, number> {
  const counts = { GENERATED: 0, FOR_SIGNATURE: 0, SIGNED: 0, RELEASED: 0, CANCELLED: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
