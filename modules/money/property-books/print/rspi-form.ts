import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { FormSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { RspiLine } from '../contract/rspi.ts';
import { recapByAccount } from '../rules/recap.ts';

/** What a report says as it is stored when it is issued. Days as YYYY-MM-DD, months as YYYY-MM, money in centavos. */
export interface RspiSheet {
  number: string;
  month: string;
  issued_on: string;
  entity: string;
  fund: string;
  campus: string | null;
  certified_by: { name: string; position: string; office: string };
  lines: RspiLine[];
}

/** Report of semi-expendable property issued (COA Circular 2022-004, Annex A.7). */
export const rspiForm = printedForm<RspiSheet>({
  template: new URL('./rspi.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

const sumOf = (lines: readonly RspiLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

function layOut({ sheet, marks }: OnPaper<RspiSheet>): object {
  const { lines, month, issued_on: day, campus, ...head } = sheet;
  return {
    ...head,
    paper: marks.paper,
    entity: [head.entity, campus].filter(Boolean).join(', '),
    month: monthName(month),
    date: longDate(day),
    rows: lines.map((line) => [
      line.ics_no,
      line.center,
      line.property_no,
      line.described,
      line.unit,
      String(line.quantity),
      formatMoney(line.unit_cost),
      formatMoney(line.amount),
    ]),
    quantity: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    total: formatMoney(sumOf(lines)),
    recap: recapByAccount(lines).map((line) => [line.account, line.account_name, String(line.items), formatMoney(line.amount)]),
  };
}

const WIDTHS = [24, 18, 26, 50, 10, 10, 16, 16];

/** The same as a workbook, verified at an address. */
export function rspiWorkbook({ lines, ...sheet }: RspiSheet, address: string): FormSheet {
  const whole = { at: 0, columns: WIDTHS.length };
  return {
    above: [
      [{ ...whole, text: 'Annex A.7' }],
      [{ ...whole, text: 'REPORT OF SEMI-EXPENDABLE PROPERTY ISSUED', isBold: true, isCentred: true }],
      [{ ...whole, text: monthName(sheet.month), isCentred: true }],
      [{ ...whole, text: `Entity Name: ${[sheet.entity, sheet.campus].filter(Boolean).join(', ')}` }],
      [{ ...whole, text: `Fund Cluster: ${sheet.fund}` }],
      [{ ...whole, text: `Serial No.: ${sheet.number}   Date: ${longDate(sheet.issued_on)}` }],
      [],
    ],
    headings: ['ICS No.', 'Responsibility Center', 'Property No.', 'Item Description', 'Unit', 'Quantity Issued', 'Unit Cost', 'Amount'],
    rows: [
      ...lines.map((line) => [
        line.ics_no,
        line.center,
        line.property_no,
        line.described,
        line.unit,
        line.quantity,
        line.unit_cost / 100,
        line.amount / 100,
      ]),
      ['Total', '', '', '', '', lines.length, null, sumOf(lines) / 100],
      ['Summary by UACS object code', '', '', '', '', null, null, null],
      ...recapByAccount(lines).map((line) => ['', '', line.account, line.account_name, '', line.items, null, line.amount / 100]),
    ],
    below: [
      [{ ...whole, text: `Certified correct: ${sheet.certified_by.name}, ${sheet.certified_by.position}` }],
      [{ ...whole, text: `Verify at ${address}` }],
    ],
    widths: WIDTHS,
  };
}
