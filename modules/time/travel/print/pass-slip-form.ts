import { printedForm } from '@talaan/papers/server/public.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';

/** A pass slip as it is stored on approval. */
export interface SlipSheet {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  issued_on: string;
  name: string;
  date: string;
  /** Minutes after midnight. */
  from_minute: number;
  to_minute: number;
  is_official: boolean;
  destination: string;
  purpose: string;
  approved_by: string;
}

/** Half a page of A4, for the gate. */
export const passSlipForm = printedForm<SlipSheet>({
  template: new URL('./pass-slip.typ', import.meta.url),
  letterhead: ({ office_id, issued_on }) => ({ officeId: office_id, date: issued_on }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    const hours = `${clockTime(sheet.from_minute)} to ${clockTime(sheet.to_minute)}`;
    return { ...marks, ...sheet, date: longDate(sheet.date), hours, kind: sheet.is_official ? 'OFFICIAL' : 'PERSONAL' };
  },
});
