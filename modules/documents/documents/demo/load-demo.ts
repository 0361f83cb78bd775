import type { ClientBase } from 'pg';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { closingMoment, localMinute, momentOf } from '../server/offices/local-minute.ts';
import { usualHours } from '../server/offices/usual-hours.ts';
import { outgoingNumber, trackingNumber } from '../rules/tracking-number.ts';
import { daysTaken } from '../rules/due-day.ts';
import { officeMinutes, type LocalMinute } from '../rules/office-minutes.ts';
import { attachScans } from './attach-scans.ts';
import { giveReceipts } from './give-receipts.ts';
import { keepOldPapers } from './keep-old-papers.ts';
import { makeWays, type DemoDays, type DemoWay } from './make-ways.ts';
import { sendToClerk } from './send-to-clerk.ts';
import { STOPS } from './subjects.ts';

const PAPERS_OF_A_YEAR = 600;

interface Office {
  id: number;
  acronym: string;
  campus: string;
  account_id: number;
}

/** A year of papers of the main campus, in every state; the routes of the types name their offices, and Records keeps the records. */
export async function loadDemo({ client, now, today, filesDir }: DemoMaking): Promise<void> {
  await client.query(
    `update documents.type_stop s set office_id = o.id, is_origin = false
     from jsonb_each_text($1::jsonb) as w (label, acronym) join organization.office_view o on o.acronym = w.acronym and o.campus_id = 1 where s.label = w.label`,
    [JSON.stringify(STOPS)],
  );
  await client.query(
    `insert into documents.office_setting (office_id, keeps_records) select id, true from organization.office_view where acronym = 'RMO' and campus_id = 1`,
  );
  const offices = await findOffices(client);
  const days = await findDays(client);
  await keepOldPapers(client);
  await writeWays(client, offices, number(makeWays(PAPERS_OF_A_YEAR, today, localMinute(now), days), offices), days);
  await nameSenders(client);
  await numberReleased(client);
  await returnSome(client);
  await draftSome(client);
  await giveReceipts(client);
  await loseOne(client, now);
  await sendToClerk(client, localMinute(now), days);
  if (filesDir !== undefined) await attachScans(client, filesDir);
}

/** The offices of the main campus with an account that works there, else that of the records officer. */
async function findOffices(client: ClientBase): Promise<Map<string, Office>> {
  const { rows } = await client.query<Office>(
    `select o.id, o.acronym, c.acronym as campus, coalesce(
       (select min(a.id) from identity.account_view a join personnel.appointment_view p on p.personnel_id = a.personnel_id and upper_inf(p.during) where p.office_id = o.id),
       (select id from identity.account_view where email = 'records@talaan.example')) as account_id
     from organization.office_view o join organization.campus_view c on c.id = o.campus_id where o.campus_id = 1`,
  );
  return new Map(rows.map((office) => [office.acronym, office]));
}

async function findDays(client: ClientBase): Promise<DemoDays> {
  const { rows } = await client.query<{ date: string }>(
    `select date::text from attendance.holiday_view where type <> 'special_working' and (campus_id is null or campus_id = 1)`,
  );
  const free = new Set(rows.map(({ date }) => date));
  const { am_from: amFrom, am_to: amTo, pm_from: pmFrom, pm_to: pmTo } = usualHours;
  const hours = [
    { from: amFrom, to: amTo },
    { from: pmFrom, to: pmTo },
  ];
  const isFree = (day: string) => free.has(day);
  return { isFree, worked: (day) => (isFree(day) || Temporal.PlainDate.from(day).dayOfWeek > 5 ? [] : hours) };
}

interface Numbered extends DemoWay {
  origin: Office;
  year: number;
  no: number;
  tracking_no: string;
}

function number(ways: readonly DemoWay[], offices: ReadonlyMap<string, Office>): Numbered[] {
  const last = new Map<string, number>();
  return ways.map((way) => {
    const origin = offices.get(way.paper.way[0]!)!;
    const year = Number(way.registered.day.slice(0, 4));
    const series = `${origin.id} ${year}`;
    const no = (last.get(series) ?? 0) + 1;
    last.set(series, no);
    return { ...way, origin, year, no, tracking_no: trackingNumber({ campus: origin.campus, office: origin.acronym, year, no }) };
  });
}

const at = (moment: LocalMinute | null) => moment && momentOf(moment);

