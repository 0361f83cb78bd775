import { contributions } from './contributions.ts';
import { serveMonth } from './fraction-of-month.ts';
import type { MonthFacts } from './month-facts.ts';
import { allowanceLine, basicLine, extraLine, peraLine, withoutPayLine } from './month-lines.ts';
import type { PayLine } from './pay-line.ts';
import type { Figures } from './figures/rates.ts';
import { withStatutory } from './statutory.ts';
import { withoutPay } from './without-pay.ts';

/**
 * What a month gives before what is taken by authority or order: earnings, tax, contributions (domain page, part C2). It is compared with what
 * was paid where something of the month is learned late. `dues` are those taken that lower what is taxed, in centavos.
 */
export function monthPay(facts: MonthFacts, figures: Figures, dues: number): PayLine[] {
  const served = serveMonth(facts.month, facts.segments);
  const unpaid = withoutPay(facts.unpaid, facts.segments, figures.DAYS.content.divisor);
  const earnings = [
    ...(served.served > 0
      ? [basicLine(facts, served), withoutPayLine(facts, served, unpaid, figures), peraLine(facts, served, unpaid, figures)]
      : []),
    ...facts.allowances.map((one) => allowanceLine(facts, served, unpaid, figures, one)),
    ...facts.extras.map((one) => extraLine(facts, one)),
  ].filter(({ amount }) => amount !== 0);
  const isPaid = served.served > 0 && facts.has_paid_day;
  const shares = isPaid ? contributions({ month: facts.month, monthly: served.whole, parts: served.parts }, figures) : [];
  return withStatutory(facts.month, earnings, shares, figures, dues);
}
