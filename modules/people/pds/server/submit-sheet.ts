import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { fileRequests, officeOf } from '@talaan/requests/server/public.ts';
import { SECTION_NAMES } from '../contract/sections.ts';
import { formatMissing } from '../rules/format-missing.ts';
import { openActions } from '../rules/workflow.ts';
import { withSheet } from './change-sheet.ts';
import { digest } from './digest.ts';
import { readSheet } from './read-sheet.ts';
import { tableOf } from './rows/section-tables.ts';
import { stand, type Standing } from './stand.ts';
import { submissionFacts, submissions } from './submissions.ts';
import type { Whose } from './sheet-owner.ts';

const GOES_WITH_APPLICATIONS = 'The data sheet of an applicant is not checked alone: a copy of it goes with each application.';

/** Submits a complete sheet, files it for the check and freezes its image. Errors: 409 where it is not complete, not open, or was changed since it was read. */
export function submitSheet(
  call: Call<unknown, unknown, { version: number }>,
  whose: Whose,
): Promise<{ message: string; standing: Standing }> {
  const { actor, now, today } = call;
  const { personnelId } = whose;
  return withSheet(call, whose, async (db, head) => {
    const open = openActions(head.state, whose.roles);
    if (whose.roles.includes('applicant') || (await isApplicant(db, personnelId))) throw wrongState(GOES_WITH_APPLICATIONS, open);
    if (!open.includes('submit')) throw wrongState('This sheet was submitted already, or nothing changed since it was verified.', open);
    if (head.version !== call.body.version)
      throw wrongState('The sheet was changed in another window: look again before you submit it.', ['reload']);
    const { completeness, missing } = await stand(call, whose, db, head);
    if (completeness < 100) throw wrongState(`The sheet is ${completeness} % complete. ${formatMissing(missing)}`, open);
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
    const office = await officeOf(db, personnelId, today);
    const [request] = await fileRequests({ ...call, db }, submissions, [submissionFacts(personnelId, office)]);
    const columns = { state: 'SUBMITTED' as const, request_id: request!, version: head.version + 1, copy_id: copy.id, checker_id: null };
    await db
      .updateTable('pds.sheet')
      .set({ ...columns, completeness })
      .where('personnel_id', '=', personnelId)
      .execute();
    for (const section of SECTION_NAMES)
      await sql`
        update ${sql.table(tableOf(section))} set check_state = 'PENDING', checked_by = null, checked_at = null
        where personnel_id = ${personnelId} and check_state = 'RETURNED'`.execute(db);
    const submitted = { ...head, ...columns, since: now.toString(), submitted_at: now.toString(), return_remark: '' };
    return { message: 'The data sheet was submitted.', standing: await stand(call, whose, db, submitted) };
  });
}

async function isApplicant(db: Database, personnelId: number): Promise<boolean> {
  const person = await db
    .selectFrom('personnel.person_view')
    .select('is_applicant')
    .where('id', '=', personnelId)
    .executeTakeFirstOrThrow();
  return person.is_applicant;
}
