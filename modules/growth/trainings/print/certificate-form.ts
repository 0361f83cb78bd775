import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { describeDays } from '../rules/describe-days.ts';
import { formatHours } from '../rules/format-numbers.ts';

/** A certificate of training as it is stored. Days as YYYY-MM-DD, attended hours in hundredths. */
export interface CertificateSheet {
  control_number: string;
  date: string;
  /** Whose letterhead and signatories it carries. */
  office_id: number;
  name: string;
  position: string;
  title: string;
  first_day: string;
  last_day: string;
  place: string;
  hours: number;
}

/** Given to who attended enough of a training of the university. */
export const certificateForm = printedForm<CertificateSheet>({
  template: new URL('./certificate.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (all) => ({
    sheets: all.map(({ sheet, marks }) => ({
      ...marks,
      control_number: sheet.control_number,
      name: sheet.name,
      position: sheet.position,
      title: sheet.title,
      when: describeDays(sheet),
      place: sheet.place,
      hours: formatHours(sheet.hours),
      date: longDate(sheet.date),
    })),
  }),
});
