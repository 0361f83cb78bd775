import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SECTION_NAMES } from '../../contract/sections.ts';
import type { CheckedRow } from '../../rules/check-rows.ts';
import { readRows } from '../rows/read-rows.ts';
import { readFiles } from '../rows/show-row.ts';

/** All rows of a sheet as its checker left them, with their files counted. */
export async function readChecked(db: Database, personnelId: number): Promise<CheckedRow[]> {
  const rows = (await readRows(db, [personnelId])).get(personnelId)!;
  const files = await readFiles(db, personnelId);
  return SECTION_NAMES.flatMap((section) =>
    rows[section].map((row) => ({ state: row.check_state, files: files.get(`${section}:${row.id}`)?.length ?? 0 })),
  );
}
