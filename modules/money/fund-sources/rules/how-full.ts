/** How far a fund source is obligated; from 90 percent on it is warned of, 100 percent is the end (domain page, C5). */
export const FUND_STATES = { OPEN: 'Open', NEARLY_FULL: 'Nearly full', FULL: 'Full', OVER: 'Over the allotment' } as const;
export type FundState = keyof typeof FUND_STATES;

/** A fund source and what of it is obligated, in centavos. */
export interface Obligated {
  allotment: number;
  obligated: number;
}

export function howFull({ allotment, obligated }: Obligated): FundState {
  if (obligated > allotment) return 'OVER';
  if (obligated === allotment) return 'FULL';
  return obligated * 10 >= allotment * 9 ? 'NEARLY_FULL' : 'OPEN';
}

/** What is obligated in thousandths of the allotment, rounded down, so that 1000 is all of it. */
export function usedPermille({ allotment, obligated }: Obligated): number {
  return Number((BigInt(obligated) * 1000n) / BigInt(allotment));
}
