import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { itemsOn, lastHolder, status, vacantSince } from '../items/items-query.ts';

interface Row {
  office: string;
  office_id: number;
  count: number;
  median: number | null;
  oldest: number | null;
}

const LIST = '/plantilla/items?status=VACANT_FUNDED';

/** Funded items without an incumbent, with how long they have stood empty. */
export const vacantItemsFigure: ExecutiveFigure = {
  name: 'vacant-items',
  title: 'Vacant items',
  definition:
    'Funded plantilla items without an incumbent on the day; a substitute does not fill one. The age of a vacancy counts from the day after its last incumbent left, or from the opening of the item.',
  unit: { one: 'item', many: 'items' },
  compare: 'week',
  link: LIST,
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with vacant as (
        select top.id as office_id, top.fullname as office, ${day}::date - (${vacantSince}) as age
        from ${itemsOn(day)} ${lastHolder(day)}
          join organization.office_view top on o.tree_from between top.tree_from and top.tree_to and top.parent_id is null
        where ${status} = 'VACANT_FUNDED' and ${within('o.tree_from')})
      select office_id, office, count(*)::integer as count,
        (select (percentile_cont(0.5) within group (order by age))::integer from vacant) as median, (select max(age) from vacant) as oldest
      from vacant group by office_id, office order by count desc, office`.execute(db);
    const [first] = rows;
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      ...(first
        ? { note: `Vacant for a median of ${formatDays(first.median ?? 0)}, the longest for ${formatDays(first.oldest ?? 0)}.` }
        : {}),
      parts: [
        { title: 'By office', rows: rows.map((row) => ({ name: row.office, value: row.count, link: `${LIST}&office=${row.office_id}` })) },
      ],
    };
  },
};

function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en')} days`;
}
