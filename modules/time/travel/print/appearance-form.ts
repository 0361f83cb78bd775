import { printedForm } from '@talaan/papers/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { TravelOrder } from './travel-order-form.ts';

/** The certificate that the host signs for one traveler, under the number and code of the travel order. */
export const appearanceForm = printedForm<TravelOrder>({
  template: new URL('./appearance.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({
    pages: sheets.map(({ sheet, marks }) => ({ ...marks, ...sheet, date: longDate(sheet.date), traveler: sheet.travelers[0] })),
  }),
});
