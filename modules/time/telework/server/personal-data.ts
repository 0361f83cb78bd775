import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfTelework: readonly PersonalDataPart[] = [
  personalDataIn(
    'Work from home',
    ['telework.home_day', 'telework.home_log'],
    ({ personnelId }) => sql`
      select d.date as "Date", h.order_no as "Order", d.is_open as "In force", l.logged_in_at as "Logged in", l.in_ip as "From the address",
        l.in_place as "At", l.logged_out_at as "Logged out", l.out_ip as "Out from the address", l.out_place as "Out at",
        array_to_string(l.tasks, '; ') as "Tasks", l.accomplishment as "Accomplishment", l.state as "State"
      from telework.home_day d join telework.home_order h on h.id = d.order_id
      left join telework.home_log l on l.personnel_id = d.personnel_id and l.date = d.date and l.order_id = d.order_id
      where d.personnel_id = ${personnelId} order by d.date, d.order_id`,
  ),
];
