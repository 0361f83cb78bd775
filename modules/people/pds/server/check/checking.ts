import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type { SheetAction } from '../../rules/workflow.ts';
import { readingSheet } from '../change-sheet.ts';
import { readHead } from '../rows/read-rows.ts';
import { stand, type Standing } from '../stand.ts';
import type { Whose } from '../sheet-owner.ts';

export interface Checked {
  message: string;
  standing: Standing;
}

type CheckCall = Call<{ personnel_id: number }>;

/** Opens the sheet of a person to the caller as its checker. Errors: 404 outside the scope of PDS-CHECKING. */
export async function openToChecker(call: CheckCall): Promise<Whose> {
  const { personnel_id: personnelId } = call.params;
  await findPersonInScope(call, personnelId, ['PDS-CHECKING']);
  await recordOpening(call, personnelId, 'Personal data sheet');
  return { personnelId, isMine: false, roles: ['hr', 'checker'] };
}

/**
 * Takes a step in the submission of a sheet. Errors: 404 outside the scope of PDS-CHECKING; 409 where the state does not allow it,
 * where it is one's own, and where another checker has it.
 */
export async function takeCheckStep(
  call: CheckCall,
  action: SheetAction,
  { message, ...wish }: { message: string; remarks?: string; input?: unknown },
): Promise<Checked> {
  const whose = await openToChecker(call);
  const head = await readHead(call.db, whose.personnelId);
  if (!head || head.request_id === null) throw wrongState('This sheet was not submitted.');
  await takeStep(call, { id: head.request_id, action, ...wish });
  return readingSheet(call, whose, async (db, now) => ({ message, standing: await stand(call, whose, db, now) }));
}
