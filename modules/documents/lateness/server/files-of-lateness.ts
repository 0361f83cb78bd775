import { sql } from 'kysely';
import type { FilesOfDocuments } from '@talaan/documents/server/public.ts';

/** The letters of extensions and the files of explanations. */
export const filesOfLateness: FilesOfDocuments = {
  takeOff: async ({ db }, documentIds) => {
    const ids = [...documentIds];
    const { rows } = await sql<{ file_id: number }>`
      with letters as (
        update documents.extension x set letter_id = null from documents.extension was
        where x.document_id = any(${ids}::integer[]) and was.id = x.id and was.letter_id is not null returning was.letter_id as file_id),
      explained as (
        update documents.explanation e set file_id = null from documents.explanation was join documents.hop h on h.id = was.hop_id
        where h.document_id = any(${ids}::integer[]) and was.id = e.id and was.file_id is not null returning was.file_id)
      select file_id from letters union select file_id from explained`.execute(db);
    return rows.map(({ file_id: id }) => id);
  },
  findKept: async ({ db }, fileIds) => {
    const files = [...fileIds];
    const { rows } = await sql<{ file_id: number }>`
      select letter_id as file_id from documents.extension where letter_id = any(${files}::integer[])
      union select file_id from documents.explanation where file_id = any(${files}::integer[])`.execute(db);
    return rows.map(({ file_id: id }) => id);
  },
};
