import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ShownHindrance } from '../contract/submissions.ts';

const WORDS: Record<ShownHindrance['kind'], (amount: number) => string> = {
  NOT_OVER: () => say('Not over'),
  NO_RECORD: () => say('No days on record'),
  COMPUTING: (amount) => say('{days} being computed', { days: count(amount, 'day') }),
  DAY_OPEN: (amount) => say('{days} not over', { days: count(amount, 'day') }),
  INCOMPLETE: (amount) => count(amount, 'incomplete day'),
  REQUEST: (amount) => say('{requests} not decided', { requests: count(amount, 'request') }),
};

/** `2 incomplete days, 1 request not decided`; empty where nothing hinders. */
export function summarizeHindrances(hindrances: readonly ShownHindrance[]): string {
  return [...Map.groupBy(hindrances, ({ kind }) => kind)].map(([kind, all]) => WORDS[kind](all.length)).join(', ');
}
