import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportOwnFeedback, listOwnFeedback } from '../../contract/items.ts';
import { KINDS } from '../../contract/words.ts';
import { itemFlow } from '../../workflow.ts';
import { itemColumns } from './items-from.ts';

/** What the caller told. */
export const ownItemRows = rows(listOwnFeedback, exportOwnFeedback, 'items', ({ actor }) => ({
  from: sql`feedback.item i join feedback.module m on m.code = i.module`,
  columns: itemColumns,
  reach: sql`i.account_id = ${actor.accountId}`,
  search: [sql`kernel.plain(i.body || ' ' || m.title)`],
  sort: { sent_at: 'i.sent_at' },
  unsorted: '-sent_at',
  filters: { state: (state) => sql`i.state = ${state}`, kind: (kind) => sql`i.kind = ${kind}` },
  sheet: {
    name: 'My feedback',
    cells: {
      'No.': (row) => row.id,
      Sent: (row) => localTime(row.sent_at),
      Kind: (row) => KINDS[row.kind],
      Module: (row) => row.module_title,
      Text: (row) => row.body,
      Rating: (row) => row.rating,
      State: (row) => itemFlow.words[row.state],
      Reply: (row) => row.reply,
    },
  },
}));
