import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** A notice of allocation of maternity leave (RA 11210 Sec. 6). Days as YYYY-MM-DD. */
export interface AllocationSheet {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  name: string;
  position: string;
  home_address: string;
  agency: string;
  contact: string;
  expected_on: string;
  days: number;
  receiver_name: string;
  receiver_position: string;
  receiver_address: string;
  receiver_agency: string;
  relation: 'FATHER' | 'CAREGIVER';
  relation_detail: string;
}

/** CS Form No. 6a, s. 2020: signed by both, and acknowledged by the agency of who receives the days. */
export const allocationForm = printedForm<AllocationSheet>({
  template: new URL('./cs-form-6a.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<AllocationSheet>): object {
  const isFather = sheet.relation === 'FATHER';
  return {
    ...marks,
    ...sheet,
    date: longDate(sheet.date),
    expected: longDate(sheet.expected_on),
    days: `${sheet.days} ${sheet.days === 1 ? 'day' : 'days'}`,
    father: isFather,
    caregiver: !isFather,
    relation_detail: isFather ? '' : sheet.relation_detail,
  };
}
