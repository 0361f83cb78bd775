import type { Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

/** The halves of a month as they are paid, or both at once. */
export const HALVES = { FIRST: '1st to 15th', SECOND: '16th to the end', WHOLE: 'Whole month' } as const;
export type Half = keyof typeof HALVES;

export interface Credited extends Paid {
  /** The account number, as text: those of banks begin with zeros. */
  account_number: string;
}

export function creditedOf(
  { first_half: first, second_half: second, net }: Pick<Paid, 'first_half' | 'second_half' | 'net'>,
  half: Half,
): number {
  return { FIRST: first, SECOND: second, WHOLE: net }[half];
}

export const bankColumns = (half: Half): readonly Column<Credited>[] => [
  serial(),
  textOf('Account number', 45, ({ account_number: number }) => number),
  textOf('Name', 0, ({ fullname }) => fullname),
  textOf('Employee no.', 26, ({ idno }) => idno),
  moneyOf('Amount', 34, (one) => creditedOf(one, half)),
];

/** Whom a bank credits with what; who gets nothing in this half is not in it. */
export function bankList(credited: readonly Credited[], half: Half): Table {
  return tabulate(bankColumns(half), [['', credited.filter((one) => creditedOf(one, half) > 0)]]);
}
