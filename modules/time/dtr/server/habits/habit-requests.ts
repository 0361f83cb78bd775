import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { serveRequests, type AskingCall, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { habitFlow } from '../../workflow.ts';
import { readHabits } from './read-habits.ts';

/** What follows from the steps of notices: a withdrawn one is void, and none is closed before the employee had the time to explain. */
export const habitRequests = serveRequests(habitFlow, {
  asksAgain: whyNotShown,
  guard: async (call, action, moved) => (action === 'closeUnexplained' ? whyNotClosed(call, moved) : new Map()),
  effects: {
    withdraw: async (call, moved, { remarks }) => {
      const { rows } = await sql<{ code: string }>`
        select code from dtr.habit_notice where id = any(${idsOf(moved)}::integer[]) order by id`.execute(call.db);
      await withdrawPapers(
        call,
        rows.map(({ code }) => code),
        remarks,
      );
    },
  },
  tells: {
    ask: ({ title }, what) => ({ title: 'HR asks for more about a notice', description: `${title}: ${what}` }),
    close: ({ title }, outcome) => ({ title: 'A notice on your attendance was closed', description: `${title}: ${outcome}` }),
    closeUnexplained: ({ title }, outcome) => ({ title: 'A notice on your attendance was closed', description: `${title}: ${outcome}` }),
    withdraw: ({ title }, why) => ({ title: 'A notice on your attendance was withdrawn', description: `${title}: ${why}` }),
  },
});

/** A notice rests on locked months: one that was reopened and corrected may show no habit any more. */
async function whyNotShown(call: AskingCall, waiting: readonly { id: number }[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; personnel_id: number; kind: string; year: number; months: number[] }>`
    select id, personnel_id, kind, year, months from dtr.habit_notice where id = any(${idsOf(waiting)}::integer[])`.execute(call.db);
  const reasons = new Map<number, string>();
  for (const { id, personnel_id, kind, year, months } of rows) {
    const habit = (await readHabits(call, year, sql`f.personnel_id = ${personnel_id}`)).find((one) => one.kind === kind);
    if (!months.some((month) => habit?.habitual.includes(month)))
      reasons.set(id, 'The locked months of this notice show no such habit any more. Withdraw the notice.');
  }
  return reasons;
}

async function whyNotClosed({ db, today }: StepCall, moved: readonly Moved[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; due_on: string }>`
    select id, due_on from requests.request
    where id = any(${idsOf(moved)}::integer[]) and due_on >= ${today}::date`.execute(db);
  return new Map(rows.map(({ id, due_on }) => [id, `The employee may explain until ${longDate(due_on)}.`]));
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
