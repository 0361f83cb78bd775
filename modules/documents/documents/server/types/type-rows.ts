import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportTypes, listTypes } from '../../contract/types.ts';
import { COMPLEXITIES, CONFIDENTIALITIES } from '../../contract/words.ts';

export const typeColumns = {
  id: 't.id',
  code: 't.code',
  name: 't.name',
  complexity: 't.complexity',
  working_days: 't.working_days',
  /** As `writeStop` writes it: hours where they are not one working day. */
  route: sql<string>`coalesce((select string_agg(coalesce(o.acronym, s.label)
      || case s.limit_minutes when 480 then '' else ' (' || trim_scale(round(s.limit_minutes / 60.0, 2)) || ' h)' end, ' › ' order by s.place)
    from documents.type_stop s left join organization.office_view o on o.id = s.office_id where s.type_id = t.id), '')`,
  requirements: 't.requirements',
  needs_release: 't.needs_release',
  is_picked_up: 't.is_picked_up',
  confidentiality: 't.confidentiality',
  retention_years: 't.retention_years',
  schedule_item: 't.schedule_item',
  is_active: 't.is_active',
};

const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No');

export const typeRows = rows(listTypes, exportTypes, 'document_types', () => ({
  from: sql`documents.type t`,
  columns: typeColumns,
  reach: sql`true`,
  search: [sql`t.plain_name`],
  sort: {
    name: sql`kernel.plain(t.name)`,
    code: 't.code',
    complexity: ['t.working_days', sql`t.complexity`],
    working_days: 't.working_days',
  },
  unsorted: 'name',
  groups: { complexity: { by: 't.complexity', name: COMPLEXITIES } },
  filters: {
    complexity: (complexity) => sql`t.complexity = ${complexity}`,
    active: (active) => sql`t.is_active = ${active === 1}`,
  },
  sheet: {
    name: 'Document types',
    cells: {
      Code: (row) => row.code,
      Name: (row) => row.name,
      Complexity: (row) => COMPLEXITIES[row.complexity],
      'Working days': (row) => row.working_days,
      Route: (row) => row.route,
      Requirements: (row) => row.requirements.join('; '),
      Released: (row) => yesNo(row.needs_release),
      'Picked up': (row) => yesNo(row.is_picked_up),
      Confidentiality: (row) => CONFIDENTIALITIES[row.confidentiality],
      'Kept for years': (row) => row.retention_years ?? 'For good',
      'Item of the schedule': (row) => row.schedule_item,
      'In use': (row) => yesNo(row.is_active),
    },
  },
}));
