import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** What another module shows above a month of one's own, such as its submission. */
export interface MonthPart {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  load: () => Promise<{ Part: ComponentType<{ month: string }> }>;
}

export const monthParts = anyPoint<MonthPart>('parts above a month of one’s own');
