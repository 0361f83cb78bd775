import type pg from 'pg';
import { types, type Database } from '@talaan/kernel/server/database/database.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What a piece of the product asks the database, in its order: to ask the same by hand. */
export async function recordStatements(client: pg.ClientBase, work: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = client.query.bind(client) as (asked: unknown) => Promise<unknown>;
  const recording = {
    query: (asked: Statement) => {
      statements.push({ text: asked.text, values: asked.values });
      return query({ ...asked, types });
    },
  };
  await work(databaseOver(recording as unknown as pg.ClientBase));
  return statements;
}
