import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';

interface Signature {
  name: string;
  title: string;
}

/** A travel order as it is stored on approval; a draft has no control number, and no names where nobody acted yet. */
export interface TravelOrder {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  date: string;
  travelers: { name: string; position: string; office: string }[];
  destination: string;
  /** The days, in words. */
  when: string;
  purpose: string;
  transport: string;
  expenses: string;
  basis: string;
  /** Empty within the country. */
  foreign_authority: string;
  recommended: Signature;
  approved: Signature;
}

/** One page, or more where many travel. */
export const travelOrderForm = printedForm<TravelOrder>({
  template: new URL('./travel-order.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<TravelOrder>): object {
  return { ...marks, ...sheet, date: longDate(sheet.date), facts: factsOf(sheet) };
}

/** What an order says below its people; what is empty is left out. */
export function factsOf(sheet: TravelOrder): [label: string, value: string][] {
  const facts: [string, string][] = [
    ['Destination', sheet.destination],
    ['Inclusive dates', sheet.when],
    ['Purpose', sheet.purpose],
    ['Means of transport', sheet.transport],
    ['Expenses', sheet.expenses],
    ['Basis', sheet.basis],
    ['Authority to travel abroad', sheet.foreign_authority],
  ];
  return facts.filter(([, value]) => value !== '');
}
