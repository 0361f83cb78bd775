import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportDue, listDue } from '../contract/disposal.ts';
import { KEPT_BACK } from '../contract/words.ts';
import { findActingOffice, isClosedTo, NO_OFFICE, plainNumber } from '@talaan/documents/server/public.ts';
import { closedOn, closedUntil, isInDisposal, isLinkedToOpen, isPastRetention, keptUntil } from './due.ts';

/** Papers whose retention has passed; of confidential ones off the way of the office number, type and dates alone (decision 267). */
export const dueRows = rows(listDue, exportDue, 'papers', async (call) => {
  const { query, today } = call;
  const who = (await findActingOffice(call, undefined)) ?? NO_OFFICE;
  const seen = sql`case when ${isClosedTo(who)} then '' else d.subject end`;
  const keptBack = sql`case when d.legal_hold is not null then 'held' when ${isLinkedToOpen} then 'linked' end`;
  return {
    from: sql`documents.document d join documents.type t on t.id = d.type_id join organization.office_view oo on oo.id = d.office_id`,
    columns: {
      id: 'd.id',
      tracking_no: 'd.tracking_no',
      subject: seen,
      type: 't.name',
      schedule_item: 't.schedule_item',
      origin: sql`jsonb_build_object('id', oo.id, 'acronym', oo.acronym, 'fullname', oo.fullname)`,
      closed_on: closedOn,
      retention_years: 't.retention_years',
      kept_until: keptUntil,
      kept_back: keptBack,
    },
    reach: sql`(${isPastRetention(today)} and not ${isInDisposal} and ${query.kept_back ? sql`true` : sql`${keptBack} is null`})`,
    search: [plainNumber, sql`kernel.plain(${seen})`],
    sort: { tracking_no: 'd.tracking_no', type: 't.name', origin: 'oo.tree_from', closed: 'd.closed_at', kept_until: keptUntil },
    unsorted: 'kept_until',
    groups: {
      type: { by: 't.id', name: 't.name' },
      origin: { by: 'oo.id', name: 'oo.fullname', order: 'oo.tree_from' },
    },
    filters: {
      type: (type) => sql`t.id = ${type}`,
      origin: (origin) => sql`d.office_id = ${origin}`,
      closed_until: closedUntil,
      kept_back: (why) => sql`${keptBack} = ${why}`,
    },
    sheet: {
      name: 'Papers due for disposal',
      cells: {
        'Tracking number': (row) => row.tracking_no,
        Subject: (row) => row.subject,
        Type: (row) => row.type,
        'Item of the schedule': (row) => row.schedule_item,
        'Office of origin': (row) => row.origin.fullname,
        'Closed on': (row) => row.closed_on,
        'Kept for years': (row) => row.retention_years,
        'Kept until': (row) => row.kept_until,
        'On legal hold': (row) => row.kept_back && KEPT_BACK[row.kept_back],
      },
    },
  };
});
