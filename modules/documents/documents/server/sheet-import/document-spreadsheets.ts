import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { importSource, type Asking, type Imports } from '@talaan/imports/server/public.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { documentImports, MOST_ROWS } from '../../contract/document-imports.ts';
import { documentFields, type DocumentRowValues } from '../../rules/sheet-import/document-fields.ts';
import { identifyRows, judgeDocuments, type DocumentGround, type DocumentPlan } from '../../rules/sheet-import/judge-documents.ts';
import { actingOffice } from '../offices/acting-office.ts';
import { registerRows } from './register-rows.ts';

interface Ground extends DocumentGround {
  officeId: number;
}

/** Papers that a clerk registers for an office from a spreadsheet (README of documents). What is registered has its number, and stays. */
const documentSource = importSource<DocumentRowValues, unknown, Ground, DocumentPlan>({
  section: 'documents',
  title: 'Documents',
  fields: documentFields,
  about: 'type',
  named: 'Subject',
  most: MOST_ROWS,
  ground: readGround,
  plan: (rows, ground) =>
    judgeDocuments(rows, ground).map(({ knownId, ...judged }) => ({
      ...judged,
      subjectId: knownId,
      personnelId: null,
      isNew: knownId === null,
    })),
  write: (writing, rows, { officeId }) => registerRows(writing, officeId, rows),
  undo: null,
  step: null,
  screen: '/dts/add-document/{office}/import',
  next: [{ label: 'Open received', to: '/dts/received?office={office}' }],
});

export const documentSpreadsheets: Imports = { calls: documentImports, sources: [documentSource], requireOffice: actingOffice };

async function readGround({ server, db, officeId, lock }: Asking, rows: readonly ReadRow<DocumentRowValues>[]): Promise<Ground> {
  // Spreadsheets of an office are registered one after the other: the later one sees what the earlier one registered.
  if (lock) await sql`select pg_advisory_xact_lock(hashtext('documents.sheet_row'), ${officeId})`.execute(db);
  const digests = new Map([...identifyRows(rows)].map(([line, said]) => [line, createHash('sha256').update(said).digest('hex')]));
  const registered = await sql<{ digest: string; id: number; tracking_no: string; on: string }>`
    select r.digest, d.id, d.tracking_no, kernel.date_of(d.registered_at)::text as on
    from documents.sheet_row r join documents.document d on d.id = r.document_id
    where r.office_id = ${officeId} and r.digest = any(${[...digests.values()]}::text[])`.execute(db);
  return {
    officeId: officeId!,
    now: server.clock.now().toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    types: (await db
      .selectFrom('documents.type')
      .select(['id', 'code', 'name', 'confidentiality', 'is_active'])
      .orderBy('id')
      .execute()) as DocumentGround['types'][number][],
    digests,
    registered: new Map(registered.rows.map(({ digest, ...one }) => [digest, one])),
  };
}
