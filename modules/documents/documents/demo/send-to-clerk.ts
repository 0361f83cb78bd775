import type { ClientBase } from 'pg';
import { momentOf } from '../server/offices/local-minute.ts';
import { dueDay } from '../rules/due-day.ts';
import { ONE_DAY } from '../rules/next-hop.ts';
import { afterOfficeMinutes, type LocalMinute } from '../rules/office-minutes.ts';
import { trackingNumber } from '../rules/tracking-number.ts';
import type { DemoDays } from './make-ways.ts';

/** What the College of Arts and Sciences is to receive: type, office that sends it, subject, and how many days of work and at which minute it was sent. */
const SENT = [
  ['MEM', 'OVPAA', 'Memorandum on the schedule of final examinations', 1, 16 * 60 + 10],
  ['MEM', 'HRMO', 'Memorandum on the submission of daily time records', 1, 14 * 60 + 35],
  ['REP', 'PDO', 'Report on enrolment by college, for comment', 1, 10 * 60 + 5],
  ['MEM', 'OP', 'Memorandum on the foundation day', 2, 15 * 60 + 20],
] as const;
const SIMPLE_DAYS = 3;

/** Papers on their way to the office of the clerk, who can receive them; after all others, whose numbers stay what they are. */
export async function sendToClerk(client: ClientBase, now: LocalMinute, days: DemoDays): Promise<void> {
  for (const [type, office, subject, daysAgo, minute] of SENT) {
    const sent = { day: workDayBefore(now.day, daysAgo, days), minute };
    const registered = { day: sent.day, minute: minute - 25 };
    const { rows } = await client.query<{ office_id: number; campus: string; no: number }>(
      `insert into documents.counter as c (office_id, year, last)
       select o.id, $2, 1 from organization.office_view o where o.acronym = $1 and o.campus_id = 1
       on conflict (office_id, year) do update set last = c.last + 1
       returning office_id, last as no, (select p.acronym from organization.campus_view p where p.id = 1) as campus`,
      [office, Number(sent.day.slice(0, 4))],
    );
    const { office_id, campus, no } = rows[0]!;
    const year = Number(sent.day.slice(0, 4));
    await client.query(
      `with account as (
         select coalesce((select min(a.id) from identity.account_view a join personnel.appointment_view p on p.personnel_id = a.personnel_id and upper_inf(p.during)
           where p.office_id = $1), (select id from identity.account_view where email = 'records@talaan.example')) as id
       ), made as (
         insert into documents.document (office_id, year, no, tracking_no, type_id, kind, state, subject, pages, registered_at, due_at, created_by, created_at)
         select $1, $2, $3, $4, t.id, 'INTERNAL', 'INCOMING', $6, 2, $7::timestamptz, $8::timestamptz, account.id, $7::timestamptz from documents.type t, account where t.code = $5 returning id, created_by
       ), kept as (
         insert into documents.hop (document_id, no, office_id, state, sent_at, sent_by, received_at, received_by, limit_minutes, due_at, ended_at, ended_as, worked_minutes)
         select id, 1, $1, 'RECEIVED', $7::timestamptz, created_by, $7::timestamptz, created_by, ${ONE_DAY}, $8::timestamptz, $9::timestamptz, 'FORWARDED', 25 from made returning id, document_id, sent_by
       ), sent as (
         insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, instruction, sent_at, sent_by, limit_minutes, due_at)
         select k.document_id, 2, o.id, 1, $1, 'INCOMING', 'action', $9::timestamptz, k.sent_by, ${ONE_DAY}, $10::timestamptz
         from kept k join organization.office_view o on o.acronym = 'CAS' and o.campus_id = 1
       )
       insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id)
       select k.document_id, s.no, s.action, s.before, s.after, k.id, s.at, k.sent_by
       from kept k cross join (values (1, 'register', 'DRAFT', 'RECEIVED', $7::timestamptz), (2, 'forward', 'RECEIVED', 'INCOMING', $9::timestamptz)) s (no, action, before, after, at)`,
      [
        office_id,
        year,
        no,
        trackingNumber({ campus, office, year, no }),
        type,
        subject,
        momentOf(registered),
        momentOf({ day: dueDay(`${registered.day}T08:00:00`, SIMPLE_DAYS, days.isFree), minute: 17 * 60 }),
        momentOf(sent),
        momentOf(afterOfficeMinutes(sent, ONE_DAY, days.worked)),
      ],
    );
  }
}

/** The day of work so many before a day. */
function workDayBefore(day: string, count: number, { worked }: DemoDays): string {
  let at = Temporal.PlainDate.from(day);
  for (let left = count; left > 0;) {
    at = at.subtract({ days: 1 });
    if (worked(at.toString()).length > 0) left--;
  }
  return at.toString();
}
