import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** One connection to the database, not a pool: temporary tables live and end with it. */
export type Connection = ClientBase;

/**
 * Copies a CSV into a temporary table with the columns of its heading, all text, and `line` counted from 1.
 * PostgreSQL reads the CSV, so that quotes and empty fields mean what they mean to it.
 */
export async function stageCsv(client: Connection, table: string, file: URL): Promise<void> {
  const csv = await readFile(file, 'utf8');
  const columns = csv.slice(0, csv.indexOf('\n')).trim().split(',');
  await client.query(`drop table if exists pg_temp.${table}`);
  await client.query(
    `create temporary table ${table} (line integer generated always as identity, ${columns.map((column) => `${column} text`).join(', ')})`,
  );
  await pipeline(
    Readable.from([csv]),
    client.query(copyFrom(`copy pg_temp.${table} (${columns.join(', ')}) from stdin (format csv, header match)`)),
  );
}
