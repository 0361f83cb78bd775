import { amountOf, type Item, type Paid } from '../paid.ts';
import { tabulate, textOf, type Column, type Table } from '../table.ts';

/** What of a person's pay is what to the tax, in centavos. */
export interface Compensation {
  total: number;
  /** 13th-month pay and other benefits, as far as they are exempt. */
  benefits: number;
  de_minimis: number;
  contributions: number;
  others: number;
  taxable: number;
  withheld: number;
}

/** What is exempt in a year: benefits together, and each de minimis item by its code. */
export interface Exempt {
  benefits: number;
  de_minimis: Readonly<Record<string, number>>;
}

/** What of a year's benefits is exempt, de minimis above its limit counted among them. */
function exemptOf({ amounts }: Pick<Paid, 'amounts'>, items: readonly Item[], exempt: Exempt): { benefits: number; small: number } {
  let [benefits, small] = [0, 0];
  for (const { code, tax } of items) {
    const amount = amounts[code] ?? 0;
    if (tax === 'BENEFIT') benefits += amount;
    if (tax !== 'DE_MINIMIS') continue;
    const within = Math.min(amount, exempt.de_minimis[code] ?? 0);
    small += within;
    benefits += amount - within;
  }
  return { benefits: Math.min(benefits, exempt.benefits), small };
}

/** The pay of a time, as the returns of the Bureau name it; `before` is the same year until then, which has used up of what is exempt. */
export function compensationOf(
  one: Pick<Paid, 'amounts' | 'gross'>,
  before: Pick<Paid, 'amounts'>,
  items: readonly Item[],
  exempt: Exempt,
): Compensation {
  const year = { amounts: sumOf(one.amounts, before.amounts) };
  const [until, then] = [exemptOf(before, items, exempt), exemptOf(year, items, exempt)];
  const by = (...taxes: string[]) => amountOf(one, ...items.filter(({ tax }) => taxes.includes(tax)).map(({ code }) => code));
  const unsaid = amountOf(one, 'CARRIED');
  const parts = {
    total: one.gross - unsaid,
    benefits: then.benefits - until.benefits,
    de_minimis: then.small - until.small,
    contributions: by('LOWERS'),
    others: by('EXEMPT'),
  };
  const taxable = parts.total - parts.benefits - parts.de_minimis - parts.contributions - parts.others;
  return { ...parts, taxable, withheld: amountOf(one, 'WTAX', 'TAX_YEAR') };
}

function sumOf(one: Paid['amounts'], other: Paid['amounts']): Record<string, number> {
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((code) => [code, (one[code] ?? 0) + (other[code] ?? 0)]),
  );
}

/** A line of a return: its number on the form. */
export interface ReturnLine {
  no: string;
  name: string;
  amount: number;
}

export const returnColumns: readonly Column<ReturnLine>[] = [
  textOf('Item', 14, ({ no }) => no),
  textOf('Particulars', 0, ({ name }) => name),
  { title: 'Amount', kind: 'item', width: 40, of: ({ amount }) => amount },
];

/** Items 14 to 27 of BIR Form 1601-C. `people` are those with compensation, each with the part of the withheld that is of earlier months. */
export function monthlyReturn(people: readonly (Compensation & { adjusted: number })[]): ReturnLine[] {
  const sum = (of: (one: Compensation & { adjusted: number }) => number) => people.reduce((all, one) => all + of(one), 0);
  const total = sum((one) => one.total);
  const exempt = sum((one) => one.benefits + one.de_minimis + one.contributions + one.others);
  const untaxed = sum((one) => (one.withheld === 0 ? one.taxable : 0));
  const adjusted = sum((one) => one.adjusted);
  const withheld = sum((one) => one.withheld);
  const line = (no: string, name: string, amount: number): ReturnLine => ({ no, name, amount });
  return [
    line('14', 'Total amount of compensation', total),
    line('15', 'Statutory minimum wage for minimum wage earners', 0),
    line('16', 'Holiday, overtime, night-shift differential and hazard pay of minimum wage earners', 0),
    line(
      '17',
      '13th-month pay and other benefits',
      sum((one) => one.benefits),
    ),
    line(
      '18',
      'De minimis benefits',
      sum((one) => one.de_minimis),
    ),
    line(
      '19',
      'GSIS, PhilHealth and Pag-IBIG mandatory contributions and union dues',
      sum((one) => one.contributions),
    ),
    line(
      '20',
      'Other non-taxable compensation',
      sum((one) => one.others),
    ),
    line('21', 'Total non-taxable compensation', exempt),
    line('22', 'Total taxable compensation', total - exempt),
    line('23', 'Less: taxable compensation not subject to withholding tax', untaxed),
    line('24', 'Net taxable compensation', total - exempt - untaxed),
    line('25', 'Total taxes withheld', withheld - adjusted),
    line('26', 'Add/less: adjustment of taxes withheld from previous months', adjusted),
    line('27', 'Taxes withheld for remittance', withheld),
  ];
}

/** The return with its items as its control totals. */
export function returnTable(lines: readonly ReturnLine[]): Table {
  const controls = Object.fromEntries(lines.map(({ no, name, amount }) => [`${no} ${name}`, amount]));
  return { ...tabulate(returnColumns, [['', lines]]), controls };
}
