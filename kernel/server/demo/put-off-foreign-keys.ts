import type { ClientBase } from 'pg';

/** Loads a table without its foreign keys and puts them back: all rows are checked at once, where each row would cost a look-up. */
export async function putOffForeignKeys<T>(client: ClientBase, table: string, load: () => Promise<T>): Promise<T> {
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  for (const { name } of keys) await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  const loaded = await load();
  for (const { name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
  return loaded;
}
