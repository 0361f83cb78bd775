import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Unpaid } from '../month-facts.ts';
import type { Why } from '../pay-line.ts';
import { named, type Figures } from '../figures/rates.ts';
import { grant, refuse, type Granted } from './granted.ts';

export interface LoyaltyFacts {
  /** The first day of continuous service in the government. */
  since: string;
  /** The years of the last award; null before the first. */
  last_years: number | null;
  /** Leave without pay; more of it than is allowed breaks the years that count. */
  unpaid: readonly Pick<Unpaid, 'date' | 'thousandths'>[];
}

/** The award for ten years of service, and for each five years after (CSC MC 6 s.2002), as reached by a day. */
export function loyaltyAward(day: string, { since, last_years: lastYears, unpaid }: LoyaltyFacts, { LOYALTY: figure }: Figures): Granted {
  const {
    first_years: firstYears,
    first,
    first_unpaid: firstUnpaid,
    each_years: eachYears,
    each,
    each_unpaid: eachUnpaid,
  } = figure.content;
  const start = Temporal.PlainDate.from(since);
  const years = start.until(day, { largestUnit: 'years' }).years;
  if (years < firstYears) return refuse(`${years} of ${firstYears} years of service on ${longDate(day)}.`);
  const milestone = years - ((years - firstYears) % eachYears);
  if (lastYears !== null && lastYears >= milestone) return refuse(`The award for ${milestone} years has been paid.`);
  const isFirst = milestone === firstYears;
  const from = start.add({ years: isFirst ? 0 : milestone - eachYears }).toString();
  const to = start.add({ years: milestone }).toString();
  const off = unpaid.reduce((sum, { date, thousandths }) => (date >= from && date < to ? sum + thousandths : sum), 0);
  const most = isFirst ? firstUnpaid : eachUnpaid;
  if (off > most) return refuse(`More than ${most / 1000} days of leave without pay in the years that count.`);
  const whole = isFirst ? first : each;
  const why: Why = { rule: 'loyalty', figures: { whole, years, milestone, unpaid: off, most_unpaid: most }, table: named(figure) };
  return grant(day.slice(0, 7), { code: 'LOYALTY', amount: whole, tax: 'BENEFIT', why });
}
