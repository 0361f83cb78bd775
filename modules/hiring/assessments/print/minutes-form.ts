import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** The minutes of a deliberation, as they stand. */
export interface Minutes {
  office_id: number;
  date: string;
  post: string;
  board: string;
  paragraphs: string[];
  present: string[];
  absent: string[];
  ranks: string[][];
  resolutions: string[];
  signatures: { name: string; title: string }[];
}

export const minutesForm = printedForm<Minutes>({
  template: new URL('./minutes.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<Minutes>): object {
  return { ...marks, ...sheet, date: longDate(sheet.date) };
}
