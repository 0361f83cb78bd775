import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { findRequest, readOpenSteps } from '@talaan/requests/server/public.ts';
import type { readHireRequest as endpoint } from '../contract.ts';
import { hireFlow } from '../workflow.ts';
import { hiresFrom, reachable } from './hire-rows.ts';
import { readItemsForHire } from './items-for-hire.ts';
import { readHireRecords, type HireRecord } from './read-hire-records.ts';

/** A request to hire that the caller made, reaches, or has a part in as one who decides. A draft is its requester’s alone. Error: 404 for any other. */
export async function findHireRequest(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<HireRecord> {
  const { rows } = await sql<{ reached: boolean; state: string }>`
    select ${reachable(call.actor)} as reached, q.state from ${hiresFrom} where q.id = ${id}`.execute(call.db);
  const [found] = rows;
  if (!found || (!found.reached && found.state === 'DRAFT')) throw noSuchRequest();
  if (!found.reached) await findRequest(call, id).catch(asNoSuchRequest);
  const [record] = await readHireRecords(call.db, [id]);
  return record!;
}

/** One request to hire, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readHireRequest(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const record = await findHireRequest(call, call.params.id);
  const steps = (await readOpenSteps(call, hireFlow, [record.id])).get(record.id)!;
  const standing = await readItemsForHire(
    call,
    record.items.map(({ id }) => id),
    record.id,
  );
  const opens = new Map(standing.map(({ id, opening }) => [id, opening.closed === null ? opening.opens_on : null]));
  const items = record.items.map((item) => ({ ...item, opens_on: opens.get(item.id) ?? null }));
  return { request: { ...record, ...steps, items, is_own: record.requester_id === call.actor.personnelId } };
}

export function noSuchRequest(): Refusal {
  return notFound('There is no such request to hire.');
}

function asNoSuchRequest(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw noSuchRequest();
  throw error;
}
