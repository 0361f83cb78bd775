import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

/** The files of a checklist: cards and the exemption. Within open records of the person. */
export async function filesOf(db: Database, personnelId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select card_file_id as id from health.dose where personnel_id = ${personnelId} and card_file_id is not null
    union select exemption_file_id from health.declaration where personnel_id = ${personnelId} and exemption_file_id is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** One of them. Errors: 404. */
export async function sendFile({ db, server }: Pick<Call, 'db' | 'server'>, personnelId: number, fileId: number): Promise<FileAnswer> {
  const files = await withOpenRecords(db, [personnelId], (open) => filesOf(open, personnelId));
  if (!files.includes(fileId)) throw notFound('There is no such file.');
  const file = await server.files.locate(db, fileId);
  return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
}
