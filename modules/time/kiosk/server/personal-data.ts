import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfKiosk: readonly PersonalDataPart[] = [
  personalDataIn(
    'Employee cards',
    ['kiosk.card'],
    ({ personnelId, accountId }) => sql`
      select p.fullname as "Whose", k.issued_at as "Issued", k.ended_at as "Ended" from kiosk.card k join personnel.person_view p on p.id = k.personnel_id
      where k.personnel_id = ${personnelId} or k.issued_by = ${accountId} or k.ended_by = ${accountId} order by k.id`,
  ),
  personalDataIn(
    'Punches at kiosks',
    ['kiosk.punch'],
    ({ personnelId, accountId }) => sql`
      select k.at as "Time", k.tablet_at as "By the tablet’s clock", k.received_at as "Received", d.name as "Kiosk", k.way as "By",
        k.photo is not null as "With a photo", k.state as "State", k.reason as "Reason"
      from kiosk.punch k join kiosk.tablet t on t.id = k.tablet_id join attendance.device_view d on d.id = t.device_id
      where k.personnel_id = ${personnelId} or k.decided_by = ${accountId} order by k.at`,
  ),
  personalDataIn(
    'Tablets enrolled',
    ['kiosk.tablet', 'kiosk.enrolment_code'],
    ({ accountId }) => sql`
      select d.name as "Kiosk", t.enrolled_at as "Enrolled", t.ended_at as "Ended" from kiosk.tablet t join attendance.device_view d on d.id = t.device_id
      where t.enrolled_by = ${accountId}
      union all
      select d.name, e.issued_at, e.expires_at from kiosk.enrolment_code e join attendance.device_view d on d.id = e.device_id
      where e.issued_by = ${accountId} order by 2`,
  ),
];
