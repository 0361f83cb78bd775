import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportAcknowledgements, listAcknowledgements } from '../contract/circulation.ts';
import { findActingOffice, isOnRoute } from '@talaan/documents/server/public.ts';
import { answerColumns, isAsFar } from './circulated-rows.ts';

/** The offices to which a document was circulated, those that have not acknowledged it first. Error: 404 where the document is not seen whole. */
export const acknowledgementRows = rows(listAcknowledgements, exportAcknowledgements, 'offices', async (call) => {
  const { db, params, query, today } = call;
  const who = await findActingOffice(call, query.acting);
  const { rows: seen } = await sql`
    select from documents.document d where d.id = ${params.id} and ${who ? sql`(d.confidentiality = 'OPEN' or ${isOnRoute(who)})` : sql`false`}`.execute(
    db,
  );
  if (seen.length === 0) throw notFound('There is no such document.');
  return {
    from: sql`documents.circulation c join organization.office_view o on o.id = c.office_id
      join organization.campus_view s on s.id = o.campus_id left join identity.account_view a on a.id = c.acknowledged_by`,
    columns: {
      id: 'o.id',
      acronym: 'o.acronym',
      fullname: 'o.fullname',
      campus: 's.acronym',
      ...answerColumns(today),
    },
    reach: sql`c.document_id = ${params.id}`,
    search: [sql`kernel.plain(o.fullname || ' ' || o.acronym)`],
    sort: { office: 'o.tree_from', due: 'c.due_on', acknowledged: 'c.acknowledged_at' },
    unsorted: sql`c.acknowledged_at is not null, o.tree_from`,
    groups: { campus: { by: 's.id', name: 's.acronym' } },
    filters: {
      acting: () => sql`true`,
      acknowledgement: (wanted) => isAsFar(wanted, today),
    },
    sheet: {
      name: 'Acknowledgements',
      cells: {
        Office: (row) => row.fullname,
        Acronym: (row) => row.acronym,
        Campus: (row) => row.campus,
        'Sent at': (row) => localTime(row.sent_at),
        'To acknowledge until': (row) => row.due_on,
        'Acknowledged at': (row) => row.acknowledged_at && localTime(row.acknowledged_at),
        'Acknowledged by': (row) => row.acknowledged_by,
      },
    },
  };
});
