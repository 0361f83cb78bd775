import { sql } from 'kysely';
import { z } from 'zod';
import { weeklyHours, type WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { scheduleOfHours, takeBackFor, writeAssignment, type ReplacedAssignment } from '@talaan/attendance/server/public.ts';
import { isoDate, longDate } from '@talaan/kernel/contract/dates.ts';
import { issueNumbered, withdrawPapers } from '@talaan/papers/server/public.ts';
import { whyNotServing } from '@talaan/personnel/server/public.ts';
import { serveRequests, type AskingCall, type StepCall, type StepInput } from '@talaan/requests/server/public.ts';
import { rosterFlow } from '../workflow.ts';
import { drawSchedule } from './draw-schedule.ts';

export const SCHEDULE_PAPER = 'work schedule';

interface Requested {
  id: number;
  personnel_id: number;
  schedule_id: number | null;
  hours: WeeklyHours;
  from_day: string;
  last_day: string | null;
  reason: string;
  code: string | null;
  assignment_id: number | null;
  replaced: ReplacedAssignment[];
}

/** What is asked for, as it is kept. */
const requestedFacts = z.object({
  schedule_id: z.number().int().nullable(),
  hours: weeklyHours,
  is_part_time: z.boolean(),
  from_day: isoDate,
  last_day: isoDate.nullable(),
  reason: z.string(),
});
export type RequestedFacts = z.output<typeof requestedFacts>;

/** What follows from the steps: an approved schedule is assigned from its first day, a revoked one gives way to what was there before. */
export const rosterRequests = serveRequests(rosterFlow, {
  asksAgain: async (call, waiting) => {
    const asked = (await readRequested(call, waiting)).map(({ id, personnel_id: personnelId, from_day: from }) => ({
      id,
      personnelId,
      from,
      to: from,
    }));
    const states = new Map(waiting.map(({ id, from }) => [id, from]));
    return new Map(
      [...(await whyNotServing(call.db, asked))].map(([id, because]) => [
        id,
        `${because} ${states.get(id) === 'APPROVED' ? 'Revoke the schedule.' : 'Return the request.'}`,
      ]),
    );
  },
  notNow: async (call, action, waiting) => {
    if (action !== 'approve') return new Map();
    const found = await readRequested(call, waiting);
    return new Map(
      found
        .filter(({ from_day }) => from_day <= call.today)
        .map(({ id, from_day }) => [
          id,
          `It was to begin on ${longDate(from_day)}, which has passed. Return it, so that another Monday is chosen.`,
        ]),
    );
  },
  endsWithService: async (db, waiting, { lastDay }) =>
    (await readRequested({ db }, waiting)).filter(({ from_day }) => from_day > lastDay).map(({ id }) => id),
  inputs: { correct: requestedFacts },
  effects: {
    correct: async ({ db }, [moved], { input }: StepInput) => {
      const { hours, ...facts } = input as RequestedFacts;
      await db
        .updateTable('rosters.request')
        .set({ ...facts, hours: JSON.stringify(hours) })
        .where('id', '=', moved!.id)
        .execute();
    },
    approve: async (call, moved) => {
      for (const one of await readRequested(call, moved)) await assign(call, one);
    },
    revoke: async (call, moved, { remarks }) => {
      const found = await readRequested(call, moved);
      for (const { assignment_id, replaced } of found) if (assignment_id !== null) await takeBackFor(call, assignment_id, replaced);
      await withdrawPapers(
        call,
        found.flatMap(({ code }) => code ?? []),
        remarks,
      );
    },
  },
  tells: {
    approve: ({ title }) => ({ title: 'Your work schedule was approved', description: title }),
    note: null,
  },
});

async function readRequested({ db }: Pick<AskingCall, 'db'>, moved: readonly { id: number }[]): Promise<Requested[]> {
  const { rows } = await sql<Requested>`
    select id, personnel_id, schedule_id, hours, from_day, last_day, reason, code, assignment_id, replaced from rosters.request
    where id = any(${moved.map(({ id }) => id)}::integer[]) order by id`.execute(db);
  return rows;
}

/** Assigns what was approved and issues its paper. */
async function assign(call: StepCall, one: Requested): Promise<void> {
  const { id, personnel_id, schedule_id, hours, from_day, last_day } = one;
  const scheduleId = schedule_id ?? (await scheduleOfHours(call, hours));
  const assignment = { personnelId: personnel_id, officeId: null, scheduleId, from: from_day, last: last_day };
  const { id: assignment_id, replaced } = await writeAssignment(call, assignment);
  const sheet = await drawSchedule(call, one, call.actor.name);
  const paper = { kind: SCHEDULE_PAPER, title: `Work schedule from ${longDate(from_day)}`, personnelId: personnel_id };
  const [issued] = await issueNumbered(call, 'WS', [{ sheet, paper }]);
  await call.db
    .updateTable('rosters.request')
    .set({ assignment_id, schedule_id: scheduleId, replaced: JSON.stringify(replaced), code: issued!.code })
    .where('id', '=', id)
    .execute();
}
