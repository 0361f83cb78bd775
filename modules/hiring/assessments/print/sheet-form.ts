import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';

/** The sheet of one member about one applicant. */
export interface SheetOnPaper {
  office_id: number;
  date: string;
  post: string;
  applicant: string;
  form: string;
  member: { name: string; title: string };
  factors: { name: string; points: string; given: string; items: { name: string; points: string; rating: string }[] }[];
  remarks: string;
  submitted: string;
}

/** A page for each member. */
export const sheetForm = printedForm<SheetOnPaper>({
  template: new URL('./sheet.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ sheets: sheets.map(({ sheet, marks }) => ({ ...marks, ...sheet, date: longDate(sheet.date) })) }),
});
