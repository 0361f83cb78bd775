import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { CATEGORIES, exportCompetencies, listCompetencies, type Competency } from '../../contract/competencies.ts';

const positions = sql`(select count(*) from plans.profile f where f.competency_id = c.id)`;
const assessed = sql`(select count(distinct x.personnel_id) from plans.assessment x where x.competency_id = c.id)`;

export const competencyRows = rows(listCompetencies, exportCompetencies, 'competencies', ({ today }) => ({
  from: sql`plans.competency c`,
  columns: {
    id: 'c.id',
    name: 'c.name',
    category: 'c.category',
    description: 'c.description',
    levels: 'c.levels',
    is_retired: sql`(c.retired_on is not null and c.retired_on <= ${today}::date)`,
    positions,
    assessed,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(c.name || ' ' || c.description)`],
  sort: { name: 'c.name', category: [sql`array_position(${Object.keys(CATEGORIES)}::text[], c.category)`, 'c.name'], positions, assessed },
  unsorted: 'category',
  filters: {
    category: (category) => sql`c.category = ${category}`,
    show: (show) =>
      show === 'retired' ? sql`c.retired_on <= ${today}::date` : sql`(c.retired_on is null or c.retired_on > ${today}::date)`,
  },
  groups: { category: { by: 'c.category', name: CATEGORIES } },
  sheet: {
    name: 'Competencies',
    cells: {
      Competency: (row: Competency) => row.name,
      Category: (row) => CATEGORIES[row.category],
      Description: (row) => row.description,
      'Level 1': (row) => row.levels[0]!,
      'Level 2': (row) => row.levels[1]!,
      'Level 3': (row) => row.levels[2]!,
      'Level 4': (row) => row.levels[3]!,
      Positions: (row) => row.positions,
      'People assessed': (row) => row.assessed,
      Offered: (row) => (row.is_retired ? 'No' : 'Yes'),
    },
  },
}));
