import { sql } from 'kysely';
import type { Accepted, Writing, Written } from '@talaan/imports/server/public.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { NUMBER_COLUMN, type DocumentRowValues } from '../../rules/sheet-import/document-fields.ts';
import type { DocumentPlan } from '../../rules/sheet-import/judge-documents.ts';
import { officeOfJob, type ActingOffice } from '../offices/acting-office.ts';
import { registerDrafts } from '../steps/register-drafts.ts';
import { lockDocuments } from '../steps/lock-documents.ts';
import { startStepping } from '../steps/stepping.ts';

type Row = Accepted<DocumentRowValues, DocumentPlan>;

const AT_ONCE = 100;

/** Registers the rows in their order, so that their numbers follow one another. */
export async function registerRows(writing: Writing, officeId: number, rows: readonly Row[]): Promise<Written> {
  const who = await officeOfJob(writing, officeId);
  const upload = writing.uploadId;
  const added: NonNullable<Written['added']>[number][] = [];
  for (const part of inParts(rows, AT_ONCE)) {
    const ids = await draftRows(writing, who, part);
    const call = { ...writing, groups: [], inPlaceOf: null };
    const drafts = await lockDocuments(call, ids);
    await registerDrafts(await startStepping(call, who, drafts), drafts);
    await sql`insert into documents.sheet_row (document_id, office_id, digest, upload_id)
      select r.id, ${officeId}, r.digest, ${upload}
      from jsonb_to_recordset(${JSON.stringify(part.map(({ plan }, at) => ({ id: ids[at], digest: plan.digest })))}::jsonb) as r (id integer, digest text)`.execute(
      writing.db,
    );
    const numbers = await numbersOf(writing, ids);
    added.push(
      ...part.map(({ row }, at) => {
        const said = { column: NUMBER_COLUMN, message: numbers.get(ids[at]!)! };
        return { line: row.line, id: ids[at]!, personnelId: null, said };
      }),
    );
    await writing.progress(added.length, rows.length);
  }
  return { added };
}

/** The numbers of the drafts, in the order of the rows. */
async function draftRows(writing: Writing, { officeId }: ActingOffice, rows: readonly Row[]): Promise<number[]> {
  const { db, actor, now } = writing;
  const drafts = rows.map(({ plan: { facts } }) => ({
    ...facts,
    came_at: facts.came_at === null ? null : Temporal.PlainDateTime.from(facts.came_at).toZonedDateTime(ZONE).toInstant().toString(),
    office_id: officeId,
    state: 'DRAFT' as const,
    created_by: actor.accountId,
    created_at: now.toString(),
  }));
  const stored = await db.insertInto('documents.document').values(drafts).returning('id').execute();
  const ids = stored.map(({ id }) => id);
  await recordChanges(
    { ...writing, inPlaceOf: null },
    drafts.map((draft, at) => ({ action: 'draft a document', subject: `documents.document:${ids[at]!}`, after: draft })),
  );
  return ids;
}

async function numbersOf({ db }: Writing, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await db
    .selectFrom('documents.document')
    .select(['id', 'tracking_no'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(found.map(({ id, tracking_no: number }) => [id, number!]));
}
