import { sql } from 'kysely';
import type { FilesOfDocuments } from '../points.ts';

/** The files that clerks attached to documents. */
export const scansOfDocuments: FilesOfDocuments = {
  takeOff: async ({ db }, documentIds) => {
    const { rows } = await sql<{ file_id: number }>`
      delete from documents.attachment where document_id = any(${[...documentIds]}::integer[]) returning file_id`.execute(db);
    return rows.map(({ file_id: id }) => id);
  },
  findKept: async ({ db }, fileIds) => {
    const { rows } = await sql<{ file_id: number }>`
      select distinct file_id from documents.attachment where file_id = any(${[...fileIds]}::integer[])`.execute(db);
    return rows.map(({ file_id: id }) => id);
  },
};
