import { lazy, type ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { RecordPerson } from './record-tab.ts';

/** A card of the overview of a record, beside what personnel says of the person. */
export interface RecordCard {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  /** Holders of one of these see it; one who lacks the group is never asked for what it shows. */
  groups: readonly Group[];
  Card: ComponentType<{ person: RecordPerson }>;
}

export const recordCards = anyPoint<RecordCard>('cards of the overview of a record');

/** Makes a card whose code loads when the overview is shown; its file exports `Card` and draws it with `CardFrame`. */
export function recordCard(card: Omit<RecordCard, 'Card'> & { load: () => Promise<{ Card: RecordCard['Card'] }> }): RecordCard {
  const { load, ...rest } = card;
  return { ...rest, Card: lazy(async () => ({ default: (await load()).Card })) };
}
