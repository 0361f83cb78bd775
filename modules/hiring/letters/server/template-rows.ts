import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportTemplates, listTemplates } from '../contract/templates.ts';

export const templateRows = rows(listTemplates, exportTemplates, 'templates', ({ today }) => ({
  from: sql`letters.template t`,
  columns: { id: 't.id', name: 't.name', subject: 't.subject', body: 't.body', retired_on: 't.retired_on' },
  reach: sql`true`,
  search: [sql`kernel.plain(t.name || ' ' || t.subject)`],
  sort: { name: 't.name' },
  unsorted: 'name',
  filters: { all: (all) => (all ? sql`true` : sql`(t.retired_on is null or t.retired_on > ${today}::date)`) },
  sheet: {
    name: 'Letter templates',
    cells: {
      Name: (row) => row.name,
      Subject: (row) => row.subject,
      Text: (row) => row.body,
      'Not offered from': (row) => row.retired_on,
    },
  },
}));
