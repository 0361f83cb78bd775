import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Known } from '../../contract/evidence.ts';
import type { FoundForm } from './find-form.ts';

/** So many of each kind are offered. */
const MOST = 50;

/** What Talaan knows of a ratee in a period: verified trainings, overtime that counted, teaching loads, documents that they closed; the latest first. */
export async function readKnown(db: Database, { personnel_id: id, period: { from, to } }: FoundForm): Promise<Known[]> {
  const during = sql`daterange(${from}::date, ${to}::date, '[]')`;
  const { rows } = await sql<Known>`
    (select 'TRAINING' as kind, t.id as source_id, t.title || ', ' || to_char(t.hours / 100.0, 'FM999990.##') || ' hours' as title, t.ended_on as day
      from pds.training t where t.personnel_id = ${id} and t.verified_at is not null and t.hours is not null and t.title <> ''
        and t.ended_on <@ ${during} order by t.ended_on desc limit ${MOST})
    union all
    (select 'OVERTIME', a.id, a.activity || ', ' || to_char(sum(d.counted_minutes) / 60.0, 'FM99990.##') || ' hours', max(d.date)
      from overtime.duty d join overtime.authority a on a.id = d.authority_id
      where d.personnel_id = ${id} and d.date <@ ${during} and d.counted_minutes > 0 and d.state in ('OUTPUT_CERTIFIED', 'CREDITED', 'PAID')
      group by a.id order by max(d.date) desc limit ${MOST})
    union all
    (select 'LOAD', s.id, trim(s.subject || ' ' || s.section) || ', ' || t.name, upper(s.during) - 1
      from loads.segment s join loads.term t on t.id = s.term_id
      where s.personnel_id = ${id} and s.during && ${during} and s.subject <> '' order by s.during desc, s.id limit ${MOST})
    union all
    (select 'DOCUMENT', d.id, d.tracking_no || case when d.confidentiality = 'OPEN' then ', ' || d.subject else '' end, kernel.date_of(d.closed_at)
      from documents.document d where d.closed_at is not null and d.tracking_no is not null and kernel.date_of(d.closed_at) <@ ${during}
        and exists (select from documents.step x join identity.account_view c on c.id = x.account_id and c.personnel_id = ${id}
          where x.document_id = d.id and x.at = d.closed_at)
      order by d.closed_at desc limit ${MOST})`.execute(db);
  return rows;
}
