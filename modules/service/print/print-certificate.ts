import { sayMoney } from '@talaan/kernel/contract/money.ts';
import { groupCode } from '@talaan/papers/rules/read-code.ts';
import type { IssuedPaper } from '@talaan/papers/server/public.ts';
import { printPdf } from '@talaan/kernel/server/print.ts';
import type { CertificateSheet } from '../rules/certificate-sheet.ts';
import { paperDate } from './paper-words.ts';
import { signerOf, type Letterhead } from './signatories.ts';

/** A certificate as it is kept from its preparation on. */
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

/** As many sheets as copies were asked for. */
export function printCertificate(
  sheet: CertificateOnPaper,
  copies: number,
  paper: IssuedPaper,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  return printPdf({
    template: new URL('./certificate.typ', import.meta.url),
    input: {
      letterhead: letterhead.head,
      signer: signerOf(letterhead.head),
      kind: sheet.kind,
      copies,
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
        rate: one.daily_rate === null ? '' : sayMoney(one.daily_rate),
      })),
      compensation: sheet.compensation.map((one) => [one.name, sayMoney(one.monthly), sayMoney(one.annual)]),
      total: [sayMoney(sheet.annual_total / 12), sayMoney(sheet.annual_total)],
      purpose: sheet.purpose,
      date: sheet.date,
      day: paperDate(sheet.date),
      controlNumber: sheet.control_number,
      code: groupCode(paper.code),
      url: paper.url,
    },
    files: { ...letterhead.files, 'qr.svg': paper.qr },
  });
}
