import { sql } from 'kysely';
import { followRecords } from '@talaan/requests/server/public.ts';
import type { Moving } from '@talaan/documents/server/public.ts';

/** The explanation of a stay that goes on after a cancelled forward is that of the row in which it goes on: it is not asked for again. */
export async function followStays({ db }: Pick<Moving, 'db'>, documentIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; recordId: number }>`
    update documents.explanation x set hop_id = n.id
    from documents.hop n join documents.hop o on o.document_id = n.document_id and o.no = n.continues_no
    where n.ended_at is null and n.document_id = any(${documentIds}::integer[]) and x.hop_id = o.id
    returning x.id, n.id as "recordId"`.execute(db);
  if (rows.length > 0) await followRecords(db, rows);
}
