import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import {
  countRows,
  importSource,
  type Accepted,
  type Asking,
  type Imports,
  type Writing,
  type Written,
} from '@talaan/imports/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { sniffType } from '@talaan/kernel/server/workbook/sniff-type.ts';
import { giveUpFiles } from '@talaan/kernel/server/files/uploads.ts';
import { findByNumbers } from '@talaan/personnel/server/public.ts';
import { paperImports } from '../../contract/paper-imports.ts';
import {
  filedKey,
  judgePapers,
  paperFields,
  plainName,
  type PaperGround,
  type PaperPlan,
  type PaperValues,
} from '../../rules/paper-import/judge-papers.ts';

/** The PDFs are put here by those who run the server; an index says whose each is. */
export const PAPERS_FOLDER = 'papers-to-import';

const paperSource = importSource<PaperValues, unknown, PaperGround, PaperPlan>({
  section: 'papers',
  title: 'Papers of the 201 file',
  fields: paperFields,
  about: 'file',
  named: 'Name',
  whose: 'name',
  ground: readGround,
  plan: (rows, ground) => judgePapers(rows, ground).map((judged) => ({ ...judged, subjectId: null, isNew: true })),
  write: filePapers,
  undo: {
    subject: 'file201.document',
    tables: [{ table: 'file201.document', column: 'id' }],
    // The bytes are thrown away a day later, as those of any upload that no record took.
    undone: (undoing, _subjects, made) => giveUpFiles(undoing, (made as { files: number[] }).files),
  },
  step: {
    place: 120,
    brings: 'PDFs of the 201 files, from a folder of the server, by an index that says the employee and the kind of each.',
    noun: ['paper', 'papers'],
    count: countRows(sql<{ here: number }>`select count(*) as here from file201.document where withdrawn_at is null`),
  },
  screen: '/personnels/import-papers',
  next: [{ label: 'See incomplete 201 files', to: '/personnels/missing-papers' }],
});

export const paperSpreadsheets: Imports = { calls: paperImports, sources: [paperSource] };

async function readGround({ server, db, today, lock }: Asking, rows: readonly ReadRow<PaperValues>[]): Promise<PaperGround> {
  if (lock) await sql`lock table file201.document in share row exclusive mode`.execute(db);
  const numbers = rows.flatMap(({ values: { idno, file = '' } }) => idno ?? file.split('_', 1)[0]!.trim());
  const people = await findByNumbers(db, [...new Set(numbers)]);
  const wanted = new Set(rows.map(({ values }) => plainName(values.file ?? '')));
  return {
    today,
    folder: PAPERS_FOLDER,
    files: await findFiles(folderOf(server), wanted),
    people,
    kinds: await db
      .selectFrom('file201.document_kind')
      .select(['id', 'code', 'name', 'expires'])
      .where('retired_on', 'is', null)
      .orderBy('place')
      .execute(),
    filed: await readFiled(
      db,
      [...people.values()].map(({ id }) => id),
    ),
  };
}

function folderOf({ settings }: Server): string {
  return join(settings.dataDir, PAPERS_FOLDER);
}

/** The wanted files of the folder; none where there is no such folder. */
async function findFiles(folder: string, wanted: ReadonlySet<string>): Promise<PaperGround['files']> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = new Map<string, { name: string; isPdf: boolean }>();
  for (const entry of entries) {
    const key = plainName(entry.name);
    if (entry.isFile() && wanted.has(key))
      found.set(key, { name: entry.name, isPdf: (await sniffType(join(folder, entry.name))) === 'pdf' });
  }
  return found;
}

async function readFiled(db: Database, personIds: readonly number[]): Promise<Set<string>> {
  const { rows } = await sql<{ personnel_id: number; kind_id: number; name: string }>`
    select d.personnel_id, d.kind_id, f.name from file201.document d join kernel.file f on f.id = d.file_id
    where d.personnel_id = any(${[...personIds]}::integer[]) and d.withdrawn_at is null`.execute(db);
  return new Set(rows.map(({ personnel_id, kind_id, name }) => filedKey(personnel_id, kind_id, name)));
}

/** Keeps each file and files it. What was kept before a fault is unreachable; it only takes room. */
async function filePapers(writing: Writing, rows: readonly Accepted<PaperValues, PaperPlan>[]): Promise<Written> {
  const { db, server, actor, now } = writing;
  const filed: { line: number; id: number; personnelId: number; file: number; plan: PaperPlan }[] = [];
  for (const { row, plan } of rows) {
    const path = join(folderOf(server), plan.file);
    const file = await server.files.keep(db, {
      name: plan.file,
      contentType: 'application/pdf',
      content: { path },
      ownerId: actor.accountId,
    });
    const { id } = await db
      .insertInto('file201.document')
      .values({ ...plan.facts, personnel_id: plan.personnelId, file_id: file.id, added_by: actor.accountId, added_at: now.toString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    filed.push({ line: row.line, id, personnelId: plan.personnelId, file: file.id, plan });
    await writing.progress(filed.length, rows.length);
  }
  await recordChanges(
    writing,
    filed.map(({ id, personnelId, plan }) => ({
      action: 'file a document',
      subject: `file201.document:${id}`,
      personnelId,
      after: { ...plan.facts, file: plan.file },
    })),
  );
  return { added: filed.map(({ line, id, personnelId }) => ({ line, id, personnelId })), made: { files: filed.map(({ file }) => file) } };
}
