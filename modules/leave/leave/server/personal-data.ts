import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfLeave: readonly PersonalDataPart[] = [
  personalDataIn(
    'Arrangements for leave',
    ['leave.arrangement'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", earns as "Earns", weekly_minutes as "Minutes a week", basis as "Basis"
      from leave.arrangement where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Applications for leave',
    ['leave.application', 'leave.application_day', 'leave.paper', 'leave.allocation', 'leave.attended_notice'],
    ({ personnelId }) => sql`
      select a.type_code as "Type", a.state as "State", a.received_on as "Received", a.first_day as "From", a.last_day as "To",
        a.place as "Place", a.place_detail as "Where", a.foreign_authority as "Authority to travel abroad", a.illness_place as "Patient",
        a.illness as "Illness", a.study_purpose as "Purpose of study", a.event_on as "Date of the event", a.late_reason as "Reason of late filing",
        a.contact as "Contact while away", a.certified as "Certified credits", a.personnel_id <> ${personnelId} as "As the one who acts or receives",
        (select sum(d.vl + d.sl + d.own) / 1000.0 from leave.application_day d where d.application_id = a.id and d.is_live) as "Days with pay",
        (select sum(d.without_pay) / 1000.0 from leave.application_day d where d.application_id = a.id and d.is_live) as "Days without pay",
        (select string_agg(p.name || coalesce(' (' || p.verdict || ')', ''), '; ' order by p.no) from leave.paper p where p.application_id = a.id) as "Papers",
        (select string_agg(n.date::text, ', ' order by n.date) from leave.attended_notice n where n.application_id = a.id) as "Told of attendance on",
        (select l.days || ' days to ' || l.receiver_name from leave.allocation l where l.application_id = a.id) as "Allocated"
      from leave.application a
      where ${personnelId} in (a.personnel_id, a.acting_id, (select l.receiver_id from leave.allocation l where l.application_id = a.id))
      order by a.first_day, a.id`,
  ),
];
