import { withPremium } from './contract-terms.ts';

/** What a day is paid with the premium, in centavos; null for those paid by the month. */
export function dailyRateOf({
  rate_kind,
  rate,
  premium,
}: {
  rate_kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
}): number | null {
  return rate_kind === 'daily' ? withPremium(rate, premium) : null;
}
