import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { notFound, Refusal, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import { SEATS, type RunKind } from '../contract/fields.ts';
import { runFlow, type RunState } from '../workflow.ts';
import { isComputing, reachesRuns, runsFrom } from './reach.ts';

export interface FoundRun {
  id: number;
  kind: RunKind;
  month: string;
  title: string;
  campus_id: number | null;
  fund_code: string | null;
  terms: Record<string, unknown>;
  state: RunState;
  computed_by: number | null;
  is_computing: boolean;
}

const NONE = 'There is no such payroll run.';

/** A run that the caller reaches by these groups, or in whose way they have a part, such as the President. Error: 404 for any other. */
export async function findRun(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number, groups: readonly Group[] = SEATS): Promise<FoundRun> {
  const { rows } = await sql<FoundRun & { reached: boolean }>`
    select r.id, r.kind, r.month, r.title, r.campus_id, r.fund_code, r.terms, r.state, r.computed_by, ${isComputing} as is_computing, ${reachesRuns(call.actor, groups)} as reached
    from ${runsFrom} where r.id = ${id}`.execute(call.db);
  const [run] = rows;
  if (!run) throw notFound(NONE);
  if (!run.reached) {
    // Viewing as the holder of a seat shows all but payroll (decision 323).
    if (groups !== SEATS || call.actor.viewedBy) throw notFound(NONE);
    await findRequest(call, id).catch(asNone);
  }
  return run;
}

function asNone(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound(NONE);
  throw error;
}

/** Locks a run that the caller reaches, so that no other act changes it meanwhile. Errors: 404; 409 where it is in another state. */
export async function lockRun(
  call: Pick<Call, 'db' | 'actor' | 'today'>,
  id: number,
  groups: readonly Group[],
  ...states: readonly RunState[]
): Promise<FoundRun> {
  await sql`select from payroll.run where id = ${id} for no key update`.execute(call.db);
  const run = await findRun(call, id, groups);
  if (!states.includes(run.state))
    throw wrongState(`${run.title} is ${runFlow.wordsOf(run.state).toLowerCase()}: this cannot be done now.`);
  return run;
}
