import { sql } from 'kysely';
import type { RecordFault } from '@talaan/kernel/server/record-fault.ts';
import { servingOn } from './serving-on.ts';

const AREA = 'Personnel records';
const record = sql`'/personnels/' || p.id`;

/** What is missing in personnel records of those who serve, and who neither serves nor was separated. */
export const personnelFaults: readonly RecordFault[] = [
  {
    name: 'personnel.no-birth-date',
    title: 'No date of birth',
    area: AREA,
    on: (day) => sql`select p.id as key, p.id as personnel_id, a.office_id, p.fullname as what, ${record} as link
      from ${servingOn(day)} a join personnel.person p on p.id = a.personnel_id where p.birth_date is null`,
  },
  {
    name: 'personnel.no-email',
    title: 'No e-mail address',
    area: AREA,
    on: (day) => sql`select p.id as key, p.id as personnel_id, a.office_id, p.fullname as what, ${record} as link
      from ${servingOn(day)} a join personnel.person p on p.id = a.personnel_id where coalesce(p.email, '') = ''`,
  },
  {
    name: 'personnel.no-salary',
    title: 'In government service without a salary',
    area: AREA,
    on: (day) => sql`select p.id as key, p.id as personnel_id, a.office_id, p.fullname as what, ${record} as link
      from ${servingOn(day)} a join personnel.person p on p.id = a.personnel_id
        join reference.appointment_status s on s.code = a.status_code and s.government_service
      where a.daily_rate is null and not exists (select from personnel.salary g where g.personnel_id = p.id and g.during @> ${day}::date)`,
  },
  {
    name: 'personnel.no-office',
    title: 'Neither in service nor separated',
    area: AREA,
    on: (day) => sql`select p.id as key, p.id as personnel_id, l.office_id, p.fullname as what, ${record} as link
      from personnel.person p
        join lateral (select a.office_id, upper(a.during) as ended from personnel.appointment a where a.personnel_id = p.id order by a.during desc limit 1) l
          on l.ended <= ${day}::date
      where p.merged_into is null and not exists (select from personnel.separation s where s.personnel_id = p.id and s.last_day >= l.ended - 1)`,
  },
  {
    name: 'personnel.closed-office',
    title: 'Serves in an office that is closed',
    area: AREA,
    on: (day) => sql`select p.id as key, p.id as personnel_id, a.office_id, p.fullname as what, ${record} as link
      from ${servingOn(day)} a join personnel.person p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
      where not o.is_active`,
  },
];
