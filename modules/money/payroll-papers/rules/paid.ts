/** What a run, or the runs of a month or a year, pay a person; sums in centavos. Numbers of agencies are digits, empty where there is none. */
export interface Paid {
  id: number;
  idno: string;
  fullname: string;
  surname: string;
  first_name: string;
  middle_name: string;
  name_extension: string;
  birth_date: string | null;
  sex: string | null;
  position: string;
  office: string;
  fund: string;
  status: string;
  monthly: number | null;
  bank: string;
  tin: string;
  gsis: string;
  philhealth: string;
  pagibig: string;
  gross: number;
  deductions: number;
  government: number;
  net: number;
  first_half: number;
  second_half: number;
  /** By the code of the item, of all sides. */
  amounts: Readonly<Record<string, number>>;
  /** Of these what is about an earlier month. */
  earlier: Readonly<Record<string, number>>;
  /** The months that all of it is about; null where there is no line. */
  first_month: string | null;
  last_month: string | null;
}

export interface Item {
  code: string;
  name: string;
  side: 'EARNING' | 'DEDUCTION' | 'GOVERNMENT';
  kind: string;
  tax: string;
  account: string;
  sort: number;
}

/** What a person has of these items together. */
export function amountOf({ amounts }: Pick<Paid, 'amounts'>, ...codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + (amounts[code] ?? 0), 0);
}

/** What people have of these items together. */
export function amountOfAll(paid: readonly Pick<Paid, 'amounts'>[], ...codes: readonly string[]): number {
  return paid.reduce((sum, one) => sum + amountOf(one, ...codes), 0);
}

/** The items of a side that somebody has, in the order of the payslip. */
export function itemsUsed(items: readonly Item[], paid: readonly Paid[], side: Item['side']): Item[] {
  const used = new Set(paid.flatMap(({ amounts }) => Object.keys(amounts)));
  return items.filter((item) => item.side === side && used.has(item.code)).toSorted((one, other) => one.sort - other.sort);
}

/** Rows by a text of them, in the order of that text. */
export function groupPaid<Row>(rows: readonly Row[], by: (row: Row) => string): [string, Row[]][] {
  return [...Map.groupBy(rows, by)].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The name of a loan without its agency, as the head of a column: `Multi-purpose loan`. */
export function loanName(name: string): string {
  const own = name.replace(/^(GSIS|Pag-IBIG) /, '');
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
}

/** As agencies ask for names: `DELA CRUZ, JUAN JR. SANTOS`. */
export function listedName({ surname, first_name, name_extension, middle_name }: Paid): string {
  return `${surname}, ${[first_name, name_extension, middle_name].filter(Boolean).join(' ')}`.toUpperCase();
}
