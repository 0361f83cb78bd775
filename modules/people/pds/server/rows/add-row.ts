import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Typed } from '../../contract/field.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import { noteChange, recordRowChange, requireEditable, withSheet, type SheetCall } from '../change-sheet.ts';
import type { SheetHead } from './read-rows.ts';
import type { Saved } from './save-row.ts';
import { tableOf, type TableRow } from './section-tables.ts';
import { showOneRow } from './show-one-row.ts';
import { stand } from '../stand.ts';
import type { Whose } from '../sheet-owner.ts';
import { insertRow, planRow, refuseUnknown } from './write-row.ts';

type AddCall = Call<{ section: SectionName }, unknown, { key: string; values: Record<string, Typed> }>;

/** Adds a row at the end, once for a key. A section that did not apply does so with its first row. Errors: 409 where it is full. */
export function addRow(call: AddCall, whose: Whose): Promise<Saved> {
  const { section } = call.params;
  return withSheet(call, whose, async (db, head) => {
    const { row, isNew } = await appendRow(call, whose, db, head, { section, ...call.body });
    const standing = isNew ? await noteChange(call, whose, db, applying(head, section)) : await stand(call, whose, db, head);
    return { row: await showOneRow(call, db, whose, section, row), standing };
  });
}

interface NewRow {
  section: SectionName;
  key: string;
  values: Record<string, Typed>;
}

/** The same to a sheet that is held already; the caller counts the change of the sheet (`noteChange`). */
export async function appendRow(
  call: SheetCall,
  whose: Whose,
  db: Database,
  head: SheetHead,
  { section, key, values }: NewRow,
): Promise<{ row: TableRow; isNew: boolean }> {
  refuseUnknown(section, values);
  const { personnelId } = whose;
  const added = await rowAddedAs(db, section, personnelId, key);
  if (added) return { row: added, isNew: false };
  requireEditable(head, whose);
  const { count, last } = await countRows(db, section, personnelId);
  if (count >= SECTIONS[section].most)
    throw wrongState(`${SECTIONS[section].title} takes at most ${SECTIONS[section].most} rows: change or remove one.`);
  const plan = await planRow({ db, section, personnelId, accountId: call.actor.accountId, today: call.today }, undefined, values);
  const row = await insertRow(db, section, {
    ...plan.columns,
    personnel_id: personnelId,
    place: last + 1,
    added_as: key,
    typed: JSON.stringify(plan.typed),
  });
  await recordRowChange(call, whose, db, {
    action: 'add a row to the data sheet',
    section,
    row: row.id,
    before: undefined,
    after: plan.columns,
  });
  return { row, isNew: true };
}

/** With its first row a section applies again. */
export function applying(head: SheetHead, section: SectionName): SheetHead {
  return { ...head, not_applicable: head.not_applicable.filter((name) => name !== section) };
}

async function rowAddedAs(db: Database, section: SectionName, personnelId: number, key: string): Promise<TableRow | undefined> {
  const { rows } = await sql<{ row: TableRow }>`
    select to_jsonb(t) as row from ${sql.table(tableOf(section))} t where t.personnel_id = ${personnelId} and t.added_as = ${key}`.execute(
    db,
  );
  return rows[0]?.row;
}

async function countRows(db: Database, section: SectionName, personnelId: number): Promise<{ count: number; last: number }> {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::integer as count, coalesce(max(place), 0) as last from ${sql.table(tableOf(section))} where personnel_id = ${personnelId}`.execute(
    db,
  );
  return rows[0]!;
}
