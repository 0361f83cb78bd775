import type { ClientBase } from 'pg';

/** The number of an office of the main campus, by its acronym. */
export async function findOffice(client: ClientBase, acronym: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select id from organization.office where campus_id = 1 and acronym = $1', [acronym]);
  if (!rows[0]) throw new Error(`The demo university has no office ${acronym} on its main campus.`);
  return rows[0].id;
}
