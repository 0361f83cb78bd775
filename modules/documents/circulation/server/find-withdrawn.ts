import { sql } from 'kysely';
import type { Moving } from '@talaan/documents/server/public.ts';

/** What the step of a withdrawal says of each office, as it was called then. */
export interface WithdrawnFrom {
  office_id: number;
  office: string;
  from_office_id: number;
}

interface Withdrawn {
  document_id: number;
  office_id: number;
  tracking_no: string;
  by: string;
  at: string;
}

/** When each of these documents was last withdrawn from each of these offices, and by whom; those that never were are left out. */
export async function findWithdrawn({ db }: Pick<Moving, 'db'>, ids: readonly number[], offices: readonly number[]): Promise<Withdrawn[]> {
  if (ids.length === 0 || offices.length === 0) return [];
  const { rows } = await sql<Withdrawn>`
    select distinct on (s.document_id, w.office_id) s.document_id, w.office_id, d.tracking_no, a.name as by, s.at
    from documents.step s cross join lateral jsonb_to_recordset(s.details -> 'withdrawn') as w (office_id integer)
    join documents.document d on d.id = s.document_id join identity.account_view a on a.id = s.account_id
    where s.document_id = any(${[...ids]}::integer[]) and s.action = 'withdraw' and w.office_id = any(${[...offices]}::integer[])
    order by s.document_id, w.office_id, s.no desc`.execute(db);
  return rows;
}
