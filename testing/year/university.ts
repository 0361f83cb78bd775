import type pg from 'pg';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { callAs, type Answer, type CallInput } from '../call-as.ts';
import type { Machines } from './machines.ts';

/** The university that is lived in: the product, the chance of its seed, and what its people were told is done. */
export interface University {
  machines: Machines;
  /** The database as the role that owns its tables: for what an invariant asks past the product, and who there is to act. */
  owner: pg.Pool;
  chance: Chance;
  /** Of the whole country, as they were known before the year. */
  holidays: ReadonlySet<string>;
  /** Tokens of who has signed in, by person, and by the first part of the address of the demo. */
  tokens: { ofPerson: Map<number, string>; ofName: Map<string, string> };
  /** Punches that devices were told are kept, each as `device PIN moment`. */
  acknowledged: Set<string>;
  /** Punches that a device keeps for a later day. */
  waiting: Map<string, string[]>;
  /** Requests that cannot be decided as they are: those who decide leave them until the next month. */
  left: Set<number>;
  /** How often each thing was done, for the figures of a run. */
  done: Map<string, number>;
  figures: Figures;
  first: Temporal.PlainDate;
  /** Up to when the jobs that start by themselves were run, in milliseconds since 1970. */
  jobsUntil: number;
}

/** Of a month. */
export interface Figures {
  calls: number;
  refusals: number;
  kills: number;
}

/** What people do on a day. Throws where the product refuses what it must not. */
export type Actor = (university: University, day: Temporal.PlainDate) => Promise<void>;

/** What must hold whatever was done: a complaint for each place where it does not. */
export type Invariant = (university: University, day: Temporal.PlainDate) => Promise<string[]>;

/** A person who is signed in. An answer of 500 or above ends the run; what the rules refuse is counted, and is theirs to refuse. */
export interface LivingCaller {
  call: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input?: CallInput<P, Q, B>,
  ) => Promise<Answer<z.output<R>>>;
}

/** A person by their number, or an account of the demo by the first part of the address. */
export function callerOf(university: University, who: number | string): LivingCaller {
  const { machines, figures } = university;
  const token = tokenOf(university, who);
  return {
    call: async (endpoint, input) => {
      const answer = await callAs(machines.url, token, endpoint, input);
      figures.calls += 1;
      if (answer.status >= 400) figures.refusals += 1;
      if (answer.status >= 500)
        throw new Error(`${who}: ${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    },
  };
}

function tokenOf({ tokens }: University, who: number | string): string {
  const token = typeof who === 'number' ? tokens.ofPerson.get(who) : tokens.ofName.get(who);
  if (token === undefined) throw new Error(`${who} has not signed in`);
  return token;
}

export function count({ done }: University, what: string, times = 1): void {
  done.set(what, (done.get(what) ?? 0) + times);
}

/** Not a Saturday, a Sunday or a holiday of the whole country; a holiday that is declared late was a day of work until then. */
export function isWorkday({ holidays }: University, day: Temporal.PlainDate): boolean {
  return isWeekday(day) && !holidays.has(day.toString());
}

function isWeekday(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek <= 5;
}

/** Which weekday of its month a day is, from 1; 0 on Saturdays and Sundays. */
export function weekdayOfMonth(day: Temporal.PlainDate): number {
  if (!isWeekday(day)) return 0;
  return Array.from({ length: day.day }, (_, at) => day.with({ day: at + 1 })).filter(isWeekday).length;
}

export function monthBefore(day: Temporal.PlainDate): string {
  return day.toPlainYearMonth().subtract({ months: 1 }).toString();
}

/** The answer of a call, which must be a success. */
export function requireDone<T extends { status: number; body: unknown }>(what: string, answer: T): T {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

const POLL_MS = 50;
const LONGEST_MS = 600_000;

/** Waits until a job that a call started has ended; its result. */
export async function finishJob(university: University, who: number | string, id: string): Promise<Record<string, unknown> | null> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    // How often it is asked is a matter of the machine: it counts as no call.
    const { body } = requireDone('a job', await callAs(university.machines.url, tokenOf(university, who), readJob, { params: { id } }));
    if (body.job.state === 'failed') throw new Error(`the job ${body.job.title} failed: ${body.job.failure}`);
    if (body.job.state === 'done') return body.job.result;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`a job did not end within ${LONGEST_MS / 1000} s`);
}

/** So many of these by chance, each once. */
export function sample<T>({ chance }: University, all: readonly T[], most: number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(chance.between(0, left.length - 1), 1)[0]!);
}

/** Rows past the product: who there is, and what an invariant asks. */
export async function ask<T extends object>({ owner }: University, question: string, values: unknown[] = []): Promise<T[]> {
  return (await owner.query<T>(question, values)).rows;
}

/** One complaint for each row of a question that no row should answer. */
export async function complainOf(university: University, question: string, values: unknown[] = []): Promise<string[]> {
  return (await ask<{ complaint: string }>(university, question, values)).map(({ complaint }) => complaint);
}
