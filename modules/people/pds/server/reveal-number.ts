import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import { readingSheet } from './change-sheet.ts';
import { showField } from './rows/show-row.ts';
import type { Whose } from './sheet-owner.ts';
import { readRow } from './rows/write-row.ts';

type RevealCall = Call<{ section: SectionName; row: number }, unknown, { field: string }>;

/** A masked number in full; its owner sees who looked, and at which. */
export function revealNumber(call: RevealCall, whose: Whose): Promise<{ value: string }> {
  const { section, row: id } = call.params;
  const { fields } = SECTIONS[section];
  const field = Object.hasOwn(fields, call.body.field) ? fields[call.body.field] : undefined;
  if (!field?.masked) throw invalid({ field: ['This is not hidden.'] });
  return readingSheet(call, whose, async (db) => {
    const row = await readRow(db, section, whose.personnelId, id);
    if (!row) throw notFound('There is no such row; it may have been removed in another window.');
    await recordOpening({ ...call, db }, whose.personnelId, `Personal data sheet: ${field.label}`);
    return { value: String(showField(section, row, call.body.field) ?? '') };
  });
}
