import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { HireRequest } from '../contract.ts';
import type { Standards } from '../rules/standards.ts';
import { hireColumns, hiresFrom } from './hire-rows.ts';

/** A request to hire whole, for any caller; without what the caller may do. */
export type HireRecord = Omit<HireRequest, 'seen' | 'actions' | 'is_own' | 'items'> & {
  items: { id: number; item_number: string; office: string }[];
};

/** Requests to hire by their numbers, in that order. */
export async function readHireRecords(db: Database, ids: readonly number[]): Promise<HireRecord[]> {
  const { items: _, ...columns } = hireColumns;
  const { rows } = await sql<Omit<HireRecord, 'standards'> & Standards>`
    select ${selected(columns)}, q.requester_id, q.office_id, q.position_id, q.status_code, q.reason, q.vice, q.justification, q.duties, q.preferred,
      q.education, q.experience_years, q.experience, q.training_hours, q.training, q.eligibility, q.competency,
      q.fund_source, q.program, lower(q.period)::text as "from", (upper(q.period) - 1)::text as "to", q.rate, q.rate_kind, q.code,
      coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'item_number', i.item_number, 'office', f.fullname) order by i.item_number collate reference.by_number)
        from hiring.request_item x join plantilla.item i on i.id = x.item_id join organization.office_view f on f.id = i.office_id
        where x.request_id = q.id), '[]') as items,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.id)
        from hiring.attachment x join kernel.file k on k.id = x.file_id where x.request_id = q.id), '[]') as files
    from ${hiresFrom} where q.id = any(${[...ids]}::integer[]) order by q.id`.execute(db);
  return rows.map(({ education, experience_years, experience, training_hours, training, eligibility, competency, ...row }) => ({
    ...row,
    standards: { education, experience_years, experience, training_hours, training, eligibility, competency },
  }));
}
