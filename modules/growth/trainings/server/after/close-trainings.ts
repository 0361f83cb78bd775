import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { putCheckedTraining } from '@talaan/pds/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { closeNomination } from '../../contract/nomination-steps.ts';
import { sheetChange } from '../../rules/sheet-row.ts';
import type { FoundNomination } from '../kept/find-nomination.ts';
import { trainingsClosed } from '../needs.ts';

/** What was spent is kept; a completed training is on the data sheet as a checked row; modules whose lines it answers are told. */
export async function closeTrainings(
  call: StepCall,
  moved: readonly { record: FoundNomination }[],
  { spent, hours }: BodyOf<typeof closeNomination>,
): Promise<void> {
  for (const { record } of moved) {
    await call.db.updateTable('trainings.nomination').set({ spent }).where('id', '=', record.id).execute();
    const training = { title: record.title, from: record.first_day };
    await putCheckedTraining(
      call,
      record.personnel_id,
      { ...training, to: record.last_day, hours, type: record.type, sponsor: record.provider.slice(0, 150) },
      (rows) => sheetChange(training, record.is_completed === true, rows),
    );
  }
  const completed = moved.flatMap(({ record }) =>
    record.is_completed === true
      ? [{ personnelId: record.personnel_id, planLineId: record.plan_line_id, title: record.title, lastDay: record.last_day }]
      : [],
  );
  if (completed.length > 0) for (const told of allContributed(call.server, trainingsClosed)) await told(call, completed);
}
