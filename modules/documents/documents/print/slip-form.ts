import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** A routing slip (domain page, A6), all in words. */
export interface SlipSheet {
  office_id: number;
  date: string;
  number: string;
  /** Empty while it has none. */
  outgoing: string;
  /** SVG. */
  qr: string;
  received: string;
  from: string;
  subject: string;
  type: string;
  due: string;
  priority: string;
  stays: { from: string; to: string; instruction: string; remarks: string; received: string }[];
}

const letterhead = ({ office_id, date }: SlipSheet) => ({ officeId: office_id, date });
const layOut = (slips: readonly OnPaper<SlipSheet>[]) => ({ slips: slips.map(({ sheet, marks }) => ({ ...sheet, head: marks.head })) });

/** One on a page of A5, several two on a page of A4 with a line to cut along. */
export const slipForm = printedForm<SlipSheet>({ template: new URL('./slip.typ', import.meta.url), letterhead, layOut });

/** As much of a subject as a label has room for. */
const LABEL_SUBJECT = 80;

/** Each on a label of 62 by 29 mm. */
export const labelForm = printedForm<SlipSheet>({
  template: new URL('./label.typ', import.meta.url),
  layOut: (slips) => ({
    slips: slips.map(({ sheet: { subject, ...sheet } }) => ({
      ...sheet,
      subject: subject.length > LABEL_SUBJECT ? `${subject.slice(0, LABEL_SUBJECT).trimEnd()} …` : subject,
    })),
  }),
});
