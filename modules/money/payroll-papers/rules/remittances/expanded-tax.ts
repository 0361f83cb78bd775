import type { Figures } from '@talaan/payroll/rules/figures/rates.ts';
import { listedName, type Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

const INCOME = ['JO_PAY', 'JO_ABSENT', 'GRATUITY'];

/** Whether somebody is paid by contract: their tax is the expanded one, not that of employees. */
export function isByContract(one: Pick<Paid, 'amounts'>): boolean {
  return INCOME.some((code) => (one.amounts[code] ?? 0) !== 0);
}

/** What was withheld of a payee in a month at a rate, and of how much. */
export interface Withheld {
  personnel_id: number;
  month: string;
  code: 'EWT' | 'PERCENTAGE_TAX';
  per10000: number;
  /** The payments that were taxed: of who declared one payor, those above the exempt amount of the year. */
  taxed: number;
  amount: number;
}

/** The nature of a payment, as the Bureau numbers it (alphanumeric tax code). */
export interface TaxCode {
  atc: string;
  nature: string;
}

const PROFESSIONAL = { atc: 'WI010', nature: 'Professional fees of individuals, gross income not above 3 million' };
const UNDECLARED = { atc: 'WI011', nature: 'Professional fees of individuals, without a sworn declaration' };
const SERVICES = { atc: 'WI157', nature: 'Services to the government by local suppliers, individuals' };
const PERCENTAGE = { atc: 'WB080', nature: 'Persons exempt from VAT under Sec. 109, government withholding agent' };

/** Under which code a tax was withheld, by its rate in the figures of the month (RR 11-2018, RMC 51-2018). */
export function taxCodeOf(
  { code, per10000 }: Pick<Withheld, 'code' | 'per10000'>,
  { JO_TAX: { content } }: Pick<Figures, 'JO_TAX'>,
): TaxCode {
  if (code === 'PERCENTAGE_TAX') return PERCENTAGE;
  if (per10000 === content.undeclared_per10000) return UNDECLARED;
  return per10000 === content.profession_per10000 ? PROFESSIONAL : SERVICES;
}

/** What a payee was paid and withheld under one code in a quarter. */
export interface TaxedPayee extends TaxCode {
  person: Paid;
  code: Withheld['code'];
  per10000: number;
  /** Taxed payments of the first, second and third month of the quarter. */
  months: [number, number, number];
  amount: number;
}

/** Payees with what was withheld of them, by code and in the order of their names. */
export function taxedPayees(people: readonly Paid[], withheld: readonly Withheld[], figuresOf: (month: string) => Figures): TaxedPayee[] {
  const byId = new Map(people.map((one) => [one.id, one]));
  const payees = new Map<string, TaxedPayee>();
  for (const one of withheld) {
    const tax = taxCodeOf(one, figuresOf(one.month));
    const key = `${one.personnel_id} ${tax.atc} ${one.per10000}`;
    const { code, per10000 } = one;
    const found = payees.get(key) ?? { ...tax, person: byId.get(one.personnel_id)!, code, per10000, months: [0, 0, 0], amount: 0 };
    found.months[placeInQuarter(one.month)] += one.taxed;
    found.amount += one.amount;
    payees.set(key, found);
  }
  return [...payees.values()].toSorted(
    (one, other) =>
      byText(one.atc, other.atc) || byText(listedName(one.person), listedName(other.person)) || one.person.id - other.person.id,
  );
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function placeInQuarter(month: string): 0 | 1 | 2 {
  return ((Number(month.slice(5)) - 1) % 3) as 0 | 1 | 2;
}

/** The months of the quarter of a month, up to it. */
export function quarterUntil(month: string): { from: string; to: string } {
  const first = Number(month.slice(5)) - placeInQuarter(month);
  return { from: `${month.slice(0, 5)}${String(first).padStart(2, '0')}`, to: month };
}

export function taxableOf({ months }: Pick<TaxedPayee, 'months'>): number {
  return months[0] + months[1] + months[2];
}

/** As the Bureau writes a rate: `2 %`, `2.50 %`. */
function rateOf({ per10000 }: TaxedPayee): string {
  return `${per10000 % 100 === 0 ? per10000 / 100 : (per10000 / 100).toFixed(2)} %`;
}

const who: readonly Column<TaxedPayee>[] = [
  serial(),
  textOf('TIN', 28, ({ person }) => person.tin),
  textOf('Payee', 0, ({ person }) => listedName(person)),
  textOf('ATC', 15, ({ atc }) => atc),
  textOf('Rate', 14, rateOf),
];
const sums: readonly Column<TaxedPayee>[] = [
  moneyOf('Income payments', 30, taxableOf),
  moneyOf('Tax withheld', 28, ({ amount }) => amount),
];

export const quarterColumns: readonly Column<TaxedPayee>[] = [
  ...who,
  ...(['1st month', '2nd month', '3rd month'] as const).map((title, at) => moneyOf<TaxedPayee>(title, 27, ({ months }) => months[at]!)),
  ...sums,
];
export const monthColumns: readonly Column<TaxedPayee>[] = [...who, ...sums];

const byCode = (payees: readonly TaxedPayee[]) =>
  [...Map.groupBy(payees, ({ atc, nature }) => `${atc} · ${nature}`)].map(([name, of]) => [name, of] as const);

/** The expanded tax of the quarter until a month by code: the totals of BIR Form 1601-EQ, with its list of payees. */
export function expandedTax(payees: readonly TaxedPayee[]): Table {
  return tabulate(quarterColumns, byCode(payees.filter(({ code }) => code === 'EWT')));
}

/** The percentage tax of a month: BIR Form 1600-PT with its list of payees. */
export function percentageTax(payees: readonly TaxedPayee[]): Table {
  return tabulate(monthColumns, byCode(payees.filter(({ code }) => code === 'PERCENTAGE_TAX')));
}

/** All that the certificates (BIR Form 2307) of a quarter say; income payments of who pays both taxes are in it twice, so that they have no sum. */
export function certifiedTaxes(payees: readonly TaxedPayee[]): Table {
  const columns = quarterColumns.map((column) =>
    column.kind === 'money' && column.title !== 'Tax withheld' ? { ...column, kind: 'item' as const } : column,
  );
  return tabulate(columns, byCode(payees));
}
