import type pg from 'pg';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { servedKinds } from './served-kinds.ts';

/** Refuses to start where open requests are of a kind, or in a state, that no table has any more. */
export async function checkStates(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ kind: string; state: string; count: number }>(
    'select kind, state, count(*)::integer as count from requests.request where closed_at is null group by kind, state order by kind, state',
  );
  const known = new Map(servedKinds().map(({ kind }) => [kind.kind, kind]));
  const lost = rows.filter(({ kind, state }) => !known.get(kind)?.states.includes(state));
  if (lost.length === 0) return;
  const named = lost.map(({ kind, state, count }) => `${count} of the kind ${kind} in ${state}`).join(', ');
  throw new CannotStart(
    `Open requests are in states that this Talaan does not know: ${named}. Bring them to another state with the earlier one first.`,
  );
}
