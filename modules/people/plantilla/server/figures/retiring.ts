import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { itemsOn, retiresOn } from '../items/items-query.ts';

interface Row {
  quarter: string;
  count: number;
  heads: number;
}

/** Who reaches the compulsory age within twelve months of the day. */
export const retiring: ExecutiveFigure = {
  name: 'retiring',
  title: '65th birthdays in 12 months',
  definition:
    'Incumbents of plantilla items whose 65th birthday lies within the twelve months after the day (RA 8291 Sec. 13). Key positions are those who head an office.',
  unit: PEOPLE,
  compare: 'year',
  link: '/plantilla/items?retire=1',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select to_char(${retiresOn}, 'YYYY "quarter" Q') as quarter, count(*)::integer as count,
        count(*) filter (where exists (select from organization.head_view h
          where h.personnel_id = p.id and not h.is_acting and h.during @> ${day}::date))::integer as heads
      from ${itemsOn(day)}
      where ${retiresOn} > ${day}::date and ${retiresOn} <= ${day}::date + interval '1 year' and s.state <> 'abolished'
        and ${within('o.tree_from')} group by 1 order by 1`.execute(db);
    const heads = rows.reduce((sum, row) => sum + row.heads, 0);
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      ...(heads > 0 ? { note: `${heads} of them ${heads === 1 ? 'heads an office' : 'head offices'}.` } : {}),
      parts: [{ title: 'When', rows: rows.map(({ quarter, count }) => ({ name: quarter, value: count })) }],
    };
  },
};
