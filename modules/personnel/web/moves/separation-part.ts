import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';

/** What another module shows in the card of a separation, such as the leave that goes beyond it. */
export interface SeparationPart {
  name: string;
  /** Holders of one of these see it. */
  groups: readonly Group[];
  Part: ComponentType<{ personId: number; lastDay: string }>;
}

export const separationParts = anyPoint<SeparationPart>('parts of the card of a separation');
