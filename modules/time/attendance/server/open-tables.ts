import { sql } from 'kysely';
import { MONTHS_BACK, type OpenTable } from '@talaan/kernel/server/open-table.ts';

export const openTablesOfAttendance: OpenTable[] = [
  {
    of: 'people',
    name: 'attendance_by_month',
    title: 'Attendance by month',
    says: 'One row is an office in one of the last thirteen months, the present one to the day of the export. Who worked in two offices in a month is counted in both.',
    by: [{ name: 'month', type: 'yearmonth', means: 'The month.' }],
    sums: [
      { name: 'days', type: 'integer', means: 'Days of people that were worked, in the office or on official business.' },
      { name: 'late_minutes', type: 'integer', means: 'Minutes late.' },
      { name: 'late_times', type: 'integer', means: 'How often people were late.' },
      { name: 'undertime_minutes', type: 'integer', means: 'Minutes of undertime.' },
      { name: 'absent_days', type: 'number', means: 'Days absent without leave.' },
    ],
    read: (day) => sql`
      select to_char(d.date, 'YYYY-MM') as month, a.office_id, count(distinct d.personnel_id)::integer as people,
        count(*) filter (where d.status in ('COMPLETE', 'INCOMPLETE', 'OB', 'WFH'))::integer as days,
        sum(d.late_minutes)::integer as late_minutes, sum(d.late_times)::integer as late_times,
        sum(d.undertime_minutes)::integer as undertime_minutes, (sum(d.absent_thousandths) / 1000.0)::float8 as absent_days
      from attendance.day_view d join personnel.appointment_view a on a.personnel_id = d.personnel_id and a.during @> d.date
      where d.date between date_trunc('month', ${day}::date) - make_interval(months => ${MONTHS_BACK}) and ${day}::date
      group by 1, 2 order by 1`,
  },
];
