import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { readPage } from '@talaan/kernel/server/lists/read-rows.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportRow } from '../contract/import-record.ts';
import { findUpload } from './find-upload.ts';
import type { Imports } from './spreadsheets.ts';

type RowsCall = Call<{ id: number }, z.output<ImportCalls['rows']['query']>>;

/** All rows of an upload as the last check left them, by row of the file. */
export async function allRows(db: Database, id: number): Promise<ImportRow[]> {
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<ImportRow>`select line as id, key, name, action, messages, changes from imports.upload_row
      where upload_id = ${id} order by line`.execute(open),
  );
  return rows;
}

/** A page of the rows of an upload as the last check left them, by row of the file unless sorted otherwise. */
export async function listRows({ db, params, query }: RowsCall, imports: Imports): Promise<{ rows: ImportRow[]; total: number }> {
  await findUpload(db, imports, params.id);
  return withOpenRecords(db, 'everybody', (open) =>
    readPage<ImportRow>(
      { db: open, query },
      {
        from: sql`imports.upload_row r`,
        columns: { id: 'r.line', key: 'r.key', name: 'r.name', action: 'r.action', messages: 'r.messages', changes: 'r.changes' },
        reach: sql`r.upload_id = ${params.id} and r.action is not null`,
        search: [sql`kernel.plain_names(r.key || ' ' || r.name)`],
        sort: { line: 'r.line', key: 'r.key' },
        unsorted: 'line',
        filters: {
          action: (action: string) => sql`r.action = ${action}`,
          warning: (kind: string) => sql`r.messages @> ${JSON.stringify([{ kind }])}::jsonb`,
        },
      },
    ),
  );
}
