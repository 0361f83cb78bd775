import { printedForm } from '@talaan/papers/server/public.ts';
import type { Cell, Table } from '../rules/table.ts';
import { formatCells, type Signature } from './paper-sheet.ts';

/** One sheet of the general payroll, with its own totals; the last one of a fund has the grand total and the boxes. */
export interface PayrollSheet {
  entity: string;
  fund: string;
  title: string;
  period: string;
  number: string;
  is_draft: boolean;
  sheet: number;
  of: number;
  columns: Table['columns'];
  rows: readonly (readonly Cell[])[];
  totals: readonly (number | null)[];
  last: {
    totals: readonly (number | null)[];
    words: string;
    net: string;
    people: number;
    signatures: Readonly<Record<string, Signature>>;
  } | null;
}

/** General payroll (GAM Appendix 33). */
export const payrollForm = printedForm<PayrollSheet>({
  template: new URL('./payroll.typ', import.meta.url),
  layOut: (sheets) => ({ sheets: sheets.map(({ sheet }) => layOut(sheet)) }),
});

function layOut({ columns, rows, totals, last, ...sheet }: PayrollSheet): object {
  const kinds = columns.map(({ kind }) => kind);
  return {
    ...sheet,
    columns: columns.map(({ title, kind, width }) => ({ title, width, is_figure: kind !== 'text' })),
    rows: rows.map((cells) => formatCells(cells, kinds)),
    totals: formatCells(totals, kinds),
    last: last && { ...last, totals: formatCells(last.totals, kinds) },
  };
}
