import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { RollUp } from '../contract/roll-up.ts';

interface RollUpSheet extends RollUp {
  title: string;
  university: string;
  /** Which plans are counted, and as of which day. */
  said: string;
}

/** The roll-up of plans: cost by unit and year, and who would be missing. */
export const rollUpForm = printedForm<RollUpSheet>({
  template: new URL('./roll-up.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet: { title, university, said, years, units, away }, marks }: OnPaper<RollUpSheet>): object {
  return {
    ...marks,
    title,
    university,
    said,
    years: years.map(String),
    units: units.map(({ name, depth, plans, cost, years: ofYears }) => ({
      name,
      depth,
      plans: String(plans),
      years: ofYears.map((year) => ({
        cost: year.cost === 0 ? '' : formatMoney(year.cost),
        away: year.away === 0 ? '' : year.to_replace > 0 ? `${year.away} away, ${year.to_replace} to replace` : `${year.away} away`,
      })),
      cost: formatMoney(cost),
    })),
    away: away
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((line) => ({
        name: line.fullname ?? 'Not named yet',
        office: line.office,
        title: [line.title, line.provider].filter(Boolean).join(', '),
        days: `${longDate(line.from)} to ${longDate(line.to)}`,
        replaced: line.needs_replacement ? 'Yes' : 'No',
      })),
  };
}
