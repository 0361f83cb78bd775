import { printedForm } from '@talaan/papers/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { ConsentPart } from '../rules/consent-text.ts';

/** A consent form before it is signed. */
export interface ConsentSheet {
  name: string;
  idno: string;
  office: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  version: number;
  parts: readonly ConsentPart[];
}

/** A page of A4 that the employee signs; it has no code, since the signature makes it what it is. */
export const consentForm = printedForm<ConsentSheet>({
  template: new URL('./consent.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    return { ...sheet, head: marks.head, date: longDate(sheet.date) };
  },
});
