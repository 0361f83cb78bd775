import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { SECTION_NAMES, type SectionName } from '../contract/sections.ts';
import type { MAY_NOT_APPLY } from '../contract/sheet.ts';
import type { SheetState } from '../rules/workflow.ts';
import { noRows, tableOf, type SectionRows, type TableRow } from './section-tables.ts';

export interface SheetHead {
  personnel_id: number;
  state: SheetState;
  since: string;
  version: number;
  completeness: number;
  not_applicable: (typeof MAY_NOT_APPLY)[number][];
  copy_id: number | null;
  submitted_at: string | null;
  checker_id: number | null;
  verified_at: string | null;
  return_remark: string;
}

/** All rows of the sheets of these people, by person; in one statement. To be called within `withOpenRecords`. */
export async function readRows(db: Database, ids: readonly number[]): Promise<Map<number, SectionRows>> {
  const parts = SECTION_NAMES.map(
    (section) => sql`select ${section}::text as section, t.personnel_id, jsonb_agg(to_jsonb(t) order by t.place, t.id) as rows
      from ${sql.table(tableOf(section))} t where t.personnel_id = any(${ids}::integer[]) group by t.personnel_id`,
  );
  const { rows } = await sql<{
    section: SectionName;
    personnel_id: number;
    rows: TableRow[];
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const sheets = new Map(ids.map((id) => [id, noRows()]));
  for (const part of rows) sheets.get(part.personnel_id)![part.section] = part.rows;
  return sheets;
}

/** How a sheet stands; with `lock` nobody else changes it until the end of the transaction. */
export async function readHead(db: Database, personnelId: number, { lock = false } = {}): Promise<SheetHead | undefined> {
  const { rows } = await sql<SheetHead>`
    select personnel_id, state, since, version, completeness, not_applicable, copy_id, submitted_at, checker_id, verified_at, return_remark
    from pds.sheet where personnel_id = ${personnelId} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}
