import { figuresOn } from '../figures/figures-on.ts';
import { KNOWN_FIGURES } from '../figures/known-figures.ts';
import type { PayLine } from '../pay-line.ts';
import { clothingAllowance, medicalAllowance } from './allowances-of-year.ts';
import { enhancementIncentive, gratuity, midYearBonus, recognitionIncentive, yearEndBonus } from './bonuses.ts';
import { loyaltyAward } from './loyalty.ts';

/** Every benefit of 2025, of who serves all of it, who left in August and who entered in September. */
export function bonusLines(): PayLine[] {
  const figures = figuresOn('2025-12-31', KNOWN_FIGURES);
  const stays = [
    { from: '2015-01-05', to: '2099-12-31' },
    { from: '2015-01-05', to: '2025-08-31' },
    { from: '2025-09-15', to: '2099-12-31' },
  ];
  return stays.flatMap((stay) => {
    const facts = { stays: [stay], unpaid: [], monthly: 3_170_500, is_satisfactory: true };
    const { bonus, gift } = yearEndBonus(2025, facts, figures);
    const granted = [
      midYearBonus(2025, facts, figures),
      bonus,
      gift,
      enhancementIncentive(2025, facts, figures),
      recognitionIncentive(2025, facts, figures),
      gratuity(2025, facts, figures),
      clothingAllowance(2025, facts, figures),
      medicalAllowance('2025-06-30', facts, figures),
      loyaltyAward('2025-06-30', { since: stay.from, last_years: null, unpaid: [] }, figures),
    ];
    return granted.flatMap(({ line }) => line ?? []);
  });
}
