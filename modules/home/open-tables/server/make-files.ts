import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OpenTable } from '@talaan/kernel/server/open-table.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { writeCsv } from '../rules/write-csv.ts';
import { describeTables } from './describe-tables.ts';
import { columnsOf, readTable } from './read-tables.ts';

/** A file of a night before it is kept: a table as CSV, or `datapackage`, which describes them. */
export interface MadeFile {
  name: string;
  text: string;
  rows: number;
}

/** The files of all tables as of the end of a day; their statements are as many as the tables, and one for the tree of offices with each of people. */
export async function makeFiles(
  db: Database,
  tables: readonly OpenTable[],
  day: string,
  progress: (done: number, total: number) => Promise<void>,
): Promise<MadeFile[]> {
  const made: MadeFile[] = [];
  for (const [at, table] of tables.entries()) {
    const rows = await readTable(db, table, day);
    made.push({ name: table.name, text: writeCsv(columnsOf(table), rows), rows: rows.length });
    await progress(at + 1, tables.length);
  }
  const university = await readUniversityName(db, day);
  return [...made, { name: 'datapackage', text: describeTables({ university, day, tables }), rows: 0 }];
}
