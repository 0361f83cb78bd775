import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { ReportCell, ReportColumn, ReportRow } from '../contract/reports.ts';

export interface ReportOnPaper {
  title: string;
  day: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** Whose letterhead it carries. */
  officeId: number;
}

/** A report on long paper (8.5 by 13 inches), across, with letterhead and signatures. */
export const reportForm = printedForm<ReportOnPaper>({
  template: new URL('./report.typ', import.meta.url),
  letterhead: ({ officeId, day }) => ({ officeId, date: day }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet: { title, day, columns, rows }, marks }: OnPaper<ReportOnPaper>): object {
  return {
    ...marks,
    title,
    as_of: longDate(day),
    columns: columns.map(({ title: heading, kind, width }) => ({ heading, width, right: kind === 'number' || kind === 'money' })),
    groups: [...Map.groupBy(rows, ({ group }) => group)].map(([name, members]) => ({
      name,
      rows: members.map(({ cells }) => cells.map((cell, index) => formatCell(cell, columns[index]!))),
    })),
    total: rows.length,
  };
}

const money = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2 });

function formatCell(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === null) return '';
  if (kind === 'money') return money.format(Number(cell) / 100);
  return kind === 'date' ? longDate(String(cell)) : String(cell);
}
