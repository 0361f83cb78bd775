import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportOwnPapers, listOwnPapers } from '../../contract/own-papers.ts';
import { OWN_AS } from '../../contract/words.ts';
import { documentFlow } from '../../workflow.ts';
import { reached } from '../sight/on-route.ts';
import { plainTextOf } from '../sight/plain-text.ts';

export const ownPapersFrom = sql`documents.document d join documents.type t on t.id = d.type_id join organization.office_view oo on oo.id = d.office_id
  left join documents.hop h on h.document_id = d.id and h.ended_at is null left join organization.office_view ho on ho.id = h.office_id`;

const place = (office: 'oo' | 'ho') =>
  sql`case when ${sql.ref(`${office}.id`)} is not null then jsonb_build_object('id', ${sql.ref(`${office}.id`)}, 'acronym', ${sql.ref(`${office}.acronym`)}, 'fullname', ${sql.ref(`${office}.fullname`)}) end`;

/** The documents of a person in each way. A confidential one is not shown to whom it is about. */
function documentsOf(personId: number | null) {
  const person = sql`${personId}::integer`;
  return {
    sent: sql`select id from documents.document where sender_person_id = ${person}`,
    addressed: sql`select s.document_id from documents.hop s where s.to_person_id = ${person} and ${reached('s')}`,
    about: sql`select o.id from papers.paper a join documents.document o on o.paper_code = a.code
      where a.personnel_id = ${person} and o.confidentiality <> 'CONFIDENTIAL'`,
  };
}

export function isOwn(personId: number | null): RawBuilder<SqlBool> {
  const { sent, addressed, about } = documentsOf(personId);
  return sql<SqlBool>`d.state <> 'DRAFT' and d.id in (${sent} union all ${addressed} union all ${about})`;
}

export function ownPaperColumns(personId: number | null) {
  const { sent, addressed } = documentsOf(personId);
  return {
    id: 'd.id',
    tracking_no: 'd.tracking_no',
    subject: 'd.subject',
    type: 't.name',
    own_as: sql`case when d.id in (${sent}) then 'sent' when d.id in (${addressed}) then 'addressed' else 'about' end`,
    state: 'd.state',
    holder: place('ho'),
    registered_at: 'd.registered_at',
    due_at: 'd.due_at',
    closed_at: 'd.closed_at',
  };
}

export const ownPaperRows = rows(listOwnPapers, exportOwnPapers, 'papers', ({ actor: { personnelId } }) => ({
  from: ownPapersFrom,
  columns: ownPaperColumns(personnelId),
  reach: isOwn(personnelId),
  search: [plainTextOf],
  sort: { tracking_no: 'd.tracking_no', subject: sql`kernel.plain(d.subject)`, registered: 'd.registered_at', due: 'd.due_at' },
  unsorted: '-registered',
  filters: {
    own_as: (as) => sql`d.id in (${documentsOf(personnelId)[as]})`,
    state: (state) => sql`d.state = ${state}`,
  },
  sheet: {
    name: 'My papers',
    cells: {
      'Tracking number': (row) => row.tracking_no,
      Subject: (row) => row.subject,
      Type: (row) => row.type,
      Yours: (row) => OWN_AS[row.own_as],
      State: (row) => documentFlow.words[row.state],
      'Where it is': (row) => row.holder?.fullname ?? null,
      'Registered at': (row) => localTime(row.registered_at),
      Due: (row) => localTime(row.due_at),
      'Closed at': (row) => row.closed_at && localTime(row.closed_at),
    },
  },
}));
