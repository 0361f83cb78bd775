import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readYearEnd as endpoint, readYearProblems as problems, YearEnd, YearRun } from '../contract/forced-years.ts';
import { planYearEnd } from './plan-year-end.ts';

/** What the end of a year comes to, for everybody. */
export async function readYearEnd({ db, today, query }: CallOf<typeof endpoint>): Promise<YearEnd> {
  const { year } = query;
  const planned = await planYearEnd(db, { year, today });
  const counted = (state: string) => planned.filter((one) => one.state === state).length;
  return {
    is_over: today > `${year}-12-31`,
    forfeits: {
      open: counted('open'),
      changed: counted('changed'),
      waiting: counted('waiting'),
      same: counted('same'),
      days: planned.reduce((sum, { forfeit }) => sum + forfeit, 0),
    },
    ending: await readEnding(db, year),
    runs: await readYearRuns(db, { year }),
  };
}

/** Lots that end on 31 December, with what is left in them and what the sweep wrote off. */
async function readEnding(db: Database, year: number): Promise<YearEnd['ending']> {
  const { rows } = await sql<YearEnd['ending'][number]>`
    select b.code as book, b.name, b.unit, count(distinct l.personnel_id) filter (where l.balance > 0 or x.swept > 0)::integer as people,
      sum(l.balance)::bigint as amount, coalesce(sum(x.swept), 0)::bigint as swept
    from ledger.lot l join ledger.book b on b.code = l.book cross join lateral (
      select coalesce(-sum(e.amount), 0) as swept from ledger.entry e join ledger.posting p on p.id = e.posting_id and p.kind = 'EXPIRE'
      where e.lot_id = l.id and not exists (select from ledger.posting r where r.reverses_id = p.id)) x
    where l.expires_on = ${`${year}-12-31`}::date group by b.code having sum(l.balance) > 0 or sum(x.swept) > 0 order by b.name`.execute(
    db,
  );
  return rows;
}

const MOST_RUNS = 50;

/** The latest runs with what they posted. */
export async function readYearRuns(
  db: Database,
  { id = null, year = null }: { id?: number | null; year?: number | null },
): Promise<YearRun[]> {
  const { rows } = await sql<YearRun>`
    select r.id, r.year, a.name as by, r.started_at, r.finished_at, r.posted, r.corrected, r.waiting,
      (select count(*)::integer from leave.year_problem p where p.run_id = r.id) as failed
    from leave.year_run r left join identity.account_view a on a.id = r.account_id
    where (${id}::integer is null or r.id = ${id}) and (${year}::integer is null or r.year = ${year})
    order by r.started_at desc, r.id desc limit ${MOST_RUNS}`.execute(db);
  return rows;
}

/** Error: 404. */
export async function readYearProblems({ db, params }: Call<{ id: number }>): Promise<AnswerOf<typeof problems>> {
  const [run] = await readYearRuns(db, { id: params.id });
  if (!run) throw notFound('There is no such run.');
  const { rows } = await sql<AnswerOf<typeof problems>['problems'][number]>`
    select c.personnel_id, p.idno, p.fullname, c.message from leave.year_problem c join personnel.person_view p on p.id = c.personnel_id
    where c.run_id = ${params.id} order by p.plain_name, p.id`.execute(db);
  return { problems: rows };
}
