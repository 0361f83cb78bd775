import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** What another module says under the balances of an application that is being filled in, such as what is earned until then. */
export interface FilingPart {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  load: () => Promise<{ Part: ComponentType<FilingPartProps> }>;
}

export interface FilingPartProps {
  personnelId: number;
  /** The first date of the leave. */
  on: string;
  balances: readonly { book: string }[];
}

export const filingParts = anyPoint<FilingPart>('parts of an application for leave that is filled in');
