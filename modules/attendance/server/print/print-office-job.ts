import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs.ts';
import { joinPdfs } from '@talaan/kernel/server/join-pdfs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { printDtrSheets } from '../../print/cs-form-48.ts';
import { gatherSheets, type Print } from './gather-sheets.ts';
import type { PrintedPerson } from './find-printed-people.ts';

/** Whose records are printed was decided when the work was started, by who may see what at that moment. */
export interface OfficePrint extends Print {
  title: string;
  paper: 'a4' | 'letter';
  people: PrintedPerson[];
  /** The screen on which the caller prints; it shows this work again. */
  screen: string | null;
}

/** So many sheets at once: a second of Typst, so that progress is seen and one person's print gets in between. */
const PART = 100;

/** Prints one file for an office. It keeps nothing before the file is whole, so that it can be run again from the start. */
export const printOfficeJob: Job<OfficePrint> = {
  kind: 'attendance.print-office',
  run: async (work, print) => {
    const kept = await readKeptFile(work);
    if (kept !== null) return { file_id: kept, sheets: print.people.length };
    const content = await joinPdfs(printParts(work, print), print.title);
    const fileId = await keepAndTell(work, print, content);
    return { file_id: fileId, sheets: print.people.length };
  },
};

async function* printParts({ server, progress }: Work, print: OfficePrint): AsyncGenerator<Uint8Array> {
  const printedAt = server.clock.now().toZonedDateTimeISO(ZONE).toPlainDateTime();
  await progress(0, print.people.length);
  for (let done = 0; done < print.people.length; done += PART) {
    const people = print.people.slice(done, done + PART);
    yield await printDtrSheets(await gatherSheets(server.db, print, people), { paper: print.paper, printedAt });
    await progress(done + people.length, print.people.length);
  }
}

/** File, result and notice in one transaction. */
function keepAndTell({ server, accountId, runId }: Work, { title, people, screen }: OfficePrint, content: Uint8Array): Promise<number> {
  return server.db.transaction().execute(async (db) => {
    const file = await server.files.keep(db, { name: `${title}.pdf`, contentType: 'application/pdf', content, ownerId: accountId });
    const result = JSON.stringify({ file_id: file.id, sheets: people.length });
    await db.updateTable('kernel.job_run').set({ result }).where('id', '=', runId).execute();
    await notify(db, server.clock.now(), [accountId], {
      title: 'Daily time records are printed',
      description: `${title}: ${people.length} sheets are ready. Find the file under Jobs.`,
      ...(screen ? { link: `${screen}?printed=${runId}` } : {}),
    });
    return file.id;
  });
}

/** A run that was ended between its file and its last word has printed already. */
async function readKeptFile({ server, runId }: Work): Promise<number | null> {
  const run = await readRun(server.db, runId);
  return run?.file_id ?? null;
}

async function readRun(db: Database, runId: string) {
  const { rows } = await sql<{
    file_id: number | null;
  }>`select (result->>'file_id')::int as file_id from kernel.job_run where id = ${runId}`.execute(db);
  return rows[0];
}
