import { z } from 'zod';
import type { Group } from '@talaan/kernel/contract/groups.ts';

export const SENDERS: readonly Group[] = ['FEEDBACKDETAILS'];
export const READERS: readonly Group[] = ['FEEDBACKLIST'];
export const KEEPERS: readonly Group[] = ['FEEDBACKMODULES'];

export const KINDS = { bug: 'Problem', suggestion: 'Suggestion', praise: 'Praise' } as const;
export type Kind = keyof typeof KINDS;

/** How long ago an item was sent. */
export const AGES = { week: 'Up to 7 days', month: '8 to 30 days', older: 'More than 30 days' } as const;

export function oneOf<T extends Record<string, string>>(words: T, error?: string) {
  return z.enum(Object.keys(words) as [keyof T & string, ...(keyof T & string)[]], { error });
}

export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
