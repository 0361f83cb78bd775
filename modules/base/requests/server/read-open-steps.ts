import { sql } from 'kysely';
import type { AnyKind } from '../contract/request-kind.ts';
import type { OpenSteps } from '../contract/timeline.ts';
import { readTurns } from './lock-requests.ts';
import { describeActions } from './open-steps.ts';
import type { StepCall } from './served-kinds.ts';

/** What the caller may do in requests of a kind, by their numbers, as the buttons of a list need it. Two statements for any number of them. */
export async function readOpenSteps(
  call: Pick<StepCall, 'db' | 'actor' | 'today'>,
  kind: AnyKind,
  ids: readonly number[],
): Promise<Map<number, OpenSteps>> {
  const { rows } = await sql<{ id: number; state: string; owner_id: number | null; due_on: string | null; seen: number }>`
    select id, state, owner_id, due_on, last_no as seen from requests.request where id = any(${[...ids]}::integer[])`.execute(call.db);
  const turns = await readTurns(call, ids);
  return new Map(
    rows.map(({ seen, ...subject }) => [subject.id, { seen, actions: describeActions(kind, subject, turns.get(subject.id) ?? [], call) }]),
  );
}
