import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { OWN_RIGHT } from '@talaan/kernel/server/acting.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { firstYearNotArchived } from '../../rules/retention.ts';
import type { DocumentState } from '@talaan/documents/workflow.ts';
import { type Moving, writeSteps } from '@talaan/documents/server/public.ts';

/** Papers that are archived in one transaction. */
const PART = 1000;

/** Released and rejected papers `d` whose year, that in which they were due and closed, was before this one. */
export const isToArchive = (year: number): RawBuilder<SqlBool> =>
  sql`(d.state in ('RELEASED', 'REJECTED') and greatest(d.due_at, d.closed_at) < kernel.instant_of(make_date(${year}, 1, 1)::timestamp))`;

/**
 * Archives papers after their year (domain page, A4), part by part, so that it may be stopped and run again. In January it finds those of the
 * year before; in other months what was missed. Where papers are archived by hand alone, it does nothing unless it is started by hand.
 */
export const archiveJob: Job<{ byHand?: true }> = {
  kind: 'documents.archive',
  cron: '10 2 3 * *',
  run: async (work, { byHand }) => {
    const { db } = work.server;
    const yearsAfter = await readYearsAfter(db);
    if (yearsAfter === null && !byHand) return { archived: 0 };
    const year = firstYearNotArchived(work.server.clock.today(), yearsAfter ?? 0);
    const total = await countToArchive(db, year);
    let archived = 0;
    for (let part = PART; part === PART; archived += part) {
      part = await db.transaction().execute((tx) => archivePart(callOfJob(work, tx), year));
      await work.progress(Math.min(archived + part, total), total);
    }
    return { archived };
  },
};

export async function readYearsAfter(db: Database): Promise<number | null> {
  const { years_after: years } = await db.selectFrom('documents.archive_setting').select('years_after').executeTakeFirstOrThrow();
  return years;
}

export async function countToArchive(db: Database, year: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from documents.document d where ${isToArchive(year)}`.execute(db);
  return rows[0]!.count;
}

/** A paper with which a step is taken at this moment is left for the next time. */
async function archivePart(call: Moving, year: number): Promise<number> {
  const { rows } = await sql<{ id: number; state: DocumentState }>`
    select d.id, d.state from documents.document d where ${isToArchive(year)} order by d.id limit ${PART} for no key update skip locked`.execute(
    call.db,
  );
  await writeSteps(
    call,
    rows.map(({ id, state }) => ({
      id,
      action: 'archive',
      from: state,
      to: 'ARCHIVED',
      place: OWN_RIGHT,
      hopId: null,
      reason: 'After its year',
    })),
  );
  return rows.length;
}
