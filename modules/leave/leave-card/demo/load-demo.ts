import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** The source document of the credits that were brought forward. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  await client.query(`insert into leave.posting_paper (posting_id, document) select id, $1 from ledger.posting where cause = 'opening'`, [
    `Leave card as of 31 December ${today.year - 1}`,
  ]);
}
