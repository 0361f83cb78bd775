import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { SECTION_NAMES } from '../contract/sections.ts';
import { sheetWorkflow } from '../rules/workflow.ts';
import { withSheet } from './change-sheet.ts';
import { digest } from './digest.ts';
import { readSheet } from './read-sheet.ts';
import { tableOf } from './section-tables.ts';
import { stand, type Standing } from './stand.ts';
import type { Whose } from './whose-sheet.ts';

/** Submits a complete sheet and freezes its image. Errors: 409 where it is not complete, not open, or was changed since it was read. */
export function submitSheet(
  call: Call<unknown, unknown, { version: number }>,
  whose: Whose,
): Promise<{ message: string; standing: Standing }> {
  const { actor, now, today } = call;
  const { personnelId } = whose;
  return withSheet(call, whose, async (db, head) => {
    const open = sheetWorkflow.open(head.state, whose.roles);
    if (!open.includes('submit')) throw wrongState('This sheet was submitted already, or nothing changed since it was verified.', open);
    if (head.version !== call.body.version)
      throw wrongState('The sheet was changed in another window: look again before you submit it.', ['reload']);
    const { completeness, missing } = await stand(call, whose, db, head);
    if (completeness < 100)
      throw wrongState(
        `The sheet is ${completeness} % complete. ${missing.length} ${missing.length === 1 ? 'thing is' : 'things are'} missing: ${missing[0]!.message}`,
        open,
      );
    const image = await readSheet(db, personnelId, today);
    const copy = await db
      .insertInto('pds.copy')
      .values({
        personnel_id: personnelId,
        image: JSON.stringify(image),
        sha256: digest(image),
        submitted_at: now.toString(),
        submitted_by: actor.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const submitted = {
      ...head,
      state: 'SUBMITTED' as const,
      since: now.toString(),
      version: head.version + 1,
      submitted_at: now.toString(),
      copy_id: copy.id,
      checker_id: null,
      return_remark: '',
    };
    const { personnel_id: _whose, not_applicable: _same, verified_at: _before, ...columns } = submitted;
    await db
      .updateTable('pds.sheet')
      .set({ ...columns, completeness })
      .where('personnel_id', '=', personnelId)
      .execute();
    for (const section of SECTION_NAMES)
      await sql`
        update ${sql.table(tableOf(section))} set check_state = 'PENDING', checked_by = null, checked_at = null
        where personnel_id = ${personnelId} and check_state = 'RETURNED'`.execute(db);
    await recordChange(
      { ...call, db },
      {
        action: 'submit the data sheet',
        subject: `pds.sheet:${personnelId}`,
        personnelId,
        before: { state: head.state },
        after: { state: 'SUBMITTED', copy: copy.id },
      },
    );
    return { message: 'The data sheet was submitted.', standing: await stand(call, whose, db, submitted) };
  });
}
