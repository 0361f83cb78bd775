import { sql } from 'kysely';
import type { DocumentPage } from '@talaan/documents/contract/documents.ts';
import type { ActingOffice } from '@talaan/documents/server/public.ts';
import { isLate } from './circulated-rows.ts';
import { mayRemind } from './remind-offices.ts';

/** How far the circulation of a document `d` is; null where it was not circulated. */
export function circulationColumn(who: ActingOffice, today: string) {
  return sql<
    DocumentPage['circulation']
  >`(select case when count(*) > 0 then jsonb_build_object('offices', count(*), 'acknowledged', count(c.acknowledged_at),
      'late', count(*) filter (where ${isLate(today)}),
      'own', (select case when m.acknowledged_at is null then 'open' else 'done' end from documents.circulation m
        where m.document_id = d.id and m.office_id = ${who.officeId}),
      'may_remind', ${mayRemind(who)}) end
    from documents.circulation c where c.document_id = d.id)`;
}
