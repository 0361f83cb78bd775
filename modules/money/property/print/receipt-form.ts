import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { describeItem } from '../rules/describe-item.ts';

interface Signer {
  name: string;
  position: string;
  office: string;
}

/** What a receipt or slip says as it is stored when it is issued. Days as YYYY-MM-DD, money in centavos. */
export interface ReceiptSheet {
  type: 'PAR' | 'ICS';
  number: string;
  dated_on: string;
  entity: string;
  fund: string;
  received_by: Signer;
  issued_by: Signer;
  /** Who uses the items under the accountable person. */
  used_by: string | null;
  lines: {
    property_no: string;
    unit: string;
    article: string;
    description: string;
    brand: string;
    model: string;
    serial: string;
    acquired_on: string;
    life_years: number;
    amount: number;
    supplier: string;
    po_no: string;
    invoice_no: string;
    invoice_date: string | null;
    parts: { description: string; serial: string }[];
  }[];
}

/** Property acknowledgment receipt (GAM Appendix 71). */
export const parForm = printedForm<ReceiptSheet>({
  template: new URL('./par.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

/** Inventory custodian slip (COA Circular 2022-004, Annex A.3). */
export const icsForm = printedForm<ReceiptSheet>({
  template: new URL('./ics.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

export function formOf(type: ReceiptSheet['type']): typeof parForm {
  return type === 'PAR' ? parForm : icsForm;
}

function layOut({ sheet, marks }: OnPaper<ReceiptSheet>): object {
  const { lines } = sheet;
  return {
    ...marks,
    ...sheet,
    date: longDate(sheet.dated_on),
    lines: lines.map((line) => ({
      ...line,
      described: describeItem(line),
      parts: line.parts.map(({ description, serial }) => (serial === '' ? description : `${description}, serial no. ${serial}`)),
      acquired: longDate(line.acquired_on),
      life: `${line.life_years} years`,
      cost: formatMoney(line.amount),
    })),
    total: formatMoney(lines.reduce((sum, { amount }) => sum + amount, 0)),
    notes: notesOf(lines),
  };
}

/** The footer notes as used: each supplier with order and invoice once. */
function notesOf(lines: ReceiptSheet['lines']): string[] {
  const notes = lines
    .filter(({ supplier }) => supplier !== '')
    .map(({ supplier, po_no: order, invoice_no: invoice, invoice_date: of }) =>
      [
        `Supplier: ${supplier}`,
        order && `Purchase order no. ${order}`,
        invoice && `Invoice no. ${invoice}${of === null ? '' : ` of ${longDate(of)}`}`,
      ]
        .filter(Boolean)
        .join('; '),
    );
  return [...new Set(notes)];
}
