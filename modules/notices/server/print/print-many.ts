import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { joinPdfs } from '@talaan/kernel/server/join-pdfs.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { printManyNotices as endpoint } from '../../contract/notices.ts';
import { printNotices } from '../../print/print-notices.ts';
import { KINDS_WORDS } from '../../rules/say-notice.ts';
import { inParts } from '../job-call.ts';
import { matchNotices, withinReach } from '../match-notices.ts';
import { tellOutcome } from '../tell-outcome.ts';
import { gatherNotices, type KnownHeads } from './gather-notices.ts';

/** Which notices was decided when the work was started, by who may see what at that moment. */
interface PrintWork {
  title: string;
  ids: number[];
  /** The screen on which the caller prints. */
  link: string;
}

/** Starts the print of chosen notices, or of all of a list, by name. */
export async function printMany(call: Call<unknown, unknown, z.output<typeof endpoint.body>>) {
  const { db, actor, body } = call;
  const wanted = body.filters ? matchNotices(actor, body.filters) : sql`n.id = any(${body.ids ?? []}::integer[]) and ${withinReach(actor)}`;
  const { rows } = await sql<{ id: number; kind: 'NOSA' | 'NOSI' }>`
    select n.id, n.kind from notices.notice n join organization.office o on o.id = n.office_id join personnel.person p on p.id = n.personnel_id
    where ${wanted} order by kernel.plain(p.fullname), n.id`.execute(db);
  if (!rows[0]) throw notFound('There is no notice to print.');
  const title = `${rows.length} ${KINDS_WORDS[rows[0].kind]}`;
  const link = `/${rows[0].kind.toLowerCase()}?view=notices`;
  return { job: await startJob(call, printManyJob, title, { title, link, ids: rows.map(({ id }) => id) }) };
}

/** So many pages at once: a second of Typst, so that progress is seen and one person's print gets in between. */
const PART = 200;

/** Prints one file of many notices. It keeps nothing before the file is whole, so that it can be run again from the start. */
export const printManyJob: Job<PrintWork> = {
  kind: 'notices.print-many',
  run: async (work, { title, ids, link }) => {
    const kept = await readKeptFile(work);
    if (kept !== null) return { file_id: kept, notices: ids.length };
    const content = await joinPdfs(printParts(work, ids), title);
    const { server, accountId } = work;
    return server.db.transaction().execute(async (db) => {
      const file = await server.files.keep(db, { name: `${title}.pdf`, contentType: 'application/pdf', content, ownerId: accountId });
      const result = { file_id: file.id, notices: ids.length };
      const told = { title: 'Notices are printed', description: `${title} are ready as one file. Find it under Jobs.`, link };
      await tellOutcome(work, db, result, told);
      return result;
    });
  },
};

/** The next part is gathered and printed while the one before is joined. */
async function* printParts({ server, progress }: Work, ids: readonly number[]): AsyncGenerator<Uint8Array> {
  const known: KnownHeads = new Map();
  const print = async (part: number[]) => {
    const { notices, heads, files } = await gatherNotices(server.db, server.settings.publicUrl, part, known);
    return printNotices(notices, heads, files);
  };
  const parts = inParts(ids, PART);
  let done = 0;
  await progress(done, ids.length);
  let next = parts[0] && print(parts[0]);
  for (const [place, part] of parts.entries()) {
    const printed = await next!;
    const following = parts[place + 1];
    next = following && print(following);
    next?.catch(() => undefined);
    yield printed;
    done += part.length;
    await progress(done, ids.length);
  }
}

/** A run that was ended between its file and its last word has printed already. */
async function readKeptFile({ server, runId }: Work): Promise<number | null> {
  const { rows } = await sql<{ file_id: number | null }>`
    select (result->>'file_id')::integer as file_id from kernel.job_run where id = ${runId}::uuid`.execute(server.db);
  return rows[0]?.file_id ?? null;
}
