import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';

/** What an inspection and acceptance report says. Days as YYYY-MM-DD. */
export interface IarSheet {
  entity: string;
  fund: string;
  supplier: string;
  iar_no: string;
  dated_on: string;
  po_no: string;
  po_date: string | null;
  invoice_no: string;
  invoice_date: string | null;
  office: string;
  /** The acronym of the office: it has no other code. */
  center: string;
  inspected_on: string;
  inspected_by: string;
  accepted_on: string;
  accepted_by: string;
  is_complete: boolean;
  remarks: string;
  lines: {
    article: string;
    description: string;
    brand: string;
    model: string;
    unit: string;
    ordered: number;
    accepted: number;
    /** First and last of the items that came with the line, in the order of their numbers. */
    first_no: string | null;
    last_no: string | null;
    serials: string[];
  }[];
}

/** Inspection and acceptance report (GAM Appendix 62). It stays with the voucher that pays the delivery and has no code. */
export const iarForm = printedForm<IarSheet>({
  template: new URL('./iar.typ', import.meta.url),
  layOut: ([only]) => layOut(only!.sheet),
});

function layOut(sheet: IarSheet): object {
  return {
    ...sheet,
    dated_on: longDate(sheet.dated_on),
    order: [sheet.po_no, sheet.po_date && longDate(sheet.po_date)].filter(Boolean).join(', '),
    invoice_date: sheet.invoice_date === null ? '' : longDate(sheet.invoice_date),
    inspected_on: longDate(sheet.inspected_on),
    accepted_on: longDate(sheet.accepted_on),
    lines: sheet.lines
      .filter(({ accepted }) => accepted > 0)
      .map(({ article, brand, model, description, serials, first_no: first, last_no: last, ...line }) => ({
        ...line,
        numbers: first === last ? [first ?? ''] : [first ?? '', `to ${last ?? ''}`],
        described: [article, [brand, model].filter(Boolean).join(' '), description].filter(Boolean).join(', '),
        serials: serials.join(', '),
      })),
    partial: sheet.lines
      .filter(({ ordered, accepted }) => accepted < ordered)
      .map(({ article, ordered, accepted }) => `${accepted} of ${ordered} ${article}`)
      .join('; '),
  };
}
