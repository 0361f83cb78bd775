import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { takeNumbers } from '@talaan/property/server/public.ts';
import type { IssuedPaper } from '../contract/papers.ts';
import { controlTotals, type Table } from '../rules/table.ts';
import { adviceNumber } from '../rules/run/due-accounts.ts';

/** What a paper is of: a run, or a month over a campus or all. */
export interface PaperKey {
  kind: string;
  run_id: number | null;
  month: string;
  campus_id: number | null;
  part: string;
}

/**
 * Keeps that a paper was issued, and gives its number where it has one. What was issued with the same totals is that paper: it is printed
 * again under its number. Numbers of a refused call are given again, so that there is no gap.
 */
export async function issuePaper(call: Pick<Call, 'db' | 'actor' | 'now' | 'today'>, key: PaperKey, table: Table): Promise<string | null> {
  const { db, actor, now, today } = call;
  const totals = JSON.stringify(controlTotals(table));
  // Of two who make the same paper the second finds what the first one issued.
  await sql`select pg_advisory_xact_lock(hashtext('payroll_papers.issued'))`.execute(db);
  const { rows } = await sql<{ number: string | null; is_same: boolean }>`
    select i.number, i.totals = ${totals}::jsonb and i.row_count = ${table.count} as is_same from payroll_papers.issued i where ${isOf(key)}
    order by i.id desc limit 1`.execute(db);
  if (rows[0]?.is_same) return rows[0].number;
  const number = key.kind === 'ADVICE' ? await nextAdvice(call, key.part, today) : null;
  await sql`
    insert into payroll_papers.issued (kind, run_id, month, campus_id, part, number, row_count, totals, issued_by, issued_at)
    values (${key.kind}, ${key.run_id}, ${key.month}, ${key.campus_id}, ${key.part}, ${number}, ${table.count}, ${totals}::jsonb, ${actor.accountId},
      ${now.toString()}::timestamptz)`.execute(db);
  return number;
}

async function nextAdvice(call: Pick<Call, 'db'>, fund: string, today: string): Promise<string> {
  const [series, year] = [`ADA-${fund}`, Number(today.slice(0, 4))];
  const next = await takeNumbers(call, [{ series, year, count: 1 }]);
  return adviceNumber(fund, today, next(series, year));
}

const isOf = ({ kind, run_id: run, month, campus_id: campus, part }: PaperKey) => sql`
  i.kind = ${kind} and i.run_id is not distinct from ${run}::integer and i.month = ${month} and i.campus_id is not distinct from ${campus}::integer
  and i.part = ${part}`;

/** The newest issue of each paper of a run, or of a month over a campus or all, by its kind and part. */
export async function readIssued(
  db: Database,
  { run_id: run, month, campus_id: campus }: Pick<PaperKey, 'run_id' | 'month' | 'campus_id'>,
): Promise<(kind: string, part: string) => IssuedPaper | null> {
  const { rows } = await sql<IssuedPaper & { kind: string; part: string }>`
    select distinct on (i.kind, i.part) i.kind, i.part, i.number, i.row_count as rows, i.totals, i.issued_at, c.name as issued_by
    from payroll_papers.issued i left join identity.account_view c on c.id = i.issued_by
    where i.run_id is not distinct from ${run}::integer and i.month = ${month} and i.campus_id is not distinct from ${campus}::integer
    order by i.kind, i.part, i.id desc`.execute(db);
  const found = new Map(rows.map(({ kind, part, ...issued }) => [`${kind} ${part}`, issued]));
  return (kind, part) => found.get(`${kind} ${part}`) ?? null;
}
