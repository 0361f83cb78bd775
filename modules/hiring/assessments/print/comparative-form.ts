import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** A comparative assessment as it is stored when it is issued; a draft has no control number. Figures are printed as they stand. */
export interface Comparative {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  post: string;
  board: string;
  vacancies: number;
  form: string;
  minimum: string;
  factors: { name: string; points: string }[];
  rows: {
    rank: string;
    name: string;
    position: string;
    /** What the file says of education, experience, training and eligibility, in words. */
    file: string;
    points: string[];
    total: string;
    preference: string;
    final: string;
    remarks: string;
  }[];
  resolution: string;
  signatures: { name: string; title: string }[];
}

/** Long paper, landscape; as many pages as the applicants fill. */
export const comparativeForm = printedForm<Comparative>({
  template: new URL('./comparative.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<Comparative>): object {
  return { ...marks, ...sheet, date: longDate(sheet.date) };
}
