import { sql } from 'kysely';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type { listOwnTrainings as endpoint } from '../../contract/nominations.ts';
import { trainingFlow } from '../../workflow.ts';
import { dueOn, nominationColumns, nominationsOn, type ListedNomination } from '../kept/nomination-rows.ts';

/** The caller's own trainings: those with a report that is due first, then the newest. Drafts of their head are not theirs yet. */
export async function listOwnTrainings(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<ListedNomination & { avatar: string | null }>`
    select ${selected(nominationColumns)}, ${dueOn(call.today)} as report_due_on, ${avatarOf('p.id')} as avatar
    from ${nominationsOn(call.today)} where n.personnel_id = ${call.actor.personnelId}::integer and n.state <> 'DRAFT'
    order by n.state <> 'ATTENDED', t.first_day desc, n.id desc`.execute(call.db);
  const steps = await readOpenSteps(
    call,
    trainingFlow,
    rows.map(({ id }) => id),
  );
  return { trainings: rows.map((row) => ({ ...row, ...steps.get(row.id)! })) };
}
