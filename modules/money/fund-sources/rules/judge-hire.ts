import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { howFull, usedPermille, type Obligated } from './how-full.ts';

export interface JudgedFund extends Obligated {
  name: string;
}

/** Why a fund source cannot take so many more centavos; null where it can, up to its last one. */
export function whyNotEnough({ name, allotment, obligated }: JudgedFund, needed: number): string | null {
  if (obligated + needed <= allotment) return null;
  const left = Math.max(0, allotment - obligated);
  return `${name} has ${formatPesos(left)} left, and this needs ${formatPesos(needed)}. Choose another fund source, or have its allotment raised.`;
}

/** What is said of a fund source as it is after a hire; null while less than 90 percent is obligated. */
export function warnOfFund(fund: JudgedFund): string | null {
  const state = howFull(fund);
  if (state === 'OPEN') return null;
  if (state === 'FULL') return `With this ${fund.name} is obligated to the last centavo.`;
  const left = fund.allotment - fund.obligated;
  return `With this ${formatPermille(usedPermille(fund))} of ${fund.name} is obligated; ${formatPesos(left)} is left.`;
}

/** `92.3 %`. */
export function formatPermille(permille: number): string {
  return `${Math.floor(permille / 10)}.${permille % 10} %`;
}
