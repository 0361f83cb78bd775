import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../database/database.ts';

/** The one connection in which a demo is made, as statements of modules want it; it opens no transaction of its own. */
export function databaseOver(client: ClientBase): Database {
  const connection = Object.assign(Object.create(client) as ClientBase, { release: () => undefined });
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } as never }) });
}
