import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { DISPOSAL_STATES } from '../contract/words.ts';
import { numberOfDisposal } from './due.ts';

export interface LockedDisposal {
  number: string;
  state: keyof typeof DISPOSAL_STATES;
  authority_no: string | null;
  authority_date: string | null;
}

/** Locks a request for disposal that has one of these states. Errors: 404; 409 in another state. */
export async function lockDisposal(
  { db }: Pick<Call, 'db'>,
  id: number,
  states: readonly LockedDisposal['state'][],
): Promise<LockedDisposal> {
  const { rows } = await sql<LockedDisposal>`
    select ${numberOfDisposal} as number, b.state, b.authority_no, b.authority_date::text from documents.disposal b where b.id = ${id} for no key update`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw notFound('There is no such request for disposal.');
  if (!states.includes(found.state)) throw wrongState(formatState(found), []);
  return found;
}

function formatState({ number, state }: LockedDisposal): string {
  if (state === 'REQUESTED')
    return `Request ${number} is not authorized yet. Record the authority of the National Archives first (RA 9470).`;
  return `Request ${number} is “${DISPOSAL_STATES[state].toLowerCase()}” already.`;
}
