import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { printImportedSlips as endpoint } from '../../contract/document-imports.ts';
import { actingOffice } from '../offices/acting-office.ts';
import { slipsOf } from '../slips/print-slips.ts';

/** The slips of what a spreadsheet registered. Error: 404 also for those who do not act for its office. */
export async function printImportedSlips(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { rows } = await sql<{ id: number; office_id: number }>`
    select document_id as id, office_id from documents.sheet_row where upload_id = ${call.params.id} order by document_id`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such import, or it has registered nothing.');
  const who = await actingOffice(call, rows[0].office_id);
  return slipsOf(
    call,
    who,
    rows.map(({ id }) => id),
    call.query.size,
  );
}
