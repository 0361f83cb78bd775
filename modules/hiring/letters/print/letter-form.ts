import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** A letter as it was written, and to whom. */
export interface LetterSheet {
  /** The office whose letterhead and signatory it carries. */
  office_id: number;
  date: string;
  name: string;
  mobile: string;
  email: string;
  reference: string;
  subject: string;
  paragraphs: string[];
}

export const letterForm = printedForm<LetterSheet>({
  template: new URL('./letter.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ letters: sheets.map(layOut) }),
});

function layOut({ sheet, letterhead: { signatories }, marks }: OnPaper<LetterSheet>): object {
  const signer = signatories.find(({ role }) => role === 'certified') ?? signatories.at(-1);
  return {
    head: marks.head,
    day: longDate(sheet.date),
    name: sheet.name,
    mobile: sheet.mobile,
    email: sheet.email,
    reference: sheet.reference,
    subject: sheet.subject,
    paragraphs: sheet.paragraphs,
    signer: { name: signer?.name ?? '', title: signer?.title ?? 'Human Resource Management Officer' },
  };
}
