import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { searchableText } from '@talaan/kernel/server/search/searchable-text.ts';

/**
 * Reads the texts of these files of documents; at the start and each night of all that have none yet, such as those that were there before
 * texts were read. A file that cannot be read is kept without text, so that it is tried once; one that cannot be had is tried again.
 */
export const readTextsJob: Job<{ files?: number[] }> = {
  kind: 'read-texts-of-documents',
  cron: '20 2 * * *',
  atStart: true,
  run: async ({ server: { db, files, clock } }, { files: wanted }) => {
    const failures: unknown[] = [];
    for (let id = await nextFile(db, 0, wanted); id !== undefined; id = await nextFile(db, id, wanted)) {
      try {
        const { location } = await files.locate(db, id);
        await keepText(db, id, searchableText(await readPdfText(location)), clock.now());
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  },
};

/** Reads the texts of files that are added in this transaction, after it. */
export async function readTextsSoon({ server, db }: Pick<Call, 'server' | 'db'>, files: number[]): Promise<void> {
  await startQuietJob(server, db, readTextsJob, { files });
}

/** The next file of a document without a text. */
async function nextFile(db: Database, after: number, wanted: readonly number[] | undefined): Promise<number | undefined> {
  const { rows } = await sql<{ file_id: number }>`
    select a.file_id from documents.attachment a
    where a.file_id > ${after} and not exists (select from documents.file_text t where t.file_id = a.file_id)
      ${wanted ? sql`and a.file_id = any(${wanted}::integer[])` : sql``}
    order by a.file_id limit 1`.execute(db);
  return rows[0]?.file_id;
}

/** Keeps a text once; a file that was thrown away meanwhile keeps none. */
async function keepText(db: Database, fileId: number, body: string, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into documents.file_text (file_id, body, read_at)
    select id, ${body}, ${now.toString()} from kernel.file where id = ${fileId} on conflict do nothing`.execute(db);
}
