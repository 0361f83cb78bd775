import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readWorkbookSheets } from '@talaan/kernel/server/workbook/read-spreadsheet.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { SECTION_NAMES, type SectionName } from '../../contract/sections.ts';
import type { WorkbookPreview } from '../../contract/workbook.ts';
import { whyNotApplicable } from '../../rules/completeness.ts';
import { readBoxes } from '../../rules/read-values.ts';
import type { RowThere } from '../../rules/workbook/compare-row.ts';
import { chooseEntries } from '../../rules/workbook/entries.ts';
import { readWorkbook, type ReadWorkbook } from '../../rules/workbook/read-workbook.ts';
import { checkWorkbook, type Beside } from '../../rules/workbook/check-workbook.ts';
import { readingSheet, requireEditable } from '../change-sheet.ts';
import { readInternalWork } from '../read-internal-work.ts';
import { readRows } from '../rows/read-rows.ts';
import { resolveValues } from '../resolve-values.ts';
import { storedSheet } from '../stand.ts';
import { fieldsOf, type SectionRows, type TableRow } from '../rows/section-tables.ts';
import type { Whose } from '../sheet-owner.ts';
import { findEntries } from './find-entries.ts';

/** Reads a filled form beside the sheet. Errors: 422 on `file`, 409 where the sheet cannot be changed now. */
export async function previewWorkbook(call: Call, whose: Whose): Promise<WorkbookPreview> {
  const { actor, today, file } = call;
  const { personnelId } = whose;
  const read = readWorkbook(await readWorkbookSheets(file.path));
  if (!read)
    throw invalid({ file: ['This is not a CS Form No. 212: its boxes were not found. Upload the workbook of your personal data sheet.'] });
  return readingSheet(call, whose, async (db, head) => {
    requireEditable(head, whose);
    const rows = (await readRows(db, [personnelId])).get(personnelId)!;
    const found = await findEntries(db, read, actor.accountId);
    const record = (await readInternalWork(db, [personnelId], today)).get(personnelId)!;
    const stored = storedSheet(head, rows, record.length);
    return checkWorkbook(read, {
      sections: rowsThere(rows),
      found,
      record,
      none: { said: head.not_applicable, why: (section) => whyNotApplicable(stored, section) },
      university: await readUniversityName(db, today),
      today,
      taken: await findTaken({ ...call, db }, whose, read, found, rows.personal[0]),
    });
  });
}

function rowsThere(rows: SectionRows): Record<SectionName, RowThere[]> {
  const there = (section: SectionName, row: TableRow): RowThere => ({
    id: row.id,
    version: row.version,
    question: row.question ?? null,
    fields: fieldsOf(section, row),
    typed: row.typed,
  });
  return Object.fromEntries(SECTION_NAMES.map((section) => [section, rows[section].map((row) => there(section, row))])) as Record<
    SectionName,
    RowThere[]
  >;
}

/** An e-mail address or a number that somebody else has is told before it is taken over. */
async function findTaken(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  { personnelId }: Whose,
  { sections }: ReadWorkbook,
  found: Beside['found'],
  before: TableRow | undefined,
): Promise<Record<string, string[]>> {
  const boxes = sections.personal[0]?.boxes;
  if (!boxes) return {};
  const read = readBoxes('personal', chooseEntries('personal', boxes, found).values);
  const { wrong } = await resolveValues(db, 'personal', read, { personnelId, accountId: actor.accountId, today, before });
  return Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in read.wrong)));
}
