import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import type * as queue from '../../contract/queue.ts';
import { sheetWorkflow } from '../../rules/workflow.ts';
import { matchQueue, mayCheck, orderQueue, sheetsOn } from './match-queue.ts';

type ListCall = Call<unknown, z.output<typeof queue.listChecking.query>>;
type NextCall = Call<unknown, z.output<typeof queue.nextToCheck.query>>;

/** A page, its length, and how many wait: three statements. */
export async function listChecking(call: ListCall): Promise<z.input<typeof queue.listChecking.response>> {
  const { db, actor, query, today } = call;
  const wanted = matchQueue(actor, query);
  const { rows } = await sql<queue.QueueRow>`
    select ${columns(actor.accountId)} from ${sheetsOn(today)} left join identity.account c on c.id = s.checker_id where ${wanted}
    order by ${orderQueue(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${sheetsOn(today)} where ${wanted}`.execute(db);
  const waiting = await sql<{ SUBMITTED: number; UNDER_CHECK: number; mine: number }>`
    select count(*) filter (where s.state = 'SUBMITTED')::integer as "SUBMITTED",
      count(*) filter (where s.state = 'UNDER_CHECK')::integer as "UNDER_CHECK",
      count(*) filter (where s.state = 'UNDER_CHECK' and s.checker_id = ${actor.accountId})::integer as mine
    from ${sheetsOn(today)} where s.state in ('SUBMITTED', 'UNDER_CHECK') and ${mayCheck(actor)}`.execute(db);
  return { sheets: rows, total: counted.rows[0]!.total, waiting: waiting.rows[0]! };
}

export async function exportChecking(call: Call<unknown, z.output<typeof queue.exportChecking.query>>): Promise<FileAnswer> {
  const { db, actor, query, today } = call;
  const { rows } = await sql<queue.QueueRow>`
    select ${columns(actor.accountId)} from ${sheetsOn(today)} left join identity.account c on c.id = s.checker_id
    where ${matchQueue(actor, query)} order by ${orderQueue(query.sort)}`.execute(db);
  return writeSheet(
    `Data sheets to check ${today}`,
    query.format,
    ['Employee number', 'Name', 'Office', 'State', 'Submitted', 'Checker', 'Verified before'],
    rows.map((row) => [
      row.idno,
      row.fullname,
      row.office ?? '',
      sheetWorkflow.words[row.state],
      dayOf(row.submitted_at),
      row.checker ?? '',
      row.verified_at ? dayOf(row.verified_at) : '',
    ]),
  );
}

/** The one behind the sheet that was looked at last, at the end of the queue the first again; what others check is passed over. */
export async function nextToCheck(call: NextCall): Promise<z.input<typeof queue.nextToCheck.response>> {
  const { db, actor, query, today } = call;
  const { rows } = await sql<{ personnel_id: number; waiting: number }>`
    select s.personnel_id, count(*) over ()::integer as waiting from ${sheetsOn(today)}
    where ${matchQueue(actor, query)} and (s.state = 'SUBMITTED' or s.checker_id = ${actor.accountId})
      and s.personnel_id is distinct from ${query.after ?? null}::integer
    order by (s.submitted_at, s.personnel_id) <= (
      select l.submitted_at, l.personnel_id from pds.sheet l where l.personnel_id = ${query.after ?? null}::integer) nulls first,
      s.submitted_at, s.personnel_id limit 1`.execute(db);
  return { personnel_id: rows[0]?.personnel_id ?? null, waiting: rows[0]?.waiting ?? 0 };
}

function columns(accountId: number) {
  return sql`p.id, p.idno, p.fullname, o.fullname as office, s.state, s.submitted_at, s.since, c.name as checker,
    coalesce(s.checker_id = ${accountId}, false) as is_mine, s.verified_at`;
}

function dayOf(at: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO('Asia/Manila').toPlainDate().toString();
}
