import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { readDayActions as endpoint } from '../../contract/days.ts';
import type { DayStatus } from '../../rules/types.ts';
import { findKeptStatus } from './find-day.ts';

type Answer = AnswerOf<typeof endpoint>;

/** One of the caller's own days. */
export interface AskedDay {
  personnelId: number;
  date: string;
  /** Null where it has no result. */
  status: DayStatus | null;
}

/** What an employee can do about one of their own days, in another module, such as an appeal. */
export interface DayAction {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  /** Whether it can be done, by the function that refuses it; null where the day gives no cause for it. */
  ask: (call: Pick<Call, 'db' | 'server' | 'now' | 'today'>, day: AskedDay) => Promise<DayAnswer | null>;
}

export type DayAnswer = { label: string; link: string } | Omit<Answer['refusals'][number], 'name'>;

export const dayActions = anyPoint<DayAction>('what to do about a day');

/** What a person can do about a day of theirs, and what the day calls for and is refused. */
export async function askDayActions(
  call: Pick<Call, 'db' | 'server' | 'now' | 'today'>,
  personnelId: number,
  date: string,
): Promise<Answer> {
  const day = { personnelId, date, status: await findKeptStatus(call.db, personnelId, date) };
  const all = allContributed(call.server, dayActions).toSorted((one, other) => one.place - other.place);
  const answers = await Promise.all(all.map(async ({ name, ask }) => ({ name, answer: await ask(call, day) })));
  return {
    actions: answers.flatMap(({ name, answer }) => (answer && 'label' in answer ? [{ name, ...answer }] : [])),
    refusals: answers.flatMap(({ name, answer }) => (answer && 'message' in answer ? [{ name, ...answer }] : [])),
  };
}
