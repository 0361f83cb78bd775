import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { formatFactor } from '../rules/credit-value.ts';
import { PAYMENT_BASES, type PaymentBasis } from '../rules/reasons.ts';

/** The computation sheet as it is stored when the payment is approved; a draft has no control number. Days in thousandths, money in centavos. */
export interface PaymentSheet {
  control_number: string;
  date: string;
  /** Whose letterhead it carries. */
  office_id: number;
  office: string | null;
  basis: PaymentBasis;
  name: string;
  idno: string;
  position: string;
  last_day: string | null;
  vl_before: number | null;
  sl_before: number | null;
  vl: number;
  sl: number;
  monthly: number | null;
  factor: number | null;
  value: number | null;
  certified_on: string | null;
  fund_source: string;
  /** Who computed, certified funds and approved, with their titles. */
  decided: { label: string; name: string; title: string; on: string }[];
}

/** The computation of monetized credits or terminal leave (DBM BC 2016-2). */
export const paymentForm = printedForm<PaymentSheet>({
  template: new URL('./payment-sheet.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<PaymentSheet>): object {
  const { vl, sl, vl_before: vlBefore, sl_before: slBefore, monthly, factor, value } = sheet;
  return {
    ...marks,
    control_number: sheet.control_number,
    title: sheet.basis === 'TERMINAL' ? 'COMPUTATION OF TERMINAL LEAVE' : 'COMPUTATION OF MONETIZED LEAVE CREDITS',
    facts: [
      ['Name', sheet.name],
      ['Employee number', sheet.idno],
      ['Position', sheet.position],
      ['Office', sheet.office ?? ''],
      [
        'Basis',
        sheet.basis === 'TERMINAL'
          ? 'MC 41 s.1998 Sec. 35'
          : `${PAYMENT_BASES[sheet.basis]} of leave credits (MC 41 s.1998 Secs. 22 and 23)`,
      ],
      ['Last day of service', sheet.last_day ? longDate(sheet.last_day) : ''],
      ['Credits as of', sheet.certified_on ? longDate(sheet.certified_on) : 'not yet certified'],
      ['Fund source', sheet.fund_source],
    ].filter(([, said]) => said !== ''),
    credits: [
      ['Credits', days(vlBefore), days(slBefore), days(sumOf(vlBefore, slBefore))],
      ['Paid', days(vl), days(sl), days(vl + sl)],
      ['Balance', days(less(vlBefore, vl)), days(less(slBefore, sl)), days(less(sumOf(vlBefore, slBefore), vl + sl))],
    ],
    monthly: formatMoney(monthly),
    days: days(vl + sl),
    factor: factor === null ? '—' : formatFactor(factor),
    value: formatMoney(value),
    decided: sheet.decided.map(({ label, name, title, on }) => ({ label, name, title, on: longDate(on) })),
  };
}

const sumOf = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);
const less = (before: number | null, paid: number) => (before === null ? null : before - paid);
const days = (thousandths: number | null) => (thousandths === null ? '—' : (thousandths / 1000).toFixed(3));
