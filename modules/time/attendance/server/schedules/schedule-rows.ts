import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { SCHEDULE_KINDS } from '../../contract/schedule-hours.ts';
import { exportSchedules, listSchedules } from '../../contract/schedules.ts';

export const scheduleRows = rows(listSchedules, exportSchedules, 'schedules', ({ today }) => ({
  from: sql`attendance.schedule s`,
  columns: {
    id: 's.id',
    name: 's.name',
    is_active: 's.is_active',
    hours: sql`jsonb_build_object('kind', s.kind, 'weekdays', (
      select h.weekdays from attendance.schedule_hours h
      where h.schedule_id = s.id and (upper(h.during) is null or upper(h.during) > ${today}::date) order by h.during limit 1))`,
    assignments: sql`(select count(*) from attendance.schedule_assignment a where a.schedule_id = s.id and a.during @> ${today}::date)`,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(s.name)`],
  sort: { name: sql`kernel.plain(s.name)`, kind: ['s.kind', sql`kernel.plain(s.name)`] },
  unsorted: 'name',
  filters: {},
  sheet: {
    name: 'Work schedules',
    cells: {
      Name: (row) => row.name,
      Kind: (row) => SCHEDULE_KINDS[row.hours.kind],
      'In use': (row) => (row.is_active ? 'Yes' : 'No'),
      'Assignments today': (row) => row.assignments,
    },
  },
}));
