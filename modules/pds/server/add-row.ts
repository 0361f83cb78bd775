import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Typed } from '../contract/field.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import { noteChange, recordRowChange, requireEditable, withSheet } from './change-sheet.ts';
import type { SheetHead } from './read-rows.ts';
import type { Saved } from './save-row.ts';
import { tableOf, type TableRow } from './section-tables.ts';
import { showOneRow } from './show-one-row.ts';
import { stand } from './stand.ts';
import type { Whose } from './whose-sheet.ts';
import { insertRow, planRow, refuseUnknown } from './write-row.ts';

type AddCall = Call<{ section: SectionName }, unknown, { key: string; values: Record<string, Typed> }>;

/** Adds a row at the end, once for a key. A section that did not apply does so with its first row. Errors: 409 where it is full. */
export function addRow(call: AddCall, whose: Whose): Promise<Saved> {
  const { section } = call.params;
  const { key, values } = call.body;
  refuseUnknown(section, values);
  return withSheet(call, whose, async (db, head) => {
    const added = await rowAddedAs(db, section, whose.personnelId, key);
    if (added) return { row: await showOneRow(call, db, whose, section, added), standing: await stand(call, whose, db, head) };
    requireEditable(head, whose);
    const { count, last } = await countRows(db, section, whose.personnelId);
    if (count >= SECTIONS[section].most)
      throw wrongState(`${SECTIONS[section].title} takes at most ${SECTIONS[section].most} rows: change or remove one.`);
    const plan = await planRow(
      { db, section, personnelId: whose.personnelId, accountId: call.actor.accountId, today: call.today },
      undefined,
      values,
    );
    const row = await insertRow(db, section, {
      ...plan.columns,
      personnel_id: whose.personnelId,
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
    const standing = await noteChange(call, whose, db, applying(head, section));
    return { row: await showOneRow(call, db, whose, section, row), standing };
  });
}

function applying(head: SheetHead, section: SectionName): SheetHead {
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