/** Four statements, whatever the number of papers. */
async function writeWays(
  client: ClientBase,
  offices: ReadonlyMap<string, Office>,
  ways: readonly Numbered[],
  days: DemoDays,
): Promise<void> {
  await client.query(
    `insert into documents.document (office_id, year, no, tracking_no, type_id, kind, state, subject, sender_name, sender_office, pages, priority,
       confidentiality, came_at, registered_at, due_at, closed_at, days_taken, created_by, created_at)
     select d.office_id, d.year, d.no, d.tracking_no, t.id, d.kind, d.state, d.subject, d.sender_name, d.sender_office, 1 + d.no % 9,
       case when d.no % 17 = 0 then 'RUSH' when d.no % 7 = 0 then 'URGENT' else 'ROUTINE' end, d.confidentiality,
       case when d.kind = 'EXTERNAL_IN' then d.registered_at end, d.registered_at, d.due_at, d.closed_at, d.days_taken, d.account_id, d.registered_at
     from jsonb_to_recordset($1::jsonb) as d (office_id integer, year smallint, no integer, tracking_no text, type text, kind text, state text, subject text,
       sender_name text, sender_office text, confidentiality text, registered_at timestamptz, due_at timestamptz, closed_at timestamptz, days_taken smallint, account_id integer)
     join documents.type t on t.code = d.type order by d.registered_at`,
    [
      JSON.stringify(
        ways.map(({ origin, year, no, tracking_no, paper, state, subject, sender, registered, dueOn, closed }) => ({
          office_id: origin.id,
          account_id: origin.account_id,
          year,
          no,
          tracking_no,
          type: paper.type,
          state,
          subject,
          kind: sender ? 'EXTERNAL_IN' : 'INTERNAL',
          sender_name: sender?.[0] ?? '',
          sender_office: sender?.[1] ?? '',
          confidentiality: paper.confidentiality ?? 'OPEN',
          registered_at: at(registered),
          due_at: closingMoment(dueOn),
          closed_at: at(closed),
          days_taken: closed && daysTaken(`${registered.day}T08:00:00`, closed.day, days.isFree),
        })),
      ),
    ],
  );
  await client.query(
    `insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, instruction, sent_at, sent_by, received_at, received_by,
       limit_minutes, due_at, left_minutes, ended_at, ended_as, worked_minutes, to_person_id)
     select d.id, h.no, h.office_id, nullif(h.no - 1, 0), h.from_office_id, h.state, case when h.no > 1 then 'action' else '' end, h.sent_at, h.sent_by,
       h.received_at, case when h.received_at is not null then h.received_by end, 480, h.due_at, h.left_minutes, h.ended_at, h.ended_as, h.worked_minutes,
       (select a.personnel_id from identity.account_view a where a.id = h.received_by and h.no > 1 and d.id % 9 = 0)
     from jsonb_to_recordset($1::jsonb) as h (tracking_no text, no smallint, office_id integer, from_office_id integer, state text, sent_at timestamptz,
       sent_by integer, received_at timestamptz, received_by integer, due_at timestamptz, left_minutes integer, ended_at timestamptz, ended_as text, worked_minutes integer)
     join documents.document d on d.tracking_no = h.tracking_no order by d.id, h.no`,
    [
      JSON.stringify(
        ways.flatMap(({ tracking_no, hops }) =>
          hops.map((hop, place) => {
            const office = offices.get(hop.office)!;
            const from = hop.from === null ? null : offices.get(hop.from)!;
            return {
              tracking_no,
              no: place + 1,
              office_id: office.id,
              from_office_id: from?.id ?? null,
              state: hop.state,
              left_minutes: hop.left,
              sent_at: at(hop.sent),
              sent_by: (from ?? office).account_id,
              received_at: at(hop.received),
              received_by: office.account_id,
              due_at: at(hop.due),
              ended_at: at(hop.ended),
              ended_as: hop.endedAs,
              worked_minutes: hop.ended && hop.received && officeMinutes(hop.received, hop.ended, days.worked),
            };
          }),
        ),
      ),
    ],
  );
  await client.query(
    `insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id)
     select h.document_id, s.no, s.action, s."from", s."to", h.id, s.at, s.account_id
     from jsonb_to_recordset($1::jsonb) as s (tracking_no text, no smallint, action text, "from" text, "to" text, hop smallint, at timestamptz, account_id integer)
     join documents.document d on d.tracking_no = s.tracking_no join documents.hop h on h.document_id = d.id and h.no = s.hop`,
    [
      JSON.stringify(
        ways.flatMap(({ tracking_no, hops, steps }) =>
          steps.map(({ action, from, to, hop, at: moment }, place) => {
            const account = offices.get(hops[hop - 1]!.office)!.account_id;
            return { tracking_no, no: place + 1, action, from, to, hop, at: at(moment), account_id: account };
          }),
        ),
      ),
    ],
  );
  await client.query(`
    insert into documents.hold (hop_id, no, cause, held_at, held_by)
    select s.hop_id, 1, case when s.document_id % 2 = 0 then 'lacking_paper' else 'awaiting_document' end, s.at, s.account_id
    from documents.step s where s.action = 'hold'`);
  await client.query(
    'insert into documents.counter (office_id, year, last) select office_id, year, max(no) from documents.document group by office_id, year',
  );
}

