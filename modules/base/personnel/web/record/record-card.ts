import type { ComponentType, ReactNode } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import type { RecordPerson } from './record-tab.ts';

/** A card of the overview of a record, beside what personnel says of the person. */
export interface RecordCard {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  /** Holders of one of these see it; one who lacks the group is never asked for what it shows. */
  groups: readonly Group[];
  /** `meanwhile` is shown until its code is there. */
  Card: ComponentType<{ person: RecordPerson; meanwhile?: ReactNode }>;
}

export const recordCards = anyPoint<RecordCard>('cards of the overview of a record');

/** Makes a card whose code loads when the overview is shown; its file exports `Card` and draws it with `CardFrame`. */
export function recordCard(
  card: Omit<RecordCard, 'Card'> & { load: () => Promise<{ Card: ComponentType<{ person: RecordPerson }> }> },
): RecordCard {
  const { load, ...rest } = card;
  return { ...rest, Card: shownLater(async () => (await load()).Card) };
}
