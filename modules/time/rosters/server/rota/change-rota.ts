import { writeAssignment } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { changeRota as endpoint } from '../../contract/rota.ts';
import { nextMonday } from '../../rules/check-hours.ts';
import { PLANNERS } from './read-rota.ts';

/** Assigns whole weeks to come. Errors: 404 for a person out of reach or a schedule that is not there, 422 for a week that has begun. */
export async function changeRota(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { changes } = call.body;
  const first = nextMonday(call.today);
  for (const { week } of changes)
    if (week < first || Temporal.PlainDate.from(week).dayOfWeek !== 1)
      throw invalid({ changes: [`A rota is changed by whole weeks, from ${longDate(first)} on.`] });
  const people = [...new Set(changes.map(({ personnel_id }) => personnel_id))];
  for (const id of people) await findPersonInScope(call, id, PLANNERS);
  for (const { personnel_id, week, schedule_id } of changes) {
    const last = Temporal.PlainDate.from(week).add({ days: 6 }).toString();
    await writeAssignment(call, { personnelId: personnel_id, officeId: null, scheduleId: schedule_id, from: week, last });
  }
  const weeks = changes.length === 1 ? '1 week' : `${changes.length} weeks`;
  return { message: `${weeks} of ${people.length === 1 ? '1 person' : `${people.length} people`} were assigned.` };
}
