import type { TestApp } from '@talaan/testing/app.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';

/** The university that is lived in: the product, the chance of its seed, and what its people were told is done. */
export interface University {
  app: TestApp;
  chance: Chance;
  /** Punches that devices were told are kept, each as `device PIN moment`. */
  acknowledged: Set<string>;
  /** Punches that a device keeps for a later day. */
  waiting: Map<string, string[]>;
  /** How often each thing was done, for the figures of a run. */
  done: Map<string, number>;
}

/** What somebody does on a day. Throws where the product refuses what it must not. */
export type Actor = (university: University, day: Temporal.PlainDate) => Promise<void>;

/** What must hold whatever was done: a complaint for each place where it does not. */
export type Invariant = (university: University, day: Temporal.PlainDate) => Promise<string[]>;

export function count({ done }: University, what: string, times = 1): void {
  done.set(what, (done.get(what) ?? 0) + times);
}

export function setTime({ app }: University, day: Temporal.PlainDate, time: string): Promise<void> {
  return moveClock(app, `${day.toString()}T${time}`);
}

export function isWorkday(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 5;
}

/** The answer of a call, which must be a success. */
export function requireDone<T extends { status: number; body: unknown }>(what: string, answer: T): T {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Those of the demo who sign in and serve, by the first part of their address. */
export async function listAccounts({ app }: University): Promise<string[]> {
  const { rows } = await app.owner.query<{ who: string }>(
    `select split_part(email, '@', 1) as who from identity.account where email like '%@talaan.example' and suspended_at is null
       and personnel_id in (select personnel_id from personnel.appointment where upper_inf(during)) order by id`,
  );
  return rows.map(({ who }) => who);
}

/** One complaint for each row of a question that no row should answer. */
export async function complainOf({ app }: University, question: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await app.owner.query<{ complaint: string }>(question, values);
  return rows.map(({ complaint }) => complaint);
}
