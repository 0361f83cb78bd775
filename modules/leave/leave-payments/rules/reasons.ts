/** For which half of the credits and more may be monetized (MC 41 s.1998 Sec. 23). */
export const HALF_REASONS = {
  HEALTH: 'Health, medical and hospital needs',
  CALAMITY: 'Calamity, accident or financial emergency',
  EDUCATION: 'Education of children',
  MORTGAGE: 'Payment of mortgages and loans',
  OWN_EDUCATION: 'Own education',
  OTHER: 'Another valid reason',
} as const;
export type HalfReason = keyof typeof HALF_REASONS;

/** Which credits are paid: 10 to 30 days of vacation leave, half of all and more, or all at the end of service. */
export const PAYMENT_BASES = {
  REGULAR: 'Monetization',
  HALF: 'Monetization of half',
  TERMINAL: 'Terminal leave',
} as const;
export type PaymentBasis = keyof typeof PAYMENT_BASES;