/** Every third paper from inside was handed in by an employee of its office, some by the employee of the demo. */
async function nameSenders(client: ClientBase): Promise<void> {
  await client.query(`
    update documents.document d set sender_person_id = case when d.id % 15 = 0
      then (select a.personnel_id from identity.account_view a where a.email = 'employee@talaan.example')
      else (select p.personnel_id from personnel.appointment_view p where p.office_id = d.office_id and upper_inf(p.during) order by p.personnel_id offset d.id % 5 limit 1) end
    where d.kind = 'INTERNAL' and d.id % 3 = 0`);
}

/** Gives papers that were released their outgoing numbers, of the Records Office, in the order in which they left. */
async function numberReleased(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; office_id: number; campus: string; office: string; year: number; no: number }>(`
    select d.id, o.id as office_id, c.acronym as campus, o.acronym as office, extract(year from kernel.clock_of(d.closed_at))::integer as year,
      row_number() over (partition by extract(year from kernel.clock_of(d.closed_at)) order by d.closed_at, d.id)::integer as no
    from documents.document d join organization.office_view o on o.acronym = 'RMO' and o.campus_id = 1 join organization.campus_view c on c.id = o.campus_id
    where d.state = 'RELEASED'`);
  const numbered = rows.map((row) => ({ id: row.id, outgoing_no: outgoingNumber(row) }));
  await client.query(
    `update documents.document d set outgoing_no = n.outgoing_no from jsonb_to_recordset($1::jsonb) as n (id integer, outgoing_no text) where n.id = d.id`,
    [JSON.stringify(numbered)],
  );
  await client.query(
    `insert into documents.outgoing_counter (office_id, year, last)
     select office_id, year, max(no) from jsonb_to_recordset($1::jsonb) as r (office_id integer, year smallint, no integer) group by office_id, year`,
    [JSON.stringify(rows)],
  );
}

/** Every second paper that came to an office and is there still goes back, to be signed. */
async function returnSome(client: ClientBase): Promise<void> {
  await client.query(`
    with back as (
      update documents.hop h set ended_at = h.received_at, ended_as = 'RETURNED', worked_minutes = 0
      where h.ended_at is null and h.state = 'RECEIVED' and h.from_office_id is not null and h.id % 2 = 0 returning h.*
    ), turned as (
      update documents.document d set state = 'RETURNED' from back b where d.id = b.document_id
    ), stepped as (
      insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id, reason)
      select b.document_id, (select max(s.no) from documents.step s where s.document_id = b.document_id) + 1, 'return', 'RECEIVED', 'RETURNED', b.id,
        b.ended_at, b.received_by, 'The second page is not signed.' from back b
    )
    insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, note, sent_at, sent_by, limit_minutes, due_at)
    select document_id, no + 1, from_office_id, no, office_id, 'RETURNED', 'The second page is not signed.', ended_at, received_by, limit_minutes, due_at from back`);
}

/** The paper that came last to an office cannot be found there. */
async function loseOne(client: ClientBase, now: Temporal.Instant): Promise<void> {
  await client.query(
    `with lost as (
       update documents.hop h set state = 'HOLD', due_at = case when h.due_at < $1::timestamptz then h.due_at end,
         left_minutes = case when h.due_at >= $1::timestamptz then h.limit_minutes end
       where h.id = (select k.id from documents.hop k where k.ended_at is null and k.state = 'RECEIVED' and k.from_office_id is not null order by k.received_at desc, k.id limit 1)
       returning h.*
     ), turned as (
       update documents.document d set state = 'HOLD' from lost l where d.id = l.document_id
     ), stepped as (
       insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id, reason)
       select l.document_id, (select max(s.no) from documents.step s where s.document_id = l.document_id) + 1, 'report_lost', 'RECEIVED', 'HOLD', l.id,
         l.received_at, l.received_by, 'It is not in the folder in which it came.' from lost l
     )
     insert into documents.hold (hop_id, no, cause, reason, held_at, held_by)
     select id, coalesce((select max(b.no) from documents.hold b where b.hop_id = l.id), 0) + 1, 'lost', 'It is not in the folder in which it came.',
       received_at, received_by from lost l`,
    [now.toString()],
  );
}

/** Drafts of the clerk of the College of Arts and Sciences, of the last paper that each type has there. */
async function draftSome(client: ClientBase): Promise<void> {
  await client.query(`
    insert into documents.document (office_id, type_id, kind, state, subject, created_by, created_at)
    select distinct on (d.type_id) d.office_id, d.type_id, d.kind, 'DRAFT', d.subject || ', second request', a.id, d.created_at
    from documents.document d join organization.office_view o on o.id = d.office_id and o.acronym = 'CAS'
    join identity.account_view a on a.email = 'clerk@talaan.example' order by d.type_id, d.created_at desc`);
}
