/** Ages of open posts in days since the first posting day, first and last included; the oldest have no last. */
export const POST_AGES = {
  '30': { name: '0 to 30 days', first: 0, last: 30 },
  '60': { name: '31 to 60 days', first: 31, last: 60 },
  '90': { name: '61 to 90 days', first: 61, last: 90 },
  '180': { name: '91 to 180 days', first: 91, last: 180 },
  over: { name: 'Over 180 days', first: 181, last: null },
} as const satisfies Record<string, { name: string; first: number; last: number | null }>;

export type PostAge = keyof typeof POST_AGES;
/** The youngest first. */
export const POST_AGE_CODES = ['30', '60', '90', '180', 'over'] as const satisfies readonly PostAge[];
