import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { foundBy } from '@talaan/kernel/server/search.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportRow } from '../contract/import-record.ts';
import { findUpload } from './find-upload.ts';
import type { Imports } from './spreadsheets.ts';

type RowsCall = Call<{ id: number }, z.output<ImportCalls['rows']['query']>>;

const ORDERS = { line: sql`line`, key: sql`key` };

/** A page of the rows of an upload as the last check left them, by row of the file unless sorted otherwise. */
export async function listRows({ db, params, query }: RowsCall, imports: Imports): Promise<{ rows: ImportRow[]; total: number }> {
  await findUpload(db, imports, params.id);
  const { page, per_page: size, term, sort = 'line', action, warning } = query;
  const conditions = [
    sql`upload_id = ${params.id}`,
    action ? sql`action = ${action}` : sql`action is not null`,
    ...(warning ? [sql`messages @> ${JSON.stringify([{ kind: warning }])}::jsonb`] : []),
    foundBy(term, [sql`kernel.plain(key || ' ' || name)`]),
  ];
  const matching = sql`from imports.upload_row where ${sql.join(conditions, sql` and `)}`;
  const [column, direction] = splitSort(sort);
  return withOpenRecords(db, 'everybody', async (open) => {
    const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(open);
    const { rows } = await sql<ImportRow>`select line as id, key, name, action, messages, changes ${matching}
      order by ${ORDERS[column]} ${sql.raw(direction)}, line limit ${size} offset ${(page - 1) * size}`.execute(open);
    return { rows, total: counted.rows[0]!.total };
  });
}
