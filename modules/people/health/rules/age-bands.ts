/** The value of a facet of who has none. */
export const NONE = 'none';

/** Ages at which a band begins, in full years (domain page, D3). */
export const AGE_BANDS = [
  { from: 0, name: '24 and under' },
  { from: 25, name: '25 to 34' },
  { from: 35, name: '35 to 44' },
  { from: 45, name: '45 to 54' },
  { from: 55, name: '55 to 59' },
  { from: 60, name: '60 and over' },
] as const;
