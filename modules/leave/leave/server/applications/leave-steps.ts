import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { headFirstFlow, leaveFlow } from '../../workflow.ts';

const FLOWS = [leaveFlow, headFirstFlow];

/** What the caller may do in applications, in whichever order these are decided. */
export async function readLeaveSteps(call: Pick<Call, 'db' | 'actor' | 'today'>, ids: readonly number[]): Promise<Map<number, OpenSteps>> {
  const kinds = await readKinds(call.db, ids);
  const steps = new Map<number, OpenSteps>();
  for (const flow of FLOWS) {
    const own = ids.filter((id) => kinds.get(id) === flow.kind);
    if (own.length > 0) for (const [id, open] of await readOpenSteps(call, flow, own)) steps.set(id, open);
  }
  return steps;
}

/** The way of one application. Error: 404 for a request that is none. */
export async function flowOf(db: Call['db'], id: number): Promise<typeof leaveFlow> {
  const kind = (await readKinds(db, [id])).get(id);
  const flow = FLOWS.find((one) => one.kind === kind);
  if (!flow) throw notFound('There is no such application.');
  return flow;
}

async function readKinds(db: Call['db'], ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; kind: string }>`
    select id, kind from requests.request where id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
