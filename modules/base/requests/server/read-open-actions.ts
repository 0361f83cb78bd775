import { sql } from 'kysely';
import type { AnyKind } from '../contract/request-kind.ts';
import { readTurns } from './lock-requests.ts';
import { openActions } from './open-steps.ts';
import type { StepCall } from './served-kinds.ts';

/** What the caller may do in requests of a kind, by their numbers; nothing where they have no part in one. */
export async function readOpenActions(
  call: Pick<StepCall, 'db' | 'actor' | 'today'>,
  kind: AnyKind,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; state: string; owner_id: number | null }>`
    select id, state, owner_id from requests.request where id = any(${[...ids]}::integer[])`.execute(call.db);
  const turns = await readTurns(call, ids);
  return new Map(rows.map((row) => [row.id, openActions(kind, row, turns.get(row.id) ?? [], call.actor)]));
}
