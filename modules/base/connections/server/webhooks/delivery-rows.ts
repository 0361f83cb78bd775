import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportDeliveries, listDeliveries } from '../../contract/webhooks.ts';

const STATES = { waiting: 'Waiting', delivered: 'Delivered', given_up: 'Given up' } as const;

/** The fields of a message in their order, such as `personnel_id 17, from 2026-12-01`. */
const told = sql<string>`coalesce((select string_agg(f.key || ' ' || coalesce(f.value, 'none'), ', ' order by f.key) from jsonb_each_text(d.data) f), '')`;

/** The messages to the webhooks of a service, the newest first. */
export const deliveryRows = rows(listDeliveries, exportDeliveries, 'deliveries', async ({ db, params }) => {
  await requireService(db, params.id);
  return {
    from: sql`connections.delivery d join connections.webhook w on w.id = d.webhook_id`,
    columns: {
      id: 'd.id',
      kind: 'd.kind',
      address: 'w.address',
      told,
      happened_at: 'd.happened_at',
      state: 'd.state',
      tries: 'd.tries',
      answer: 'd.answer',
      failure: 'd.failure',
      tried_at: 'd.tried_at',
      due_at: 'd.due_at',
    },
    reach: sql`w.account_id = ${params.id}`,
    search: [sql`kernel.plain(d.kind || ' ' || ${told})`],
    sort: { happened_at: 'd.happened_at', kind: 'd.kind', tried_at: 'd.tried_at' },
    unsorted: '-happened_at',
    filters: { state: (state) => sql`d.state = ${state}`, webhook: (webhook) => sql`d.webhook_id = ${webhook}` },
    sheet: {
      name: 'Messages to another system',
      cells: {
        Happened: (row) => localTime(row.happened_at),
        Event: (row) => row.kind,
        Message: (row) => row.told,
        To: (row) => row.address,
        State: (row) => STATES[row.state],
        Tries: (row) => row.tries,
        Answer: (row) => row.answer,
        'Why not': (row) => row.failure,
        'Last try': (row) => row.tried_at && localTime(row.tried_at),
        'Next try': (row) => row.due_at && localTime(row.due_at),
      },
    },
  };
});

/** Error: 404. */
async function requireService(db: Database, id: number): Promise<void> {
  const found = await db.selectFrom('connections.service_account').select('account_id').where('account_id', '=', id).executeTakeFirst();
  if (!found) throw notFound('There is no such service account.');
}
