import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/job-call.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs.ts';
import { printInParts } from '@talaan/kernel/server/print-in-parts.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { issueRecords } from '../record/issue-record.ts';
import { printKept } from '../record/fetch-record.ts';

/** Whose records was decided when the work was started, by who may see what at that moment. */
interface RecordsWork {
  title: string;
  people: number[];
  purpose: string;
  salaryPer: 'year' | 'month';
  officeId: number;
  /** The day that all of them carry, also where the work goes on after midnight. */
  today: string;
}

/** Issues and prints the records part by part; begun again after a fault, it prints again those that it has issued and issues the rest. */
export const printRecordsJob: Job<RecordsWork> = {
  kind: 'service.print-records',
  run: (work, input) => {
    const { server, accountId } = work;
    return printInParts(work, {
      title: input.title,
      of: input.people.map((id, place) => ({ id, place })),
      atOnce: 40,
      print: async (part) => printKept(server, await issuePart(work, input, part)),
      result: { records: input.people.length },
      tell: (db) =>
        notify(db, server.clock.now(), [accountId], {
          title: 'Service records are printed',
          description: `${input.title} are ready as one file. Find it under Jobs.`,
          link: '/personnels/service_records',
        }),
    });
  },
};

interface Placed {
  id: number;
  /** In the whole work. */
  place: number;
}

/** The codes of a part in its order. Two runs of the same work at once issue one after the other, so that nobody gets two papers. */
function issuePart(work: Work, { today, ...wanted }: RecordsWork, part: readonly Placed[]): Promise<string[]> {
  const { server, runId } = work;
  return server.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${runId}, 0))`.execute(db);
    const places = part.map(({ place }) => place);
    const readIssued = () =>
      db
        .selectFrom('service.printed_record')
        .select(['place_in_run', 'code'])
        .where('run_id', '=', runId)
        .where('place_in_run', 'in', places)
        .orderBy('place_in_run')
        .execute();
    const before = new Set((await readIssued()).map(({ place_in_run }) => place_in_run));
    const missing = part.filter(({ place }) => !before.has(place));
    if (missing.length > 0) await issueRecords({ ...callOfJob(work, db), today }, missing, { ...wanted, certified: true, runId });
    return (await readIssued()).map(({ code }) => code);
  });
}
