import type { Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';
import type { Compensation } from './compensation-tax.ts';

export interface Listed extends Paid {
  compensation: Compensation;
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

export const alphalistColumns: readonly Column<Listed>[] = [
  serial(),
  textOf('TIN', 17, ({ tin }) => splitTin(tin).tin),
  textOf('Branch', 11, ({ tin }) => splitTin(tin).branch),
  textOf('Last name', 0, ({ surname }) => plainForBureau(surname)),
  textOf('First name', 33, ({ first_name: first, name_extension: suffix }) => plainForBureau(`${first} ${suffix}`)),
  textOf('Middle name', 23, ({ middle_name: middle }) => plainForBureau(middle)),
  moneyOf('Gross compensation', 18, ({ compensation }) => compensation.total),
  moneyOf('13th month and benefits', 18, ({ compensation }) => compensation.benefits),
  moneyOf('De minimis', 18, ({ compensation }) => compensation.de_minimis),
  moneyOf('Contributions', 18, ({ compensation }) => compensation.contributions),
  moneyOf('Other exempt', 18, ({ compensation }) => compensation.others),
  moneyOf('Taxable', 18, ({ compensation }) => compensation.taxable),
  moneyOf('Tax due', 18, ({ tax_due: due }) => due),
  moneyOf('Withheld Jan-Nov', 18, ({ withheld_before: before }) => before),
  moneyOf('Withheld December', 18, ({ compensation, withheld_before: before }) => compensation.withheld - before),
  moneyOf('Over or under withheld', 18, ({ compensation, tax_due: due }) => compensation.withheld - due),
];

/** The alphalist of employees of BIR Form 1604-C. */
export function alphalist(listed: readonly Listed[]): Table {
  return tabulate(alphalistColumns, [['', listed]]);
}
