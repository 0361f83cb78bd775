import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printPdf } from '@talaan/kernel/server/print.ts';
import type { ReportCell, ReportColumn, ReportRow } from '../contract/reports.ts';

export interface ReportOnPaper {
  title: string;
  day: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** As `readLetterhead` gives it. */
  letterhead: { head: object; files: Record<string, Uint8Array> };
  /** As `issuePapers` gives it. */
  paper: { code: string; url: string; qr: Uint8Array };
}

/** A report on long paper (8.5 by 13 inches), across, with letterhead, signatures and verification code. */
export function printTable({ title, day, columns, rows, letterhead, paper }: ReportOnPaper): Promise<Uint8Array> {
  return printPdf({
    template: new URL('./report.typ', import.meta.url),
    input: {
      letterhead: letterhead.head,
      title,
      as_of: longDate(day),
      columns: columns.map(({ title: heading, kind, width }) => ({ heading, width, right: kind === 'number' || kind === 'money' })),
      groups: [...Map.groupBy(rows, ({ group }) => group)].map(([name, members]) => ({
        name,
        rows: members.map(({ cells }) => cells.map((cell, index) => sayCell(cell, columns[index]!))),
      })),
      total: rows.length,
      code: paper.code,
      url: paper.url,
    },
    files: { ...letterhead.files, 'qr.svg': paper.qr },
  });
}

const money = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2 });

function sayCell(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === null) return '';
  if (kind === 'money') return money.format(Number(cell) / 100);
  return kind === 'date' ? longDate(String(cell)) : String(cell);
}
