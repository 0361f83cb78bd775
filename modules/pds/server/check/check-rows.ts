import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { checkRows as endpoint } from '../../contract/checking.ts';
import { SECTION_NAMES } from '../../contract/sections.ts';
import type { CheckedRow } from '../../rules/check-rows.ts';
import { readRows } from '../read-rows.ts';
import { tableOf } from '../section-tables.ts';
import { readFiles } from '../show-row.ts';
import { takeCheckAction, type Checked } from './checking.ts';

/** The first opening assigns the checker. */
export function openCheck(call: Call<{ personnel_id: number }>): Promise<Checked> {
  const { actor, params } = call;
  return takeCheckAction(call, 'open', async (db) => {
    await recordChange(
      { ...call, db },
      { action: 'begin to check a data sheet', subject: `pds.sheet:${params.personnel_id}`, personnelId: params.personnel_id },
    );
    return { message: 'You check this sheet.', head: { checker_id: actor.accountId } };
  });
}

/** Marks rows. Errors: 404 for a row that is none of this sheet; 422 for one that is marked twice. */
export function checkRows(call: Call<{ personnel_id: number }, unknown, z.output<typeof endpoint.body>>): Promise<Checked> {
  const { actor, now, params, body } = call;
  return takeCheckAction(call, 'check', async (db) => {
    for (const section of SECTION_NAMES) {
      const rows = body.rows.filter((row) => row.section === section);
      if (rows.length === 0) continue;
      const marked = await sql`
        update ${sql.table(tableOf(section))} t set check_state = n.state, check_remark = n.remark,
          checked_by = case when n.state <> 'PENDING' then ${actor.accountId}::integer end,
          checked_at = case when n.state <> 'PENDING' then ${now.toString()}::timestamptz end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("row" integer, state text, remark text)
        where t.personnel_id = ${params.personnel_id} and t.id = n."row"`.execute(db);
      if (Number(marked.numAffectedRows) !== rows.length) throw notFound('There is no such row in this sheet.');
    }
    await recordChange(
      { ...call, db },
      {
        action: 'check rows of a data sheet',
        subject: `pds.sheet:${params.personnel_id}`,
        personnelId: params.personnel_id,
        after: body.rows,
      },
    );
    return { message: body.rows.length === 1 ? 'The row was marked.' : `${body.rows.length} rows were marked.` };
  });
}

/** All rows of a sheet as its checker left them, with their files counted. */
export async function readChecked(db: Database, personnelId: number): Promise<CheckedRow[]> {
  const rows = (await readRows(db, [personnelId])).get(personnelId)!;
  const files = await readFiles(db, personnelId);
  return SECTION_NAMES.flatMap((section) =>
    rows[section].map((row) => ({ state: row.check_state, files: files.get(`${section}:${row.id}`)?.length ?? 0 })),
  );
}
