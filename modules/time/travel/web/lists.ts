/** The lists that share the screens of travel, by the address. */
export const LISTS = { travel: 'Travel', slips: 'Pass slips' } as const;
