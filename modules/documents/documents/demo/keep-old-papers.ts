import type { ClientBase } from 'pg';
import { trackingNumber } from '../rules/tracking-number.ts';

const PAPERS = 60;
const FIRST_YEAR = 2018;
const YEARS = 4;
/** Years for which papers of a type are kept, and their item in the records disposition schedule. */
const KEPT = [
  { code: 'LVA', years: 1, item: 'GRDS 2009, item 26' },
  { code: 'DTR', years: 1, item: 'GRDS 2009, item 20' },
  { code: 'TRO', years: 2, item: 'GRDS 2009, item 35' },
] as const;

/** Archived papers of earlier years, of types whose retention has passed. */
export async function keepOldPapers(client: ClientBase): Promise<void> {
  await client.query(
    `update documents.type t set retention_years = k.years, schedule_item = k.item
     from jsonb_to_recordset($1::jsonb) as k (code text, years smallint, item text) where k.code = t.code`,
    [JSON.stringify(KEPT)],
  );
  const { rows: offices } = await client.query<{ id: number; acronym: string; campus: string; account_id: number }>(
    `select o.id, o.acronym, c.acronym as campus, a.id as account_id from organization.office_view o join organization.campus_view c on c.id = o.campus_id
     join identity.account_view a on a.email = 'records@talaan.example' where o.acronym in ('CAS', 'HRMO', 'RMO') and o.campus_id = 1 order by o.id`,
  );
  const papers = Array.from({ length: PAPERS }, (_, at) => {
    const { id, account_id, ...office } = offices[at % offices.length]!;
    const year = FIRST_YEAR + (at % YEARS);
    const no = Math.floor(at / offices.length) + 1;
    return {
      office_id: id,
      account_id,
      year,
      no,
      type: KEPT[Math.floor(at / YEARS) % KEPT.length]!.code,
      tracking_no: trackingNumber({ campus: office.campus, office: office.acronym, year, no }),
      day: `${year}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 5) + 10)}`,
    };
  });
  await client.query(
    `with p as (
       select * from jsonb_to_recordset($1::jsonb) as p (office_id integer, account_id integer, year smallint, no integer, type text, tracking_no text, day date)
     ), added as (
       insert into documents.document (office_id, year, no, tracking_no, type_id, kind, state, subject, pages, registered_at, due_at, closed_at, days_taken, created_by, created_at)
       select p.office_id, p.year, p.no, p.tracking_no, t.id, 'INTERNAL', 'ARCHIVED', t.name || ' of ' || to_char(p.day, 'FMMonth YYYY'), 2,
         p.day + time '09:00', p.day + 3 + time '17:00', p.day + 1 + time '15:00', 1, p.account_id, p.day + time '09:00'
       from p join documents.type t on t.code = p.type order by p.day, p.tracking_no
       returning id, office_id, created_by, registered_at, closed_at, due_at
     ), stayed as (
       insert into documents.hop (document_id, no, office_id, state, sent_at, sent_by, received_at, received_by, limit_minutes, due_at, ended_at, ended_as, worked_minutes)
       select id, 1, office_id, 'RECEIVED', registered_at, created_by, registered_at, created_by, 480, due_at, closed_at, 'RELEASED', 780 from added
     )
     insert into documents.step (document_id, no, action, from_state, to_state, at, account_id)
     select a.id, s.no, s.action, s."from", s."to", case when s.no = 1 then a.registered_at else a.closed_at end, a.created_by
     from added a cross join (values (1, 'register', 'DRAFT', 'RECEIVED'), (2, 'release', 'RECEIVED', 'RELEASED'), (3, 'archive', 'RELEASED', 'ARCHIVED')) as s (no, action, "from", "to")`,
    [JSON.stringify(papers)],
  );
}
