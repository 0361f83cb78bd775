import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

const SAID: Readonly<Record<string, string>> = {
  approve: 'Approved',
  disapprove: 'Disapproved',
  confirmDeemed: 'Deemed approved',
  shorten: 'Shortened',
  recall: 'Recalled',
  confirmCancel: 'Cancelled',
  cancel: 'Cancelled',
};
const TAKES_BACK = 'takeBack';

/** The last column of the card: date and action taken on each application, `Approved 3 Feb 2026; Shortened 6 Feb 2026`. */
export async function readActions(db: Database, requests: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; action: string; on: string }>`
    select request_id as id, action, kernel.date_of(at) as on from requests.step
    where request_id = any (${[...requests]}::integer[]) and action = any (${[...Object.keys(SAID), TAKES_BACK]}::text[])
    order by request_id, no`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, steps]) => {
      const since = steps.slice(steps.findLastIndex(({ action }) => action === TAKES_BACK) + 1);
      return [id, since.map(({ action, on }) => `${SAID[action]} ${longDate(on)}`).join('; ')];
    }),
  );
}
