import { sql } from 'kysely';
import type { Circulations } from '@talaan/documents/server/public.ts';
import { acknowledge } from './acknowledge.ts';
import { circulationColumn } from './circulation-column.ts';

export const circulationsOfDocuments: Circulations = {
  // The number is written out, so that a list can be grouped by it.
  isCirculatedTo: (officeId) =>
    sql`exists (select from documents.circulation i where i.document_id = d.id and i.office_id = ${sql.lit(officeId)})`,
  countOpen: (officeId) => sql`(select count(*) from documents.circulation where office_id = ${officeId} and acknowledged_at is null)`,
  column: circulationColumn,
  acknowledge,
};
