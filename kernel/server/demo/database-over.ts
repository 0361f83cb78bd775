import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';
import { types, type Database } from '../database/database.ts';

const IS_OF_TRANSACTION = /^(begin|commit|rollback)\b/i;

/** The one connection in which a demo is made, as statements of modules want it: their transactions are parts of the one that is open. */
export function databaseOver(client: ClientBase): Database {
  const query = async (text: string, values: unknown[]) =>
    IS_OF_TRANSACTION.test(text) ? { rows: [] } : client.query({ text, values, types });
  const connection = { query, release: () => undefined };
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } as never }) });
}
