import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Head } from './archive.ts';
import { OURS } from './read-database.ts';
import type { Entry } from './tar.ts';

const FOREIGN_KEYS = `
  select o.conrelid::regclass::text as table, o.conname as name, pg_get_constraintdef(o.oid) as definition
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and o.contype = 'f' and o.conparentid = 0 order by 1, 2`;
const FORCED = `select o.oid::regclass::text as name from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${OURS} and o.relforcerowsecurity`;

/** Tables that are made with rows. */
const FILLED = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${OURS} and c.relkind = 'r' and pg_relation_size(c.oid) > 0`;

/** Loads rows into the tables of an empty database, within the transaction of its owner. */
export interface Loading {
  /** The rows of one table; its entries come one after the other. */
  take: (table: string, entry: Entry) => Promise<void>;
  /** Puts back what was put off, so that all rows are checked, and sets the sequences. */
  finish: () => Promise<void>;
}

/**
 * Makes the tables of an archive and takes away what rows of their own would do: triggers, foreign keys (both put back at the end), the
 * binding of the owner by row-level security, and the rows that tables are made with.
 */
export async function beginLoading(client: pg.Client, schema: string, head: Head): Promise<Loading> {
  await client.query(schema);
  for (const { table, partition, bound } of head.partitions)
    await client.query(
      `create table ${partition} (like ${table} including defaults including constraints); alter table ${table} attach partition ${partition} ${bound}`,
    );
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  const { rows: forced } = await client.query<{ name: string }>(FORCED);
  const names = head.tables.map(({ name }) => name);
  const named = (name: string) => client.escapeIdentifier(name);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${named(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const { name } of forced) await client.query(`alter table ${name} no force row level security`);
  const { rows: filled } = await client.query<{ name: string }>(FILLED);
  await client.query(`truncate ${filled.map(({ name }) => name).join(', ')}`);

  const columns = new Map(head.tables.map((table) => [table.name, table.columns.map(named).join(', ')]));
  return {
    take: async (table, { content }) => {
      await pipeline(
        Readable.from(content, { objectMode: false }),
        client.query(copyFrom(`copy ${table} (${columns.get(table)!}) from stdin`)),
      );
    },
    finish: async () => {
      for (const { name, last, is_called } of head.sequences) await client.query('select setval($1, $2, $3)', [name, last, is_called]);
      for (const { table, name, definition } of keys)
        await client.query(`alter table ${table} add constraint ${named(name)} ${definition}`);
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      for (const { name } of forced) await client.query(`alter table ${name} force row level security`);
    },
  };
}
