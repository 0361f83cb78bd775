import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';
import { types, type Database } from '../database/database.ts';

const IS_OF_TRANSACTION = /^(begin|commit|rollback)\b/i;

/**
 * The one connection in which a demo is made, as statements of modules want it: their transactions are parts of the one that is open, and what they
 * ask at the same moment is asked one after the other.
 */
export function databaseOver(client: ClientBase): Database {
  let before: Promise<unknown> = Promise.resolve();
  const query = (text: string, values: unknown[]) => {
    if (IS_OF_TRANSACTION.test(text)) return Promise.resolve({ rows: [] });
    const asked = before.then(() => client.query({ text, values, types }));
    before = asked.catch(() => undefined);
    return asked;
  };
  const connection = { query, release: () => undefined };
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } as never }) });
}
