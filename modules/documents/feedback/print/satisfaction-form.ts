import { printedForm } from '@talaan/papers/server/public.ts';

/** A table of the report: its heading and rows, all in words. */
export interface ReportTable {
  title: string;
  headings: string[];
  rows: string[][];
  /** Said below it, or in its place where it has no rows. */
  note: string;
}

/** The yearly report of client satisfaction (Annex B of ARTA MC 2022-05), all in words. */
export interface SatisfactionSheet {
  office_id: number;
  date: string;
  university: string;
  year: string;
  printed: string;
  overall: string;
  overview: string;
  method: string;
  /** How clients are asked. */
  mechanism: string;
  scoring: string[];
  tables: ReportTable[];
}

export const satisfactionForm = printedForm<SatisfactionSheet>({
  template: new URL('./satisfaction.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => ({ ...only!.sheet, head: only!.marks.head }),
});
