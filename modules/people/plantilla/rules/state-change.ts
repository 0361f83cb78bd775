import type { ItemState } from './item-status.ts';

/** The last state of an item on record: it runs until something changes. */
export interface StateBefore {
  state: ItemState;
  since: string;
}

const WORDS: Record<ItemState, string> = {
  anticipated: 'anticipated',
  funded: 'funded',
  unfunded: 'without funds',
  frozen: 'frozen',
  abolished: 'abolished',
};

/** Why an item stays in its state, to follow its number; null where it may change. What is abolished stays so: a new item is opened. */
export function whyStays(before: StateBefore, change: { state: ItemState; from: string }, say: (date: string) => string): string | null {
  if (before.state === 'abolished') return `was abolished on ${say(before.since)}, which is for good`;
  if (before.state === change.state) return `is ${WORDS[before.state]} already, since ${say(before.since)}`;
  if (change.from <= before.since) return `is ${WORDS[before.state]} since ${say(before.since)}: choose a later day`;
  return null;
}
