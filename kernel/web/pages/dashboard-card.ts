import type { ComponentType, ReactNode } from 'react';
import { anyPoint } from '../../contract/contributions.ts';
import type { Group } from '../../contract/groups.ts';
import { shownLater } from '../shown-later.ts';

/** What a module shows on the home, to those whom it concerns. */
export interface DashboardCard {
  name: string;
  /** `head` is one line above the rest, on the home and above the circulars. */
  column: 'head' | 'wide' | 'narrow';
  /** Among the others of its column; the smallest first. */
  place: number;
  /** Holders of one of these see it; absent for everybody. A card that has nothing for somebody shows nothing. */
  groups?: readonly Group[];
  /** Not shown to holders of these, whose home has other things in its place. */
  unless?: readonly Group[];
  /** `meanwhile` is shown until its code is there. */
  Card: ComponentType<{ meanwhile?: ReactNode }>;
}

export const dashboardCards = anyPoint<DashboardCard>('cards of the home');

/** A card of the home; its file exports `Card` and draws it with `CardFrame`. */
export function dashboardCard(card: Omit<DashboardCard, 'Card'> & { load: () => Promise<{ Card: ComponentType }> }): DashboardCard {
  const { load, ...rest } = card;
  return { ...rest, Card: shownLater(async () => (await load()).Card) };
}
