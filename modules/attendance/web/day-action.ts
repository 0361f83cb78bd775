import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { DtrDayDetail } from '../contract/days.ts';

/** What an employee can do about one of their own days, in another module, such as an appeal. */
export interface DayAction {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  label: string;
  /** Where it leads; null where there is nothing to do about this day. */
  link: (date: string, detail: DtrDayDetail) => string | null;
}

export const dayActions = anyPoint<DayAction>('what to do about a day');
