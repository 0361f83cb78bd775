import { longDate, numericDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { showIdentityNumber } from '@talaan/personnel/rules/identity-numbers.ts';
import type { Boxes } from '../rules/certificate-2316.ts';

/** What BIR Form 2316 says of a person and a year. */
export interface TaxSheet {
  year: number;
  /** The university. */
  entity: string;
  address: string;
  employer_tin: string;
  surname: string;
  first_name: string;
  middle_name: string;
  birth_date: string | null;
  tin: string;
  /** First and last month with pay of the year. */
  first: string;
  last: string;
  former: { tin: string; name: string; address: string } | null;
  /** The day on which it is printed, where another run may still pay in the year; null once it is final. */
  as_of: string | null;
  boxes: Boxes;
}

/** Certificate of Compensation Payment/Tax Withheld, one a page; the law lays down its head, and it has no code. */
export const taxForm = printedForm<TaxSheet>({
  template: new URL('./tax-form.typ', import.meta.url),
  layOut: (sheets) => ({ certificates: sheets.map(({ sheet }) => layOut(sheet)) }),
});

function layOut(sheet: TaxSheet): object {
  const day = (month: string, end: boolean) => `${month.slice(5)}/${end ? Temporal.PlainYearMonth.from(month).daysInMonth : '01'}`;
  return {
    ...sheet,
    name: [`${sheet.surname},`, sheet.first_name, sheet.middle_name].filter(Boolean).join(' '),
    birthDate: sheet.birth_date === null ? '' : numericDate(sheet.birth_date).replaceAll('-', '/'),
    asOf: sheet.as_of === null ? '' : longDate(sheet.as_of),
    from: day(sheet.first, false),
    to: day(sheet.last, true),
    tin: showIdentityNumber('tin', sheet.tin),
    employerTin: showIdentityNumber('tin', sheet.employer_tin),
    former: sheet.former && { ...sheet.former, tin: showIdentityNumber('tin', sheet.former.tin) },
    boxes: Object.fromEntries(Object.entries({ ...sheet.boxes, 28: sheet.boxes['26'] }).map(([box, amount]) => [box, formatMoney(amount)])),
  };
}
