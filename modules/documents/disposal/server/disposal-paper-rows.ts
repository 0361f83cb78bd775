import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportDisposalPapers, listDisposalPapers } from '../contract/disposal.ts';
import { LEFT_OUT } from '../contract/words.ts';
import { findActingOffice, isClosedTo, NO_OFFICE, plainNumber } from '@talaan/documents/server/public.ts';
import { closedOn } from './due.ts';

/** The papers of a request for disposal. Error: 404 where there is no such request. */
export const disposalPaperRows = rows(listDisposalPapers, exportDisposalPapers, 'papers', async (call) => {
  const { db, params } = call;
  const found = await db.selectFrom('documents.disposal').select('id').where('id', '=', params.id).executeTakeFirst();
  if (!found) throw notFound('There is no such request for disposal.');
  const who = (await findActingOffice(call, undefined)) ?? NO_OFFICE;
  const seen = sql`case when ${isClosedTo(who)} then '' else d.subject end`;
  return {
    from: sql`documents.disposal_paper p join documents.document d on d.id = p.document_id join documents.type t on t.id = p.type_id`,
    columns: {
      id: 'd.id',
      tracking_no: 'd.tracking_no',
      subject: seen,
      type: 't.name',
      closed_on: closedOn,
      disposed_on: sql`case when p.left_out is null then d.disposed_on end`,
      left_out: 'p.left_out',
    },
    reach: sql`p.disposal_id = ${params.id}`,
    search: [plainNumber, sql`kernel.plain(${seen})`],
    sort: { tracking_no: 'd.tracking_no', type: 't.name' },
    unsorted: sql`p.left_out is null, t.name, d.tracking_no`,
    filters: { left_out: (out) => sql`(p.left_out is not null) = ${out === 1}` },
    sheet: {
      name: 'Papers of a request for disposal',
      cells: {
        'Tracking number': (row) => row.tracking_no,
        Subject: (row) => row.subject,
        Type: (row) => row.type,
        'Closed on': (row) => row.closed_on,
        'Disposed of on': (row) => row.disposed_on,
        'Left out': (row) => row.left_out && LEFT_OUT[row.left_out],
      },
    },
  };
});
