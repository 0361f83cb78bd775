import { printedForm } from '@talaan/papers/server/public.ts';

/** A figure in words, as it is on paper. */
export interface PrintedFigure {
  title: string;
  /** Empty where there is none: then `missing` says why. */
  value: string;
  beside: string;
  missing: string;
  change: string;
  target: string;
  note: string;
  parts: { title: string; rows: [name: string, value: string][] }[];
}

/** A board on one page, all in words. */
export interface BoardSheet {
  office_id: number;
  date: string;
  title: string;
  over: string;
  /** The day of which it speaks. */
  of: string;
  printed: string;
  figures: PrintedFigure[];
}

export const boardForm = printedForm<BoardSheet>({
  template: new URL('./board.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => ({ ...only!.sheet, head: only!.marks.head }),
});
