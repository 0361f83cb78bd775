import { sql, type RawBuilder } from 'kysely';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';
import { pendingOnDays } from '@talaan/attendance/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { HALF_MONTHLY } from '../rules/settings.ts';
import type { DtrState } from '../workflow.ts';
import type { RecordDays } from './load-days.ts';

/** A record that was submitted at least once. */
export interface Submission extends RecordDays {
  id: number;
  state: DtrState;
  signedDays: DtrDay[] | null;
  signedDigest: string | null;
  signedAt: string | null;
}

/** Submissions by the numbers of their requests, in the order of these. */
export async function readSubmissions(db: Database, ids: readonly number[]): Promise<Submission[]> {
  const { rows } = await sql<Submission>`
    select x.id, x.personnel_id as "personnelId", lower(x.during) as "from", upper(x.during) - 1 as "to", x.state, x.signed_days as "signedDays",
      x.signed_digest as "signedDigest", x.signed_at as "signedAt"
    from dtr.submission x where x.id = any(${[...ids]}::integer[]) order by array_position(${[...ids]}::integer[], x.id)`.execute(db);
  return rows;
}

/** The records of a month as `d` (personnel_id, office_id, first_day, last_day), as they are today: of everybody, or of the people whom an array names. */
export function periodsOfMonth(month: string, among: RawBuilder<unknown> = sql`null`): RawBuilder<unknown> {
  return sql`dtr.periods_of(${`${month}-01`}::date, ${[...HALF_MONTHLY]}::text[], ${among}::integer[]) d`;
}

/** What was submitted of the records `d`, as `x` with its request `r` and the last step `t`. */
export const joinSubmissions = sql`
  left join dtr.submission x on x.personnel_id = d.personnel_id and x.during = daterange(d.first_day, d.last_day, '[]')
  left join requests.request r on r.id = x.id
  left join requests.step t on t.request_id = r.id and t.no = r.last_no`;

/** The state of a record of `joinSubmissions`. */
export const stateOf = sql<DtrState>`coalesce(x.state, 'OPEN')`;

/** Since when it has been in that state: since the end of its period while it was never submitted; null before that. */
export function sinceOf(today: string): RawBuilder<string | null> {
  return sql`coalesce(t.at, case when d.last_day < ${today}::date then attendance.start_of(d.last_day + 1) end)`;
}

/**
 * The records of `periodsOfMonth` as `d`, each found once, to be named in a `with`; `is_hindered` says whether something keeps it from being submitted: for
 * all of them what `hindrancesOf` says of one.
 */
export function hinderedPeriods(
  server: Pick<Server, 'modules'>,
  month: string,
  today: string,
  among?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { from, to } = monthBounds(month);
  // Days that are computed again, and requests that are not decided: joined as sets, for PostgreSQL knows little of how many there are.
  const open = [
    sql`select personnel_id, daterange(date, date, '[]'), '', '' from attendance.day_due_view`,
    ...allContributed(server, pendingOnDays).map((select) => sql`(${select})`),
  ];
  return sql`
    periods as materialized (select * from ${periodsOfMonth(month, among)}),
    d as materialized (
      select d.*, d.last_day >= ${today}::date or n.days = 0 or n.unsettled or (d.personnel_id, d.first_day) in (
        select w.personnel_id, w.first_day from periods w
        join (${sql.join(open, sql` union all `)}) q (personnel_id, during, title, link)
          on q.personnel_id = w.personnel_id and q.during && daterange(w.first_day, w.last_day, '[]')) as is_hindered
      from periods d
      cross join lateral (
        select count(*) as days, coalesce(bool_or(n.status in ('INCOMPLETE', 'PENDING')), false) as unsettled
        from attendance.day_view n
        where n.personnel_id = d.personnel_id and n.date between d.first_day and d.last_day and n.date between ${from}::date and ${to}::date) n)`;
}
