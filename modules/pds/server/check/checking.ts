import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/record-opening.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { sheetWorkflow, type SheetAction } from '../../rules/workflow.ts';
import { withSheet } from '../change-sheet.ts';
import type { SheetHead } from '../read-rows.ts';
import { stand, type Standing } from '../stand.ts';
import type { Whose } from '../whose-sheet.ts';

export interface Checked {
  message: string;
  standing: Standing;
}

interface Done {
  message: string;
  /** Columns of the sheet that the action changes. */
  head?: Partial<SheetHead>;
}

const WHAT: Record<string, string> = {
  open: 'This sheet does not wait to be checked.',
  check: 'This sheet is not under check.',
  return: 'This sheet is not under check.',
  verify: 'This sheet is not under check.',
  take_over: 'This sheet is not under check.',
};

/**
 * Takes an action of a checker on somebody's sheet, which is held meanwhile. Errors: 404 outside the scope of PDS-CHECKING; 409 where the
 * state does not allow it, where it is one's own, and where another checker has it.
 */
export async function takeCheckAction(
  call: Call<{ personnel_id: number }>,
  action: SheetAction,
  work: (db: Database, head: SheetHead, whose: Whose) => Promise<Done>,
): Promise<Checked> {
  const { actor, params } = call;
  const { personnel_id: personnelId } = params;
  await findPersonInScope(call, personnelId, ['PDS-CHECKING']);
  if (personnelId === actor.personnelId) throw wrongState('Nobody checks his own data sheet.');
  await recordOpening(call, personnelId, 'Personal data sheet');
  const whose: Whose = { personnelId, isMine: false, roles: ['hr', 'checker'] };
  return withSheet(call, whose, async (db, head) => {
    const open = sheetWorkflow.open(head.state, whose.roles);
    if (!open.includes(action)) throw wrongState(WHAT[action]!, open);
    if (action !== 'open' && action !== 'take_over' && head.checker_id !== actor.accountId) await refuseOther(db, head);
    const { message, head: changes = {} } = await work(db, head, whose);
    const state = sheetWorkflow.after(head.state, action);
    const since = state === head.state ? head.since : call.now.toString();
    const after = { ...head, ...changes, state, since, version: head.version + 1 };
    await db
      .updateTable('pds.sheet')
      .set({
        state,
        since,
        version: after.version,
        checker_id: after.checker_id,
        copy_id: after.copy_id,
        verified_at: after.verified_at,
        return_remark: after.return_remark,
      })
      .where('personnel_id', '=', personnelId)
      .execute();
    return { message, standing: await stand(call, whose, db, after) };
  });
}

async function refuseOther(db: Database, { checker_id }: SheetHead): Promise<never> {
  const { rows } = await sql<{ name: string }>`select name from identity.account where id = ${checker_id}`.execute(db);
  throw wrongState(`${rows[0]?.name ?? 'Somebody else'} checks this sheet.`);
}
