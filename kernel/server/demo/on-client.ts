import pg, { type ClientBase } from 'pg';
import { openDatabase, type Database } from '../database/database.ts';

const DATE = 1082;
const INT8 = 20;

/** The product's own statements on the connection of a demo, within the transaction that runs there. */
export function onClient(client: ClientBase): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(INT8, Number);
  const connection = { query: (text: string, values: unknown[]) => client.query({ text, values, types }), release: () => undefined };
  return openDatabase({ connect: () => Promise.resolve(connection) } as unknown as pg.Pool);
}
