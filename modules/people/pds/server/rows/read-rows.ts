import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SECTION_NAMES, type SectionName } from '../../contract/sections.ts';
import type { MAY_NOT_APPLY } from '../../contract/sheet.ts';
import type { SheetState } from '../../rules/workflow.ts';
import { noRows, tableOf, type SectionRows, type TableRow } from './section-tables.ts';

export interface SheetHead {
  personnel_id: number;
  state: SheetState;
  /** The request of its submission; null of a draft. */
  request_id: number | null;
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
    select h.personnel_id, h.state, h.request_id, coalesce(l.at, h.since) as since, h.version, h.completeness, h.not_applicable, h.copy_id,
      r.filed_at as submitted_at, h.checker_id, h.verified_at, case when h.state = 'RETURNED' then l.remarks else '' end as return_remark
    from pds.sheet h left join requests.request r on r.id = h.request_id left join requests.step l on l.request_id = r.id and l.no = r.last_no
    where h.personnel_id = ${personnelId} ${lock ? sql`for update of h` : sql``}`.execute(db);
  return rows[0];
}
