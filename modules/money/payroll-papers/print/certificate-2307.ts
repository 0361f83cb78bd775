import { monthBounds, monthName, numericDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { showIdentityNumber } from '@talaan/personnel/rules/identity-numbers.ts';
import { quarterUntil, taxableOf, type TaxedPayee } from '../rules/remittances/expanded-tax.ts';

/** What BIR Form 2307 says of a payee and a quarter, until a month. */
export interface CertificateSheet {
  entity: string;
  address: string;
  numbers: { tin: string };
  is_draft: boolean;
  month: string;
  /** All codes of one payee. */
  taxes: readonly TaxedPayee[];
}

/** Certificate of Creditable Tax Withheld at Source, one a page; the law lays down its head, and it has no code. */
export const certificateForm = printedForm<CertificateSheet>({
  template: new URL('./certificate-2307.typ', import.meta.url),
  layOut: (sheets) => ({ certificates: sheets.map(({ sheet }) => layOut(sheet)) }),
});

function layOut({ entity, address, numbers, is_draft: isDraft, month, taxes }: CertificateSheet): object {
  const { from } = quarterUntil(month);
  const [expanded, business] = [taxes.filter(({ code }) => code === 'EWT'), taxes.filter(({ code }) => code === 'PERCENTAGE_TAX')];
  const { surname, first_name: first, name_extension: suffix, middle_name: middle, tin, idno } = taxes[0]!.person;
  return {
    is_draft: isDraft,
    number: `Employee no. ${idno}`,
    from: slashed(monthBounds(from).from),
    to: slashed(monthBounds(month).to),
    payee: {
      tin: showIdentityNumber('tin', tin),
      name: [`${surname},`, [first, suffix].filter(Boolean).join(' ') + ',', middle].join(' ').replace(/, ?$/, ''),
    },
    payor: { tin: numbers.tin, name: entity, address },
    months: ['1st month', '2nd month', '3rd month'].map((place, at) => ({
      place,
      name: monthName(Temporal.PlainYearMonth.from(from).add({ months: at }).toString()),
    })),
    expanded: expanded.map(rowOf),
    business: business.map(rowOf),
    totals: { expanded: totalOf(expanded), business: totalOf(business) },
  };
}

/** As the Bureau writes days: `11/30/2026`. */
function slashed(day: string): string {
  return numericDate(day).replaceAll('-', '/');
}

function rowOf(one: TaxedPayee): object {
  return {
    nature: one.nature,
    atc: one.atc,
    months: one.months.map((amount) => (amount === 0 ? '' : formatMoney(amount))),
    total: formatMoney(taxableOf(one)),
    withheld: formatMoney(one.amount),
  };
}

function totalOf(taxes: readonly TaxedPayee[]): object {
  const sum = (of: (one: TaxedPayee) => number) => formatMoney(taxes.reduce((all, one) => all + of(one), 0));
  return { taxed: sum(taxableOf), withheld: sum(({ amount }) => amount) };
}
