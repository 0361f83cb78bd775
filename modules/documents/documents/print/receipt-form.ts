import { printedForm } from '@talaan/papers/server/public.ts';

/** The receipt of a paper from outside, all in words. */
export interface ReceiptSheet {
  office_id: number;
  date: string;
  number: string;
  subject: string;
  sender: string;
  reference: string;
  received: string;
  by: string;
  type: string;
  days: string;
  due: string;
  lacking: string[];
  code: string;
  url: string;
  /** The address at which the client rates the service; empty where they are not asked. */
  rate: string;
  /** SVG. */
  qr: string;
}

export const receiptForm = printedForm<ReceiptSheet>({
  template: new URL('./receipt.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => ({ ...only!.sheet, head: only!.marks.head }),
});
