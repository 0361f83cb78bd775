import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { sheetStanding } from '../contract/sheet-view.ts';
import { SECTION_NAMES } from '../contract/sections.ts';
import type { AnswerNumber } from '../contract/sheet.ts';
import { measureCompleteness } from '../rules/completeness.ts';
import type { WorkRow } from '../rules/internal-work.ts';
import type { StoredRow, StoredSheet } from '../rules/stored-sheet.ts';
import { listWarnings } from '../rules/warnings.ts';
import { openActions } from '../rules/workflow.ts';
import { readInternalWork } from './read-internal-work.ts';
import { readRows, type SheetHead } from './rows/read-rows.ts';
import { fieldsOf, type SectionRows, type TableRow } from './rows/section-tables.ts';
import type { Whose } from './sheet-owner.ts';

export type Standing = z.input<typeof sheetStanding>;

/** How a sheet stands, by what its rows hold now. */
export async function stand({ today }: Pick<Call, 'today'>, whose: Whose, db: Database, head: SheetHead): Promise<Standing> {
  const rows = (await readRows(db, [whose.personnelId])).get(whose.personnelId)!;
  const internal = (await readInternalWork(db, [whose.personnelId], today)).get(whose.personnelId)!;
  return standingOf(whose, head, rows, { internal, today, checker: await checkerName(db, head) });
}

interface Around {
  internal: readonly WorkRow[];
  today: string;
  checker: string | null;
}

export function standingOf(whose: Whose, head: SheetHead, rows: SectionRows, { internal, today, checker }: Around): Standing {
  const stored = storedSheet(head, rows, internal.length);
  const { percent, groups, missing } = measureCompleteness(stored);
  return {
    state: head.state,
    request_id: head.request_id,
    version: head.version,
    since: head.since,
    submitted_at: head.submitted_at,
    verified_at: head.verified_at,
    checker,
    remark: head.return_remark,
    completeness: percent,
    groups,
    missing,
    warnings: listWarnings(stored, internal, today),
    not_applicable: head.not_applicable,
    actions: openActions(head.state, whose.roles),
  };
}

export function storedSheet(head: Pick<SheetHead, 'not_applicable'>, rows: SectionRows, internalWork: number): StoredSheet {
  const sections = Object.fromEntries(
    SECTION_NAMES.map((section) => [section, rows[section].map((row) => storedRow(section, row))]),
  ) as unknown as StoredSheet['sections'];
  return { sections, not_applicable: head.not_applicable, internal_work: internalWork };
}

/** How complete the sheets of these people are, in percent, by person. To be called within `withOpenRecords`. */
export async function measureSheets(db: Database, ids: readonly number[], today: string): Promise<Map<number, number>> {
  const heads = await db
    .selectFrom('pds.sheet')
    .select(['personnel_id', 'not_applicable'])
    .where('personnel_id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const rows = await readRows(db, ids);
  const internal = await readInternalWork(db, ids, today);
  return new Map(
    heads.map(({ personnel_id: id, not_applicable }) => {
      const stored = storedSheet(
        { not_applicable: not_applicable as SheetHead['not_applicable'] },
        rows.get(id)!,
        internal.get(id)!.length,
      );
      return [id, measureCompleteness(stored).percent];
    }),
  );
}

function storedRow(section: (typeof SECTION_NAMES)[number], row: TableRow): StoredRow {
  return {
    id: row.id,
    question: (row.question as AnswerNumber | undefined) ?? null,
    fields: fieldsOf(section, row),
    wrong: Object.keys(row.typed),
  };
}

export async function checkerName(db: Database, { checker_id }: SheetHead): Promise<string | null> {
  if (checker_id === null) return null;
  const account = await db.selectFrom('identity.account_view').select('name').where('id', '=', checker_id).executeTakeFirst();
  return account?.name ?? null;
}
