import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import type { Access } from './postgres-cluster.ts';

/** Who owns the tables of the embedded database, and who serves. */
export const OWNER = 'talaan';
export const SERVER = 'talaan_server';

/**
 * Makes the database and its roles where they are missing. Both are ordinary roles, since row-level security does not bind a
 * superuser; the owner may act as the one that serves, so that it can end its connections.
 */
export async function createTalaansDatabase(client: Client, access: Access): Promise<void> {
  const { rows } = await client.query<{ owner: boolean; server: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = '${OWNER}') as owner, exists (select from pg_roles where rolname = '${SERVER}') as server,
       exists (select from pg_database where datname = 'talaan') as database`,
  );
  if (!rows[0]?.owner) await client.query(`create role ${OWNER} login createdb password '${access.password}'`);
  if (!rows[0]?.server)
    await client.query(`create role ${SERVER} login password '${passwordOfServer(access)}'; grant ${SERVER} to ${OWNER}`);
  if (!rows[0]?.database) await client.query(`create database talaan owner ${OWNER}`);
}

/** From it nobody finds the one that it is made of, which is that of the owner and of the superuser. */
export function passwordOfServer({ password }: Access): string {
  return createHmac('sha256', password).update(SERVER).digest('hex');
}
