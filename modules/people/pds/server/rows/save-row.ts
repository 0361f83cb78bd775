import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { theirSheet } from '../../contract.ts';
import type { Typed } from '../../contract/field.ts';
import { schemaOf } from '../../contract/field-schemas.ts';
import { mask } from '../../contract/identity-numbers.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import { noteChange, recordRowChange, requireEditable, withSheet, type SheetCall } from '../change-sheet.ts';
import type { SheetHead } from './read-rows.ts';
import { columnOf, isLookup, type TableRow } from './section-tables.ts';
import { showOneRow } from './show-one-row.ts';
import { showField } from './show-row.ts';
import { stand } from '../stand.ts';
import type { Whose } from '../sheet-owner.ts';
import { planRow, readRow, refuseUnknown, updateRow } from './write-row.ts';
import { asText } from '../../rules/as-text.ts';

type SaveCall = Call<{ section: SectionName; row: number }, unknown, { version: number; values: Record<string, Typed> }>;
export type Saved = AnswerOf<typeof theirSheet.saveRow>;

/**
 * Saves what was typed into a row. Sent twice it changes nothing the second time; fields that somebody else left alone merge.
 * Errors: 404 for a row of somebody else, 409 with `errors` by field where the same field was changed meanwhile.
 */
export function saveRow(call: SaveCall, whose: Whose): Promise<Saved> {
  const { section, row: id } = call.params;
  return withSheet(call, whose, async (db, head) => {
    const { row, isChanged } = await changeRow(call, whose, db, head, { section, id, ...call.body });
    const standing = isChanged ? await noteChange(call, whose, db, head) : await stand(call, whose, db, head);
    return { row: await showOneRow(call, db, whose, section, row), standing };
  });
}

interface RowChange {
  section: SectionName;
  id: number;
  /** Of the row as its reader saw it. */
  version: number;
  values: Record<string, Typed>;
}

/** The same to a sheet that is held already; the caller counts the change of the sheet (`noteChange`). */
export async function changeRow(
  call: SheetCall,
  whose: Whose,
  db: Database,
  head: SheetHead,
  { section, id, version: seen, values }: RowChange,
): Promise<{ row: TableRow; isChanged: boolean }> {
  refuseUnknown(section, values);
  const before = await readRow(db, section, whose.personnelId, id);
  if (!before) throw notFound('There is no such row; it may have been removed in another window.');
  const typed = onlyChanged(section, before, values);
  const fields = Object.keys(typed);
  if (fields.length === 0) return { row: before, isChanged: false };
  requireEditable(head, whose);
  refuseStale(section, before, fields, seen);
  const plan = await planRow(
    { db, section, personnelId: whose.personnelId, accountId: call.actor.accountId, today: call.today },
    before,
    typed,
  );
  const version = before.version + 1;
  const touched = { ...before.touched, ...Object.fromEntries(fields.map((name) => [name, version])) };
  const row = await updateRow(db, section, before, {
    ...plan.columns,
    typed: JSON.stringify(plan.typed),
    touched: JSON.stringify(touched),
    version,
    ...(whose.isMine ? UNCHECKED : CORRECTED),
  });
  await recordRowChange(call, whose, db, {
    action: 'save a row of the data sheet',
    section,
    row: id,
    ...difference(before, row, plan.columns),
  });
  return { row, isChanged: true };
}

/** An edited row waits to be checked again; the remark stays for the checker to see what was asked. */
export const UNCHECKED = { check_state: 'PENDING', checked_by: null, checked_at: null, verified_at: null };

/** What HR corrects keeps its mark, but is no longer as it was verified. */
const CORRECTED = { verified_at: null };

/** Leaves out what stands there already, however it was written, and dots that came back as they were shown. */
function onlyChanged(section: SectionName, row: TableRow, values: Record<string, Typed>): Record<string, Typed> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const shown = showField(section, row, name);
      const isDots = SECTIONS[section].fields[name]!.masked === true && value !== '' && value === mask(String(shown ?? ''));
      return !isDots && !isSame(value, shown) && !isKept(section, row, name, value);
    }),
  );
}

/** Whether a value reads as the one that is kept: `2,500` as 2500.00, 09171234567 as +639171234567. */
function isKept(section: SectionName, row: TableRow, name: string, value: Typed): boolean {
  const field = SECTIONS[section].fields[name]!;
  if (isLookup(field) || Object.hasOwn(row.typed, name)) return false;
  const read = schemaOf(field).safeParse(value);
  return read.success && isSame(read.data, row[columnOf(name)] as Typed);
}

function isSame(one: Typed, other: Typed): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

function refuseStale(section: SectionName, row: TableRow, fields: readonly string[], version: number): void {
  const stale = fields.filter((name) => (row.touched[name] ?? 0) > version);
  if (stale.length === 0) return;
  const errors = Object.fromEntries(stale.map((name) => [name, [`Changed since you opened it to ${formatValue(section, row, name)}.`]]));
  throw new Refusal(409, { message: 'This was changed by another user or in another window.', actions: ['reload'], errors });
}

function formatValue(section: SectionName, row: TableRow, name: string): string {
  const field = SECTIONS[section].fields[name]!;
  const shown = asText(isLookup(field) ? row[columnOf(name)] : showField(section, row, name));
  return (field.masked ? mask(shown) : shown) || 'nothing';
}

function difference(before: TableRow, after: TableRow, columns: Record<string, unknown>) {
  const changed = Object.keys(columns).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const of = (row: TableRow) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: of(before), after: of(after) };
}
