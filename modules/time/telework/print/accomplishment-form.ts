import { printedForm } from '@talaan/papers/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';

/** An accomplishment report as it is stored with its paper. */
export interface AccomplishmentSheet {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  name: string;
  position: string;
  office: string;
  /** In words. */
  period: string;
  head: { name: string; title: string };
  days: { date: string; logged: string; tasks: string[]; accomplishment: string; state: string }[];
}

/** The days at home of a person, with the lines on which they and their head sign. */
export const accomplishmentForm = printedForm<AccomplishmentSheet>({
  template: new URL('./accomplishment.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    const { head: signer, ...said } = sheet;
    return { ...said, signer, ...marks, date: longDate(sheet.date) };
  },
});
