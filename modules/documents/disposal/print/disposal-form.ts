import { printedForm } from '@talaan/papers/server/public.ts';

/** A request for authority to dispose of records (NAP Form No. 3), all in words. */
export interface DisposalSheet {
  office_id: number;
  date: string;
  number: string;
  agency: string;
  office: string;
  day: string;
  headings: readonly string[];
  lines: (string | number)[][];
  papers: string;
  note: string;
  certified: string;
  prepared_by: string;
  /** Number and date; empty while it is not authorized. */
  authority: string;
}

export const disposalForm = printedForm<DisposalSheet>({
  template: new URL('./disposal.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => ({ ...only!.sheet, head: only!.marks.head }),
});
