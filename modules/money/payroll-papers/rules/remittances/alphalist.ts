import type { FormerYear } from '@talaan/payroll/rules/month-facts.ts';
import type { Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';
import type { Compensation } from './compensation-tax.ts';

export interface Listed extends Paid {
  compensation: Compensation;
  /** What a previous employer of the year paid, as its certificate says. */
  former: FormerYear | null;
  /** Of the year, with the pay of the previous employer. */
  tax_due: number;
  /** Withheld from January to November. */
  withheld_before: number;
}

/** As the validation module of the Bureau takes names: letters, digits and spaces; Ñ is N. */
export function plainForBureau(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Nine digits and a branch of four or five: `123456789`, `0000`. */
export function splitTin(tin: string): { tin: string; branch: string } {
  return { tin: tin.slice(0, 9), branch: tin.slice(9).padEnd(4, '0') };
}

const money = (title: string, of: (listed: Listed) => number) => moneyOf(title, 16.5, of);

/** With the previous employer before the present one, as in the schedule of the Bureau. */
export const alphalistColumns: readonly Column<Listed>[] = [
  serial(),
  textOf('TIN', 17, ({ tin }) => splitTin(tin).tin),
  textOf('Branch', 11, ({ tin }) => splitTin(tin).branch),
  textOf('Last name', 0, ({ surname }) => plainForBureau(surname)),
  textOf('First name', 33, ({ first_name: first, name_extension: suffix }) => plainForBureau(`${first} ${suffix}`)),
  textOf('Middle name', 23, ({ middle_name: middle }) => plainForBureau(middle)),
  money('Previous employer: gross', ({ former }) => grossOf(former)),
  money('Previous: 13th month and benefits', ({ former }) => former?.benefits ?? 0),
  money('Previous: contributions', ({ former }) => former?.contributions ?? 0),
  money('Previous: other exempt', ({ former }) => former?.other_exempt ?? 0),
  money('Previous: taxable', ({ former }) => former?.taxable ?? 0),
  money('Gross compensation', ({ compensation }) => compensation.total),
  money('13th month and benefits', ({ compensation }) => compensation.benefits),
  money('De minimis', ({ compensation }) => compensation.de_minimis),
  money('Contributions', ({ compensation }) => compensation.contributions),
  money('Other exempt', ({ compensation }) => compensation.others),
  money('Taxable', ({ compensation }) => compensation.taxable),
  money('Tax due', ({ tax_due: due }) => due),
  money('Withheld by previous employer', ({ former }) => former?.withheld ?? 0),
  money('Withheld Jan-Nov', ({ withheld_before: before }) => before),
  money('Withheld December', ({ compensation, withheld_before: before }) => compensation.withheld - before),
  money('Over or under withheld', ({ compensation, former, tax_due: due }) => compensation.withheld + (former?.withheld ?? 0) - due),
];

function grossOf(former: FormerYear | null): number {
  return former ? former.taxable + former.benefits + former.contributions + former.other_exempt : 0;
}

/** The alphalist of employees of BIR Form 1604-C: first those whose only employer of the year is the university. Who was paid nothing is not on it. */
export function alphalist(everyone: readonly Listed[]): Table {
  const listed = everyone.filter(({ compensation: { total, withheld } }) => total !== 0 || withheld !== 0);
  const [alone, others] = [listed.filter(({ former }) => former === null), listed.filter(({ former }) => former !== null)];
  if (others.length === 0) return tabulate(alphalistColumns, [['', alone]]);
  return tabulate(alphalistColumns, [
    ['No previous employer in the year', alone],
    ['With a previous employer in the year', others],
  ]);
}
