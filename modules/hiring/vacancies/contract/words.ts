export const POST_KINDS = {
  plantilla: 'Plantilla item',
  casual: 'Casual',
  contractual: 'Contractual',
  'job order': 'Job order or COS',
  'part-time lecturer': 'Part-time lecturer',
} as const;
export type PostKind = keyof typeof POST_KINDS;

export const BOARDS = { NAPB: 'Non-academic (NAPB)', APB: 'Academic (APB)' } as const;
export type Board = keyof typeof BOARDS;

export const SALARY_KINDS = { monthly: 'a month', daily: 'a day', hourly: 'an hour' } as const;
