import { allContributed } from '../contributed.ts';
import { formatTrouble } from '../errors.ts';
import { conditionParts, type ConditionPart, type ConditionReading, type ConditionState, type Looked } from './condition-part.ts';

export type PartOfCondition = Omit<ConditionPart, 'read'> & ConditionReading;

const WORST_FIRST: readonly ConditionState[] = ['act', 'look', 'fine'];

/** All parts in their places, one after another, so that a look takes one connection; one that cannot be read says so, and `failed` hears why. */
export async function readCondition(looked: Looked, failed: (part: string, error: unknown) => void): Promise<PartOfCondition[]> {
  const parts = allContributed(looked, conditionParts).toSorted((a, b) => a.place - b.place);
  const read: PartOfCondition[] = [];
  for (const { read: readPart, ...part } of parts) {
    try {
      read.push({ ...part, ...(await readPart(looked)) });
    } catch (error) {
      failed(part.name, error);
      read.push({ ...part, state: 'act', says: formatTrouble(error) ?? 'This could not be found out; the log of the server says why.' });
    }
  }
  return read;
}

/** Of several the one that asks for most. */
export function worstOf(states: readonly ConditionState[]): ConditionState {
  return WORST_FIRST.find((state) => states.includes(state)) ?? 'fine';
}
