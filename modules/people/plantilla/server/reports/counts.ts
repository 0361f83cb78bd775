import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { POSITION_LEVELS } from '@talaan/organization/contract/positions.ts';
import type { ReportRow } from '../../contract/reports.ts';
import { itemsOn, status } from '../items/items-query.ts';
import { itemReport } from './item-report.ts';
import type { Asked, Report } from './report.ts';

interface Counted {
  facet: keyof typeof FACETS;
  name: string | null;
  filled: number;
  funded: number;
  unfunded: number;
  frozen: number;
  anticipated: number;
  total: number;
}

const FACETS = {
  level: 'By plantilla level',
  rank: 'By level of the position',
  sex: 'By sex of the incumbent',
  campus: 'By campus',
  all: 'All items',
} as const;

/** How many items are filled and unfilled, by level, sex and campus: one statement for all of them. */
export const counts: Report = {
  ...itemReport,
  columns: [
    { title: 'Items', kind: 'text', width: 30 },
    { title: 'Filled', kind: 'number', width: 10 },
    { title: 'Vacant, funded', kind: 'number', width: 12 },
    { title: 'Vacant, unfunded', kind: 'number', width: 12 },
    { title: 'Frozen', kind: 'number', width: 10 },
    { title: 'Anticipated', kind: 'number', width: 10 },
    { title: 'Total', kind: 'number', width: 10 },
  ],
  rows: readRows,
  count: async (db, asked) => (await readRows(db, asked)).length,
};

async function readRows(db: Database, { day, where }: Asked): Promise<ReportRow[]> {
  const { rows } = await sql<Counted>`
    select case when grouping(k.place) = 0 then 'level' when grouping(t.level) = 0 then 'rank' when grouping(p.sex) = 0 then 'sex'
        when grouping(c.id) = 0 then 'campus' else 'all' end as facet,
      coalesce(k.name, t.level, p.sex, c.name) as name,
      count(*) filter (where ${status} = 'FILLED')::integer as filled,
      count(*) filter (where ${status} = 'VACANT_FUNDED')::integer as funded,
      count(*) filter (where ${status} = 'VACANT_UNFUNDED')::integer as unfunded,
      count(*) filter (where ${status} = 'FROZEN')::integer as frozen,
      count(*) filter (where ${status} = 'ANTICIPATED')::integer as anticipated,
      count(*)::integer as total
    from ${itemsOn(day)}
    join plantilla.level k on k.id = i.level_id
    join organization.campus_view c on c.id = o.campus_id
    where ${where}
    group by grouping sets ((k.place, k.name), (t.level), (p.sex), (c.id, c.name), ())
    order by grouping(k.place), grouping(t.level), grouping(p.sex), grouping(c.id), k.place, t.level, p.sex desc nulls last, c.id`.execute(
    db,
  );
  return rows.map(({ facet, name, filled, funded, unfunded, frozen, anticipated, total }) => ({
    group: FACETS[facet],
    cells: [nameOf(facet, name), filled, funded, unfunded, frozen, anticipated, total],
  }));
}

const NAMELESS = { level: '—', rank: 'Level not stated', sex: 'Vacant', campus: '—', all: 'All of them' } as const;

function nameOf(facet: Counted['facet'], name: string | null): string {
  if (name === null) return NAMELESS[facet];
  return facet === 'rank' ? POSITION_LEVELS[name as keyof typeof POSITION_LEVELS] : name;
}
