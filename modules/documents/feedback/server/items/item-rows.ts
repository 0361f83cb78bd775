import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportFeedback, listFeedback } from '../../contract/items.ts';
import { KINDS } from '../../contract/words.ts';
import { itemFlow, OPEN_STATES } from '../../workflow.ts';
import { itemsFrom, reachable, rowColumns } from './items-from.ts';

const age = (today: string) => sql`(${today}::date - kernel.date_of(i.sent_at))`;

/** Feedback of people whom the caller reaches. */
export const itemRows = rows(listFeedback, exportFeedback, 'items', ({ actor, today }) => ({
  from: itemsFrom(today),
  columns: rowColumns(today),
  reach: reachable(actor),
  search: [sql`kernel.plain(i.body || ' ' || m.title || ' ' || a.name)`],
  sort: { sent_at: 'i.sent_at', module: sql`kernel.plain(m.title)`, sender: sql`kernel.plain(a.name)` },
  unsorted: '-sent_at',
  counts: { waiting: sql`i.state = 'NEW'` },
  filters: {
    state: (state) => (state === 'open' ? sql`i.state = any(${[...OPEN_STATES]})` : sql`i.state = ${state}`),
    module: (module) => sql`i.module = ${module}`,
    kind: (kind) => sql`i.kind = ${kind}`,
    age: (asked) => {
      if (asked === 'week') return sql`${age(today)} <= 7`;
      return asked === 'month' ? sql`${age(today)} between 8 and 30` : sql`${age(today)} > 30`;
    },
  },
  sheet: {
    name: 'Feedback',
    cells: {
      'No.': (row) => row.id,
      Sent: (row) => localTime(row.sent_at),
      Kind: (row) => KINDS[row.kind],
      Module: (row) => row.module_title,
      Text: (row) => row.body,
      Rating: (row) => row.rating,
      Sender: (row) => row.sender,
      Office: (row) => row.office,
      State: (row) => itemFlow.words[row.state],
      Reply: (row) => row.reply,
      'Joined with': (row) => row.joined_to,
    },
  },
}));
