import { sql } from 'kysely';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import { noteChange, recordRowChange, requireEditable, withSheet } from '../change-sheet.ts';
import { columnOf, tableOf } from './section-tables.ts';
import type { Standing } from '../stand.ts';
import type { Whose } from '../sheet-owner.ts';
import { readRow } from './write-row.ts';

interface Done {
  message: string;
  standing: Standing;
}

/** Removes a row; its files go with it. Errors: 404 for a row of somebody else. */
export function removeRow(call: Call<{ section: SectionName; row: number }>, whose: Whose): Promise<Done> {
  const { section, row: id } = call.params;
  return withSheet(call, whose, async (db, head) => {
    const before = await readRow(db, section, whose.personnelId, id);
    if (!before) throw notFound('There is no such row; it may have been removed in another window.');
    requireEditable(head, whose);
    await sql`delete from ${sql.table(tableOf(section))} where personnel_id = ${whose.personnelId} and id = ${id}`.execute(db);
    const was = Object.fromEntries(Object.keys(SECTIONS[section].fields).map((name) => [columnOf(name), before[columnOf(name)]]));
    await recordRowChange(call, whose, db, { action: 'remove a row of the data sheet', section, row: id, before: was, after: undefined });
    return { message: 'The row was removed.', standing: await noteChange(call, whose, db, head) };
  });
}

/** Puts all rows of a section in order. Errors: 422 where the rows named are not those that there are. */
export function orderRows(call: Call<{ section: SectionName }, unknown, { rows: number[] }>, whose: Whose): Promise<Done> {
  const { section } = call.params;
  const { rows } = call.body;
  return withSheet(call, whose, async (db, head) => {
    requireEditable(head, whose);
    const table = sql.table(tableOf(section));
    const found = await sql<{ id: number }>`select id from ${table} where personnel_id = ${whose.personnelId} order by place, id`.execute(
      db,
    );
    const present = found.rows.map(({ id }) => id);
    if (new Set(rows).size !== present.length || rows.length !== present.length || !rows.every((id) => present.includes(id)))
      throw invalid({ rows: ['Rows were added or removed since you opened the list. Reload it, then put them in order.'] });
    await sql`
      update ${table} t set place = o.place from unnest(${rows}::integer[]) with ordinality as o (id, place)
      where t.personnel_id = ${whose.personnelId} and t.id = o.id and t.place <> o.place`.execute(db);
    await recordRowChange(call, whose, db, {
      action: 'put rows of the data sheet in order',
      section,
      row: 0,
      before: { rows: present },
      after: { rows },
    });
    return { message: 'The order was saved.', standing: await noteChange(call, whose, db, head) };
  });
}
