import { printedForm } from '@talaan/papers/server/public.ts';

/** The history of a document, all in words. */
export interface HistorySheet {
  office_id: number;
  date: string;
  number: string;
  when: string;
  subject: string;
  /** SVG. */
  qr: string;
  facts: [label: string, value: string][];
  stays: { office: string; lines: string[]; sent: string; received: string; hours: string }[];
  steps: { at: string; label: string; by: string; reason: string }[];
}

export const historyForm = printedForm<HistorySheet>({
  template: new URL('./history.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => ({ ...only!.sheet, head: only!.marks.head }),
});
