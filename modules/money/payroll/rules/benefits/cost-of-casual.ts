import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { contributions } from '../contributions.ts';
import type { Figures } from '../figures/rates.ts';
import { clothingAllowance, medicalAllowance } from './allowances-of-year.ts';
import { enhancementIncentive, midYearBonus, yearEndBonus } from './bonuses.ts';
import type { Granted } from './granted.ts';

/** A casual of a fund source: the monthly rate in centavos, and the first and last month of a year. */
export interface CasualCost {
  monthly: number;
  from: string;
  to: string;
}

/** What one casual costs in a year, item by item in centavos: months as they are, bonuses by their own conditions (domain page, part C5). */
export function costOfCasual(
  { monthly, from, to }: CasualCost,
  figures: Figures,
): { items: { code: string; amount: number }[]; total: number } {
  const year = Number(from.slice(0, 4));
  const months = Number(to.slice(5)) - Number(from.slice(5)) + 1;
  const stay = { from: monthBounds(from).from, to: monthBounds(to).to };
  const facts = { stays: [stay], unpaid: [], monthly, is_satisfactory: true };
  const { bonus, gift } = yearEndBonus(year, facts, figures);
  const amountOf = ({ line }: Granted) => line?.amount ?? 0;
  const shares = contributions({ month: from, monthly, parts: [] }, figures).filter(({ side }) => side === 'GOVERNMENT');
  const items = [
    { code: 'WAGES', amount: monthly * months },
    { code: 'PERA', amount: figures.PERA.content.monthly * months },
    { code: 'CLOTHING', amount: amountOf(clothingAllowance(year, facts, figures)) },
    { code: 'MIDYEAR', amount: amountOf(midYearBonus(year, facts, figures)) },
    { code: 'YEAREND', amount: amountOf(bonus) },
    { code: 'CASHGIFT', amount: amountOf(gift) },
    { code: 'PEI', amount: amountOf(enhancementIncentive(year, facts, figures)) },
    { code: 'MEDICAL', amount: amountOf(medicalAllowance(stay.to, facts, figures)) },
    ...shares.map(({ code, amount }) => ({ code, amount: amount * months })),
  ].filter(({ amount }) => amount > 0);
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}
