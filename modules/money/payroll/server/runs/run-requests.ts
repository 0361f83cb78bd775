import { sql } from 'kysely';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { serveRequests, type Moved, type StepCall, type Waiting } from '@talaan/requests/server/public.ts';
import { runFlow } from '../../workflow.ts';
import { isComputing } from '../reach.ts';
import { cancelRun, releaseRun } from './end-run.ts';
import { askRelease } from './ask-release.ts';
import { factsOfRun } from './facts-of-run.ts';

interface RunRecord {
  id: number;
  title: string;
  campus_id: number | null;
  computed_by: number | null;
  blocking: number;
  people: number;
  net: number;
  is_computing: boolean;
}

/** What follows from the steps of a payroll run. */
export const runRequests = serveRequests<typeof runFlow, RunRecord>(runFlow, {
  reads: readRuns,
  facts: async (db, ids) => {
    const { rows } = await sql<RunRecord>`select id, title, campus_id from payroll.run where id = any(${[...ids]}::integer[])`.execute(db);
    const facts = new Map<number, Awaited<ReturnType<typeof factsOfRun>>>();
    for (const { id, title, campus_id: campus } of rows) facts.set(id, await factsOfRun(db, { title, campus }));
    return facts;
  },
  says: ({ people, net }) => (people === 0 ? null : `${countOf(people, 'person', 'people')}, net ${formatPesos(net)}`),
  asksAgain: async (_call, waiting) => hindered(waiting, whyNotOn),
  notNow: async (call, action, waiting) => hindered(waiting, ({ record }) => whyNotBy(action, record, call.actor.accountId)),
  confirms: async (call, action, waiting) => (action === 'release' ? askRelease(call, waiting) : new Map()),
  effects: {
    cancel: async (call: StepCall, moved: readonly Moved[]) => cancelRun(call, idsOf(moved)),
    release: async (call: StepCall, moved: readonly Moved[]) => releaseRun(call, idsOf(moved)),
  },
});

async function readRuns({ db }: Pick<StepCall, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, RunRecord>> {
  const { rows } = await sql<RunRecord>`
    select r.id, r.title, r.campus_id, r.computed_by, r.blocking, r.people, r.net, ${isComputing} as is_computing
    from payroll.run r where r.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Steps by which somebody answers for a run: who computed it takes none of them (domain page, C5b.12). */
const ANSWERS = ['check', 'certifyFunds', 'certify', 'approve', 'release'];

type WaitingRun = Waiting<typeof runFlow, RunRecord>;

function hindered(waiting: readonly WaitingRun[], why: (one: WaitingRun) => string | null): Map<number, string> {
  return new Map(
    waiting.flatMap((one) => {
      const because = why(one);
      return because === null ? [] : [[one.id, because] as const];
    }),
  );
}

function whyNotOn({ record, from }: WaitingRun): string | null {
  if (record.is_computing) return 'It is being computed at this moment.';
  if (from === 'DRAFT') return null;
  if (record.people === 0) return 'No one is paid by this run. Cancel it, or compute it again.';
  if (record.blocking === 0) return null;
  const many = record.blocking === 1 ? 'One finding hinders' : `${record.blocking} findings hinder`;
  return `${many} the certification. Mend what is behind it and compute again, hold the pay, or settle it with a reason.`;
}

function whyNotBy(action: string, record: RunRecord, accountId: number): string | null {
  if (!ANSWERS.includes(action) || record.computed_by !== accountId) return null;
  return 'You computed this run. Someone else checks and certifies it.';
}

function idsOf(moved: readonly Moved[]): number[] {
  return moved.map(({ id }) => id);
}
