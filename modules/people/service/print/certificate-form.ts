import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { CertificateSheet } from '../rules/certificate-sheet.ts';
import { paperDate } from './paper-words.ts';
import { signerOf } from './signatories.ts';

/** A certificate as it is stored from its preparation on; a draft has no control number. */
export interface CertificateOnPaper extends CertificateSheet {
  /** `Ms. MARIA D. IBARRA`, split for the print. */
  honorific: string;
  name: string;
  surname: string;
  /** Whose letterhead and signatory it carries. */
  office_id: number;
  date: string;
  control_number: string;
  purpose: string;
}

/** A certificate with the copies that were asked for. */
interface Copies extends CertificateOnPaper {
  copies: number;
}

/** As many pages as copies were asked for. */
export const certificateForm = printedForm<Copies>({
  template: new URL('./certificate.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ certificates: sheets.map(layOut) }),
});

function layOut({ sheet, letterhead, marks }: OnPaper<Copies>): object {
  return {
    ...marks,
    signer: signerOf(letterhead),
    kind: sheet.kind,
    copies: sheet.copies,
    honorific: sheet.honorific,
    name: sheet.name,
    surname: sheet.surname,
    position: sheet.position,
    status: sheet.status.toLowerCase(),
    office: sheet.office,
    firstDay: paperDate(sheet.first_day),
    lastDay: sheet.last_day ? paperDate(sheet.last_day) : '',
    separation: sheet.separation,
    periods: sheet.periods.map((one) => ({
      from: paperDate(one.from),
      to: one.to ? paperDate(one.to) : 'present',
      position: one.position,
      office: one.office,
      status: one.status,
      rate: one.daily_rate === null ? '' : formatMoney(one.daily_rate),
    })),
    compensation: sheet.compensation.map((one) => [one.name, formatMoney(one.monthly), formatMoney(one.annual)]),
    total: [formatMoney(sheet.annual_total / 12), formatMoney(sheet.annual_total)],
    purpose: sheet.purpose,
    day: paperDate(sheet.date),
    controlNumber: sheet.control_number,
  };
}
