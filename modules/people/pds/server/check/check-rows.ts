import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { checkRows as endpoint } from '../../contract/checking.ts';
import { SECTION_NAMES } from '../../contract/sections.ts';
import { openActions } from '../../rules/workflow.ts';
import { withSheet } from '../change-sheet.ts';
import { tableOf } from '../rows/section-tables.ts';
import { stand } from '../stand.ts';
import { openToChecker, takeCheckStep, type Checked } from './checking.ts';
import { whyNotChecker } from './why-not-now.ts';

/** The first opening assigns the checker. */
export function openCheck(call: Call<{ personnel_id: number }>): Promise<Checked> {
  return takeCheckStep(call, 'open', { message: 'You check this sheet.' });
}

/** Marks rows. Errors: 404 for a row that is none of this sheet; 409 for any but its checker; 422 for one that is marked twice. */
export async function checkRows(call: Call<{ personnel_id: number }, unknown, BodyOf<typeof endpoint>>): Promise<Checked> {
  const { actor, now, body } = call;
  const whose = await openToChecker(call);
  const { personnelId } = whose;
  return withSheet(call, whose, async (db, head) => {
    const open = openActions(head.state, whose.roles);
    if (!open.includes('check')) throw wrongState('This sheet is not under check.', open);
    const why = await whyNotChecker(db, head, actor.accountId);
    if (why) throw wrongState(why);
    for (const section of SECTION_NAMES) {
      const rows = body.rows.filter((row) => row.section === section);
      if (rows.length === 0) continue;
      const marked = await sql`
        update ${sql.table(tableOf(section))} t set check_state = n.state, check_remark = n.remark,
          checked_by = case when n.state <> 'PENDING' then ${actor.accountId}::integer end,
          checked_at = case when n.state <> 'PENDING' then ${now.toString()}::timestamptz end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("row" integer, state text, remark text)
        where t.personnel_id = ${personnelId} and t.id = n."row"`.execute(db);
      if (Number(marked.numAffectedRows) !== rows.length) throw notFound('There is no such row in this sheet.');
    }
    const version = head.version + 1;
    await db.updateTable('pds.sheet').set({ version }).where('personnel_id', '=', personnelId).execute();
    await recordChange(
      { ...call, db },
      { action: 'check rows of a data sheet', subject: `pds.sheet:${personnelId}`, personnelId, after: body.rows },
    );
    const message = body.rows.length === 1 ? 'The row was marked.' : `${body.rows.length} rows were marked.`;
    return { message, standing: await stand(call, whose, db, { ...head, version }) };
  });
}
