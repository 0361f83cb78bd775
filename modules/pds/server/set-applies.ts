import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { MAY_NOT_APPLY } from '../contract/sheet.ts';
import { whyNotApplicable } from '../rules/completeness.ts';
import { noteChange, requireEditable, withSheet } from './change-sheet.ts';
import { readInternalWork } from './read-internal-work.ts';
import { readRows } from './read-rows.ts';
import { storedSheet, type Standing } from './stand.ts';
import type { Whose } from './whose-sheet.ts';

type AppliesCall = Call<{ section: (typeof MAY_NOT_APPLY)[number] }, unknown, { applies: boolean }>;

/** Says that a section does not apply, or does again. Errors: 409 while it has rows, and for the spouse of who is married. */
export function setApplies(call: AppliesCall, whose: Whose): Promise<{ message: string; standing: Standing }> {
  const { section } = call.params;
  const { applies } = call.body;
  return withSheet(call, whose, async (db, head) => {
    requireEditable(head, whose);
    const ids = [whose.personnelId];
    const rows = (await readRows(db, ids)).get(whose.personnelId)!;
    const internal = (await readInternalWork(db, ids, call.today)).get(whose.personnelId)!;
    const why = applies ? null : whyNotApplicable(storedSheet(head, rows, internal.length), section);
    if (why) throw wrongState(why);
    const others = head.not_applicable.filter((name) => name !== section);
    const not_applicable = applies ? others : [...others, section];
    await recordChange(
      { ...call, db },
      {
        action: applies ? 'let a section apply' : 'say N/A to a section',
        subject: `pds.sheet:${whose.personnelId}`,
        personnelId: whose.personnelId,
        after: { section },
      },
    );
    return {
      message: applies ? 'The section applies.' : 'The section does not apply (N/A).',
      standing: await noteChange(call, whose, db, { ...head, not_applicable }),
    };
  });
}
