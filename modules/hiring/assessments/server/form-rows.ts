import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { BOARDS, exportForms, listForms } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';

/** Forms are no records of people or offices: all who keep job posts see them. */
export const formRows = rows(listForms, exportForms, 'forms', ({ query }) => ({
  from: sql`assessments.form f`,
  columns: {
    id: 'f.id',
    name: 'f.name',
    version: 'f.version',
    board: 'f.board',
    position_group: 'f.position_group',
    total: 'f.total',
    pass_on: 'f.pass_on',
    pass_mark: 'f.pass_mark',
    drops_extremes: 'f.drops_extremes',
    preference_cap: 'f.preference_cap',
    is_in_use: 'f.is_in_use',
    factors: sql`(select count(*)::integer from assessments.factor c where c.form_id = f.id)`,
    posts: sql`(select count(*)::integer from assessments.assessment a where a.form_id = f.id)`,
  },
  reach: query.all ? sql<boolean>`true` : sql<boolean>`f.is_in_use`,
  search: [sql`kernel.plain(f.name || ' ' || f.position_group)`],
  sort: {
    name: ['f.name', 'f.version'],
    version: 'f.version',
    total: 'f.total',
    posts: sql`(select count(*) from assessments.assessment a where a.form_id = f.id)`,
  },
  unsorted: 'name',
  filters: { board: (board) => sql<boolean>`f.board = ${board}`, all: () => sql<boolean>`true` },
  sheet: {
    name: 'Assessment forms',
    cells: {
      Name: (row) => row.name,
      Version: (row) => row.version,
      Board: (row) => BOARDS[row.board],
      'Position group': (row) => row.position_group,
      Total: (row) => formatPoints(row.total),
      'Pass mark': (row) => `${formatPoints(row.pass_mark)} of ${row.pass_on}`,
      Posts: (row) => row.posts,
    },
  },
}));
