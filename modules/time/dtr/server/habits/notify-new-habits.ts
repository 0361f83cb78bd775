import { sql } from 'kysely';
import { notifyKeepers, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Submission } from '../read-submissions.ts';
import { readHabits } from './read-habits.ts';

/** Tells HR of people whom the months that are just locked make habitual; once for all of them. */
export async function notifyNewHabits(call: StepCall, locked: readonly Submission[]): Promise<void> {
  for (const [year, records] of Map.groupBy(locked, ({ from }) => Number(from.slice(0, 4)))) {
    const people = [...new Set(records.map(({ personnelId }) => personnelId))];
    const months = new Set(records.map(({ personnelId, from }) => `${personnelId} ${Number(from.slice(5, 7))}`));
    const habits = (await readHabits(call, year, sql`f.personnel_id = any(${people}::integer[])`)).filter(({ personnel_id, to_notice }) =>
      to_notice.some((month) => months.has(`${personnel_id} ${month}`)),
    );
    const [first] = habits;
    if (!first) continue;
    const count = new Set(habits.map(({ personnel_id }) => personnel_id)).size;
    await notifyKeepers(call, 'EDATSADMIN', {
      title: count === 1 ? 'Locked months show a habit' : `Locked months show habits of ${count} people`,
      description: `${count === 1 ? `${first.fullname}, ${first.office}` : `${first.fullname} and others`}: see the months and send the notice.`,
      ...(count > 1 && { over: UNIVERSITY }),
      link: `/edats/dtr-submission?tab=habits&month=${year}-${String(Math.max(...first.to_notice)).padStart(2, '0')}`,
    });
  }
}
