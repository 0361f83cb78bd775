import type { ComponentType, ReactNode } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { opens, type Group } from '@talaan/kernel/contract/groups.ts';
import type { AskAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { loadAhead } from '@talaan/kernel/web/use-loaded.ts';
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
  /** Fetches its file before the overview is drawn (decision 309). */
  load: () => Promise<CardFile>;
}

/** Exported by the file of a card as `readAhead`: what it reads of the person of this number, together with the others. */
export type ReadCardAhead = (ask: AskAhead, id: number) => Promise<unknown>;

interface CardFile {
  Card: ComponentType<{ person: RecordPerson }>;
  readAhead?: ReadCardAhead;
}

export const recordCards = anyPoint<RecordCard>('cards of the overview of a record');

/** Whether a user with these views sees the card. */
export function isShownTo({ groups }: RecordCard, views: Parameters<typeof opens>[1]): boolean {
  return groups.some((group) => opens(group, views));
}

/** Makes a card whose code loads when the overview is shown; its file exports `Card` and draws it with `CardFrame`. */
export function recordCard(card: Omit<RecordCard, 'Card'>): RecordCard {
  const { load } = card;
  const loadCard = async () => (await load()).Card;
  return { ...card, load: async () => (await Promise.all([load(), loadAhead(loadCard)]))[0], Card: shownLater(loadCard) };
}
