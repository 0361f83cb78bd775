import { sql } from 'kysely';
import { takeBackPunches, type PunchOfPerson } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { whyNotServing, type DaysAskedFor } from '@talaan/personnel/server/public.ts';
import { serveRequests, type StepCall } from '@talaan/requests/server/public.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { reportAccomplishment } from '../../contract/days.ts';
import { accomplishmentFlow } from '../../workflow.ts';

/** What follows from the steps of accomplishments: what is not confirmed is no attendance. */
export const accomplishmentRequests = serveRequests(accomplishmentFlow, {
  asksAgain: async ({ db }, waiting) => {
    const { rows } = await sql<DaysAskedFor>`
      select request_id as id, personnel_id as "personnelId", date as "from", date as "to" from telework.home_log
      where request_id = any(${idsOf(waiting)}::integer[])`.execute(db);
    const reasons = await whyNotServing(db, rows);
    return new Map([...reasons].map(([id, because]) => [id, `${because} Do not confirm it.`]));
  },
  inputs: { resubmit: reportAccomplishment.body },
  effects: {
    resubmit: async ({ db }, moved, { input }) => {
      const { accomplishment } = input as BodyOf<typeof reportAccomplishment>;
      await db.updateTable('telework.home_log').set({ accomplishment }).where('request_id', 'in', idsOf(moved)).execute();
    },
    refuse: async (call, moved, { remarks }) =>
      takeBackPunches(call, 'WEB_WFH', await readPunches(call, idsOf(moved)), `Accomplishment not confirmed: ${remarks}`),
  },
  tells: {
    refuse: ({ title }, remarks) => ({
      title: 'Your day at home was not confirmed',
      description: `${title}: ${remarks}. Its log no longer counts as attendance.`,
    }),
  },
});

/** `At home on 20 Nov 2026`. */
export function titleOfDay(date: string): string {
  return `At home on ${longDate(date)}`;
}

/** All that was logged from home on these days; a log-out that was moved left a punch of its own. */
async function readPunches({ db }: StepCall, ids: readonly number[]): Promise<PunchOfPerson[]> {
  const { rows } = await sql<PunchOfPerson>`
    select e.personnel_id as "personnelId", e.at from telework.home_log l
    join attendance.entered_punch_view e on e.personnel_id = l.personnel_id and e.source = 'WEB_WFH' and attendance.date_of(e.at) = l.date
    where l.request_id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
