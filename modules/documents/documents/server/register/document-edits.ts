import { sql } from 'kysely';
import { wordsOfCodes, type EditedRow, type FieldEdits } from '@talaan/kernel/server/field-edits/field-edits.ts';
import { setColumns } from '@talaan/kernel/server/field-edits/set-columns.ts';
import { documentEdits as calls } from '../../contract/edits.ts';
import { CONFIDENTIALITIES, PRIORITIES } from '../../contract/words.ts';
import { actingOffice, type ActingOffice } from '../offices/acting-office.ts';
import { isClosedTo } from '../sight/on-route.ts';
import { lockDocuments, readDocuments, type LockedDocument } from '../steps/lock-documents.ts';
import { placeInOffice } from '../steps/place-in-office.ts';
import { stepped } from '../steps/stepping.ts';
import { lacksReason, NO_REASON, whyNotEdited } from './edit-document.ts';

interface Row extends EditedRow {
  document: LockedDocument;
  who: ActingOffice;
}

interface Asked {
  reason: string;
  office_id: number | null;
}

interface Seen {
  id: number;
  name: string;
  priority: string;
  confidentiality: string;
}

/** Priority or confidentiality of chosen documents, by the rule of `editDocument` for the acting office; each edit is a step of its document. */
export const documentEdits: FieldEdits<Row, Asked> = {
  calls,
  subject: 'documents.document',
  read: async (call, ids, { asked }, lock) => {
    const who = await actingOffice(call, asked.office_id ?? undefined);
    const documents = lock ? await lockDocuments(call, ids) : await readDocuments(call, ids);
    const { rows } = await sql<Seen>`
      select d.id, concat_ws(' ', d.tracking_no, d.subject) as name, d.priority, d.confidentiality from documents.document d
      where d.id = any(${[...ids]}::integer[]) and not ${isClosedTo(who)} and (d.state <> 'DRAFT' or d.office_id = ${who.officeId})`.execute(
      call.db,
    );
    const seen = new Map(rows.map((row) => [row.id, row]));
    return documents.flatMap((document) => {
      const row = seen.get(document.id);
      return row ? [{ id: row.id, name: row.name, values: { ...row }, document, who }] : [];
    });
  },
  whyNot: ({ document, who }, { asked }) => whyNotEdited(document, who) ?? (lacksReason(document, who, asked.reason) ? NO_REASON : null),
  inWords: async (_call, field) => wordsOfCodes(field === 'priority' ? PRIORITIES : CONFIDENTIALITIES),
  write: async (call, changes, { field, asked: { reason } }) => {
    await setColumns(
      call.db,
      'documents.document',
      changes.map(({ row, value }) => ({ id: row.id, set: { [field]: value } })),
    );
    const changeOf = new Map(changes.map((change) => [change.row.id, change]));
    const placeOf = (document: LockedDocument) => placeInOffice(call, changeOf.get(document.id)!.row.who, document, 'edit');
    const said = ({ id }: LockedDocument) => {
      const { row, value } = changeOf.get(id)!;
      return { reason, details: { before: { [field]: row.values[field] }, after: { [field]: value } } };
    };
    await stepped(
      { call, placeOf },
      changes.map(({ row }) => row.document),
      'edit',
      said,
    );
  },
};
