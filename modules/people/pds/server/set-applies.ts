import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { MayNotApply } from '../contract/sheet.ts';
import { whyNotApplicable } from '../rules/completeness.ts';
import { applying } from './rows/add-row.ts';
import { noteChange, requireEditable, withSheet, type SheetCall } from './change-sheet.ts';
import { readInternalWork } from './read-internal-work.ts';
import { readRows, type SheetHead } from './rows/read-rows.ts';
import { storedSheet, type Standing } from './stand.ts';
import type { Whose } from './sheet-owner.ts';

type AppliesCall = Call<{ section: MayNotApply }, unknown, { applies: boolean }>;

/** Says that a section does not apply, or does again. Errors: 409 while it has rows, and for the spouse of who is married. */
export function setApplies(call: AppliesCall, whose: Whose): Promise<{ message: string; standing: Standing }> {
  const { section } = call.params;
  const { applies } = call.body;
  return withSheet(call, whose, async (db, head) => {
    if (!applies) {
      const after = await formatNotApplicable(call, whose, db, head, [section]);
      return { message: 'The section does not apply (N/A).', standing: await noteChange(call, whose, db, after) };
    }
    requireEditable(head, whose);
    await recordApplies(call, whose, db, section, 'let a section apply');
    return { message: 'The section applies.', standing: await noteChange(call, whose, db, applying(head, section)) };
  });
}

/** Says N/A to sections of a sheet that is held already; the caller counts the change of the sheet. Errors: as above. */
export async function formatNotApplicable(
  call: SheetCall,
  whose: Whose,
  db: Database,
  head: SheetHead,
  sections: readonly MayNotApply[],
): Promise<SheetHead> {
  requireEditable(head, whose);
  const ids = [whose.personnelId];
  const rows = (await readRows(db, ids)).get(whose.personnelId)!;
  const internal = (await readInternalWork(db, ids, call.today)).get(whose.personnelId)!;
  const stored = storedSheet(head, rows, internal.length);
  for (const section of sections) {
    const why = whyNotApplicable(stored, section);
    if (why) throw wrongState(why);
    await recordApplies(call, whose, db, section, 'mark a section as not applicable');
  }
  return { ...head, not_applicable: [...new Set([...head.not_applicable, ...sections])] };
}

function recordApplies(call: SheetCall, { personnelId }: Whose, db: Database, section: MayNotApply, action: string): Promise<void> {
  return recordChange({ ...call, db }, { action, subject: `pds.sheet:${personnelId}`, personnelId, after: { section } });
}
