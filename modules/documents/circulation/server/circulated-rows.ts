import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportCirculated, listCirculated, type ACKNOWLEDGEMENTS } from '../contract/circulation.ts';
import { findActingOffice, plainTextOf } from '@talaan/documents/server/public.ts';

/** A circulation `c` that an office has not acknowledged in time. */
export const isLate = (today: string) => sql<SqlBool>`(c.acknowledged_at is null and c.due_on < ${today}::date)`;

export function isAsFar(wanted: keyof typeof ACKNOWLEDGEMENTS, today: string): RawBuilder<SqlBool> {
  if (wanted === 'late') return isLate(today);
  return wanted === 'open' ? sql`c.acknowledged_at is null` : sql`c.acknowledged_at is not null`;
}

/** What an office was asked and what it answered; its clerk is the account `a`. */
export const answerColumns = (today: string) => ({
  sent_at: 'c.sent_at',
  due_on: 'c.due_on',
  acknowledged_at: 'c.acknowledged_at',
  acknowledged_by: 'a.name',
  is_late: isLate(today),
});

/** The papers that were circulated to an acting office, which sees them whole; by default those to acknowledge first, by their day. */
export const circulatedRows = rows(listCirculated, exportCirculated, 'papers', async (call) => {
  const { query, today } = call;
  const who = await findActingOffice(call, query.office);
  return {
    from: sql`documents.circulation c join documents.document d on d.id = c.document_id join documents.type t on t.id = d.type_id
      join organization.office_view f on f.id = c.from_office_id left join identity.account_view a on a.id = c.acknowledged_by`,
    columns: {
      id: 'd.id',
      tracking_no: 'd.tracking_no',
      subject: 'd.subject',
      type: 't.name',
      from: sql`jsonb_build_object('id', f.id, 'acronym', f.acronym, 'fullname', f.fullname)`,
      note: 'c.note',
      ...answerColumns(today),
    },
    reach: who ? sql`c.office_id = ${who.officeId}` : sql`false`,
    search: [plainTextOf],
    sort: {
      tracking_no: 'd.tracking_no',
      subject: sql`kernel.plain(d.subject)`,
      from: 'f.tree_from',
      sent: 'c.sent_at',
      due: 'c.due_on',
    },
    unsorted: sql`c.acknowledged_at desc nulls first, c.due_on`,
    groups: {
      from: { by: 'f.id', name: 'f.fullname', order: 'f.tree_from' },
      type: { by: 't.id', name: 't.name' },
    },
    filters: {
      office: () => sql`true`,
      acknowledgement: (wanted) => isAsFar(wanted, today),
    },
    sheet: {
      name: 'Circulated papers',
      cells: {
        'Tracking number': (row) => row.tracking_no,
        Subject: (row) => row.subject,
        Type: (row) => row.type,
        From: (row) => row.from.acronym,
        Note: (row) => row.note,
        'Sent at': (row) => localTime(row.sent_at),
        'To acknowledge until': (row) => row.due_on,
        'Acknowledged at': (row) => row.acknowledged_at && localTime(row.acknowledged_at),
        'Acknowledged by': (row) => row.acknowledged_by,
      },
    },
  };
});
