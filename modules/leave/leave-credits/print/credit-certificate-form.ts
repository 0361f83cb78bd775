import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatThousandths } from '@talaan/leave/rules/format-days.ts';
import { printedForm, type LetterheadOnPaper, type OnPaper } from '@talaan/papers/server/public.ts';

/** A certificate of leave credits as it is stored once it was issued. Amounts are thousandths of a day, days YYYY-MM-DD. */
export interface CreditCertificateSheet {
  /** Empty on a draft. */
  control_number: string;
  date: string;
  /** Whose letterhead and signatory it carries. */
  office_id: number;
  honorific: string;
  name: string;
  surname: string;
  idno: string;
  position: string;
  office: string;
  status: string;
  as_of: string;
  vl: number;
  sl: number;
  /** Of teachers; null for who never had any. */
  service_credits: number | null;
  /** Asked for by applications that are not decided, where the day is that of the issue. */
  vl_held: number;
  sl_held: number;
  without_pay: number;
  /** The last day up to which months are closed; null where none is. */
  earned_until: string | null;
  purpose: string;
}

/** The certificate of leave credits, for loans and transfers, on one page. */
export const creditCertificateForm = printedForm<CreditCertificateSheet>({
  template: new URL('./credit-certificate.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, letterhead, marks }: OnPaper<CreditCertificateSheet>): object {
  const { vl, sl, vl_held: vlHeld, sl_held: slHeld, service_credits: service, without_pay: without } = sheet;
  return {
    ...marks,
    controlNumber: sheet.control_number,
    honorific: sheet.honorific,
    name: sheet.name,
    surname: sheet.surname,
    idno: sheet.idno,
    position: sheet.position,
    office: sheet.office,
    status: sheet.status.toLowerCase(),
    asOf: longDate(sheet.as_of),
    credits: [
      ['Vacation leave', formatThousandths(vl)],
      ['Sick leave', formatThousandths(sl)],
    ],
    total: formatThousandths(vl + sl),
    service: service === null ? '' : formatThousandths(service),
    notes: [
      sheet.earned_until === null ? '' : `Credits earned up to ${longDate(sheet.earned_until)} are included.`,
      vlHeld + slHeld === 0
        ? ''
        : `Applications that are not decided ask for ${formatThousandths(vlHeld)} days of vacation and ${formatThousandths(slHeld)} days of sick leave of these.`,
      without === 0 ? 'No leave without pay is on record.' : `Leave without pay on record: ${formatThousandths(without)} days.`,
    ].filter(Boolean),
    purpose: sheet.purpose,
    day: longDate(sheet.date),
    signer: signerOf(letterhead),
  };
}

/** The head of HR, else the last whom the letterhead names. */
function signerOf({ signatories }: LetterheadOnPaper): { name: string; title: string } {
  const signer = signatories.find(({ role }) => role === 'certified') ?? signatories.at(-1);
  return { name: signer?.name ?? '', title: signer?.title ?? 'Human Resource Management Officer' };
}
