import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { FormSheet, SheetCell } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { CLASSES, CONDITIONS, LINE_STATES } from '../contract/fields.ts';

/** What a personal inventory says as it is stored when it is issued. Days as YYYY-MM-DD, money in centavos. */
export interface InventorySheet {
  /** Empty in a draft. */
  control_number: string;
  as_of: string;
  entity: string;
  holder: { name: string; idno: string; position: string; office: string };
  /** By class and date of the paper. */
  lines: {
    class: keyof typeof CLASSES;
    /** `PAR 2026-11-0003`. */
    paper: string;
    dated_on: string;
    fund: string;
    property_no: string;
    article: string;
    description: string;
    brand: string;
    model: string;
    serial: string;
    acquired_on: string;
    life_years: number;
    location: string;
    condition: keyof typeof CONDITIONS;
    line: keyof typeof LINE_STATES;
    amount: number;
  }[];
}

type Line = InventorySheet['lines'][number];

export const inventoryForm = printedForm<InventorySheet>({
  template: new URL('./inventory.typ', import.meta.url),
  layOut: ([only]) => ({ ...only!.marks, ...only!.sheet, ...layOut(only!.sheet) }),
});

function layOut({ as_of: day, lines }: InventorySheet): object {
  return {
    date: longDate(day),
    items: lines.length,
    total: formatMoney(sumOf(lines)),
    classes: groupsOf(lines).map(({ name, papers, own }) => ({
      name,
      items: own.length,
      total: formatMoney(sumOf(own)),
      papers: papers.map(({ title, lines: of }) => ({
        title,
        total: formatMoney(sumOf(of)),
        lines: of.map((line) => ({
          property_no: line.property_no,
          described: describe(line),
          acquired: longDate(line.acquired_on),
          life: yearsOf(line),
          state: stateOf(line),
          amount: formatMoney(line.amount),
        })),
      })),
    })),
  };
}

/** The same as a workbook: a row for each item, and for the sum of each paper, each class and all. */
export function inventoryWorkbook({ as_of: day, entity, holder, lines }: InventorySheet): FormSheet {
  const head = (text: string, isBold = false) => [{ text, at: 0, columns: WIDTHS.length, isBold, isCentred: true }];
  return {
    above: [
      head(entity, true),
      head('PERSONAL INVENTORY OF PROPERTY', true),
      head(`As of ${longDate(day)}`),
      head([holder.name, holder.idno, holder.position, holder.office].filter(Boolean).join(', ')),
      [],
    ],
    headings: HEADINGS,
    rows: [
      ...groupsOf(lines).flatMap(({ name, papers, own }) => [
        ...papers.flatMap(({ title, lines: of }) => [...of.map((line) => cellsOf(line, name)), sumRow(`Sum of ${title}`, of)]),
        sumRow(`Sum of ${name}`, own),
      ]),
      sumRow('Sum of all', lines),
    ],
    below: [],
    widths: WIDTHS,
  };
}

const HEADINGS = [
  'Class',
  'Paper',
  'Date',
  'Property number',
  'Description',
  'Date acquired',
  'Useful life',
  'Condition',
  'Items',
  'Amount',
];
const WIDTHS = [30, 22, 14, 24, 46, 14, 12, 34, 8, 16];

function cellsOf(line: Line, name: string): SheetCell[] {
  return [
    name,
    line.paper,
    longDate(line.dated_on),
    line.property_no,
    describe(line),
    longDate(line.acquired_on),
    yearsOf(line),
    stateOf(line),
    1,
    line.amount / 100,
  ];
}

function sumRow(what: string, lines: readonly Line[]): SheetCell[] {
  return [what, '', '', '', '', '', '', '', lines.length, sumOf(lines) / 100];
}

/** The lines by class, and within it by paper. */
function groupsOf(lines: readonly Line[]): { name: string; own: Line[]; papers: { title: string; lines: Line[] }[] }[] {
  return [...Map.groupBy(lines, (line) => line.class)].map(([key, own]) => ({
    name: CLASSES[key],
    own,
    papers: [...Map.groupBy(own, ({ paper, dated_on: day, fund }) => `${paper} of ${longDate(day)}, fund cluster ${fund}`)].map(
      ([title, of]) => ({ title, lines: of }),
    ),
  }));
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function describe({ article, brand, model, description, serial }: Line): string {
  return [article, [brand, model].filter(Boolean).join(' '), description, serial && `serial no. ${serial}`].filter(Boolean).join(', ');
}

/** Where it is and how; what was not acknowledged says so. */
function stateOf({ condition, location, line }: Line): string {
  return [CONDITIONS[condition], location, line === 'ACKNOWLEDGED' ? '' : LINE_STATES[line].toLowerCase()].filter(Boolean).join(', ');
}

function yearsOf({ life_years: years }: Line): string {
  return years === 1 ? '1 year' : `${years} years`;
}
