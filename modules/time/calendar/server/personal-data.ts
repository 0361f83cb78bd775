import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfCalendar: readonly PersonalDataPart[] = [
  personalDataIn(
    'Suspensions of work without a day off',
    ['attendance.suspension_part'],
    ({ personnelId }) => sql`
      select s.date as "Date", s.reason as "Reason" from attendance.suspension_part p join attendance.suspension s on s.id = p.suspension_id
      where p.personnel_id = ${personnelId} order by s.date`,
  ),
];
