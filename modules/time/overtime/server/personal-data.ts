import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfOvertime: readonly PersonalDataPart[] = [
  personalDataIn(
    'Overtime ordered',
    ['overtime.duty'],
    ({ personnelId }) => sql`
      select d.date as "Date", to_char(lower(d.hours), 'HH24:MI') as "From", to_char(upper(d.hours), 'YYYY-MM-DD HH24:MI') as "To",
        a.activity as "Activity", d.state as "State", d.counted_minutes as "Minutes that count"
      from overtime.duty d join overtime.authority a on a.id = d.authority_id where d.personnel_id = ${personnelId} order by d.date, d.id`,
  ),
  personalDataIn(
    'Overtime credited or paid',
    ['overtime.settlement'],
    ({ personnelId }) => sql`
      select month as "Month", minutes as "Minutes", credited_seconds as "Seconds of credit", day_off_thousandths / 1000.0 as "Days off",
        to_char(paid_centavos / 100.0, 'FM999,999,990.00') as "Pay", because as "Limit", withdrawn_at as "Taken back"
      from overtime.settlement where personnel_id = ${personnelId} order by month, authority_id`,
  ),
  personalDataIn(
    'Make-up classes',
    ['overtime.makeup_class'],
    ({ personnelId }) => sql`
      select missed_on as "Missed on", reason as "Reason", subject as "Subject", section as "Section", room as "Room", held_on as "Made up on",
        state as "State", attended_minutes as "Minutes attended"
      from overtime.makeup_class where personnel_id = ${personnelId} order by held_on, id`,
  ),
  personalDataIn(
    'Certificates of COC earned',
    ['overtime.certificate'],
    ({ personnelId }) => sql`
      select c.month as "Month", p.control_number as "Control number", p.issued_on as "Issued"
      from overtime.certificate c join papers.paper p on p.code = c.code where c.personnel_id = ${personnelId} order by c.month, p.issued_on`,
  ),
  personalDataIn(
    'Notices of credits that expire',
    ['overtime.expiry_notice'],
    ({ personnelId }) => sql`
      select case book when 'COC' then 'Compensatory overtime credit' else 'Compensatory day off' end as "Credit", expires_on as "Expires"
      from overtime.expiry_notice where personnel_id = ${personnelId} order by expires_on, book`,
  ),
];
