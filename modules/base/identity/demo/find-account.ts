import type { ClientBase } from 'pg';

/** An account of somebody who serves, as it takes steps. */
export interface DemoAccount {
  id: number;
  personnel_id: number;
}

/** The account of the demo by the first part of its address: `hr`, `employee`. */
export async function findAccount(client: ClientBase, who: string): Promise<DemoAccount> {
  const { rows } = await client.query<DemoAccount>('select id, personnel_id from identity.account where email = $1', [
    `${who}@talaan.example`,
  ]);
  if (!rows[0]) throw new Error(`The demo university has no account ${who}.`);
  return rows[0];
}
