import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { PAY_CERTIFICATES, type PayCertificate } from '../contract/last-pay.ts';

export interface PayCertificateSheet {
  kind: PayCertificate;
  control_number: string;
  office_id: number;
  date: string;
  /** As one signs: first name, middle initial, surname. */
  name: string;
  idno: string;
  position: string | null;
  office: string | null;
  month: string;
  /** Centavos. */
  gross: number;
  deductions: { name: string; amount: number }[];
  net: number;
  /** Of those who left: the last day of service. */
  last_day: string | null;
  purpose: string;
}

/** What somebody is paid of a month, certified for a bank, a lender or a court. */
export const payCertificateForm = printedForm<PayCertificateSheet>({
  template: new URL('./pay-certificate.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ certificates: sheets.map(layOut) }),
});

function layOut({ sheet, letterhead, marks }: OnPaper<PayCertificateSheet>): object {
  const signer = letterhead.signatories.at(-1);
  return {
    ...marks,
    kind: sheet.kind,
    title: PAY_CERTIFICATES[sheet.kind],
    controlNumber: sheet.control_number,
    name: sheet.name,
    idno: sheet.idno,
    position: sheet.position ?? '',
    office: sheet.office ?? '',
    month: monthName(sheet.month),
    gross: formatMoney(sheet.gross),
    // What is paid back, such as tax of the year, is added.
    deductions: sheet.deductions.map(({ name, amount }) => [`${amount < 0 ? 'Add' : 'Less'}: ${name}`, formatMoney(Math.abs(amount))]),
    net: formatMoney(sheet.net),
    lastDay: sheet.last_day === null ? '' : longDate(sheet.last_day),
    purpose: sheet.purpose,
    day: longDate(sheet.date),
    signer: { name: signer?.name ?? '', title: signer?.title ?? 'Payroll officer' },
  };
}
