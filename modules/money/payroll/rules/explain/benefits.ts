import { dayNumber, days, money, numberOf, percent, type Numbers, type Explain } from './format.ts';
import { spanOf } from './earnings.ts';

/** A part of a month of basic salary. */
export const explainBonus: Explain = ({ figures }, amount) => ({
  sentences: [
    explainService(figures),
    `${money(numberOf(figures, 'monthly'))} × ${percent(numberOf(figures, 'per10000'))} = ${money(amount)}.`,
  ],
});

/** A part of a fixed amount. */
export const explainPartOfBenefit: Explain = ({ figures }, amount) => ({
  sentences: [
    explainService(figures),
    `${money(numberOf(figures, 'whole'))} × ${percent(numberOf(figures, 'per10000'))} = ${money(amount)}.`,
  ],
});

export const explainGratuity: Explain = ({ figures }, amount) => ({
  sentences: [explainService(figures), `Of ${money(numberOf(figures, 'whole'))} is granted for so many months = ${money(amount)}.`],
});

export const explainWhole: Explain = ({ parts = [] }, amount) => ({
  sentences: [
    ...parts.map(({ of }) => `Service without a break: ${spanOf(of)}.`),
    `The same amount for everyone who serves long enough = ${money(amount)}.`,
  ],
});

export const explainLoyalty: Explain = ({ figures }, amount) => ({
  sentences: [
    `${numberOf(figures, 'years')} years of service; leave without pay in the years that count: ${dayNumber(numberOf(figures, 'unpaid'))} of at most ${days(numberOf(figures, 'most_unpaid'))}.`,
    `The award for ${numberOf(figures, 'milestone')} years = ${money(amount)}.`,
  ],
});

function explainService(figures: Numbers): string {
  const months = numberOf(figures, 'months');
  const unpaid = numberOf(figures, 'unpaid');
  return `Service that counts: ${months} ${months === 1 ? 'month' : 'months'}${unpaid > 0 ? `, ${days(unpaid)} without pay left out` : ''}.`;
}
