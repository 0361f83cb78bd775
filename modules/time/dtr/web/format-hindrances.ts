import { count } from '@talaan/kernel/web/format-instant.ts';
import type { ShownHindrance } from '../contract/submissions.ts';

const WORDS: Record<ShownHindrance['kind'], (amount: number) => string> = {
  NOT_OVER: () => 'Not over',
  NO_RECORD: () => 'No days on record',
  COMPUTING: (amount) => `${count(amount, 'day')} being computed`,
  DAY_OPEN: (amount) => `${count(amount, 'day')} not over`,
  INCOMPLETE: (amount) => count(amount, 'incomplete day'),
  REQUEST: (amount) => `${count(amount, 'request')} not decided`,
};

/** `2 incomplete days, 1 request not decided`; empty where nothing hinders. */
export function summarizeHindrances(hindrances: readonly ShownHindrance[]): string {
  return [...Map.groupBy(hindrances, ({ kind }) => kind)].map(([kind, all]) => WORDS[kind](all.length)).join(', ');
}
