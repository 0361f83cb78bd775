import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { formatHours, formatMinutes } from '../rules/format-hours.ts';

/** A certificate of COC earned in a month, as it is stored. Days as YYYY-MM-DD, credit in seconds. */
export interface CertificateSheet {
  control_number: string;
  date: string;
  /** Whose letterhead and signatories it carries. */
  office_id: number;
  name: string;
  position: string;
  office: string;
  month: string;
  days: { date: string; minutes: number; percent: number; seconds: number }[];
  credited: number;
  lost: number;
  valid_until: string;
}

/** Issued at the end of the month, before the credits are used (CSC-DBM JC 2 s.2004). */
export const certificateForm = printedForm<CertificateSheet>({
  template: new URL('./certificate.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<CertificateSheet>): object {
  return {
    ...marks,
    control_number: sheet.control_number,
    name: sheet.name,
    facts: [
      ['Name', sheet.name],
      ['Position', sheet.position],
      ['Office', sheet.office],
      ['Month', monthName(sheet.month)],
      ['Valid until', longDate(sheet.valid_until)],
    ].filter(([, value]) => value !== ''),
    days: sheet.days.map(({ date, minutes, percent, seconds }) => [
      longDate(date),
      formatMinutes(minutes),
      (percent / 100).toFixed(1),
      formatHours(seconds),
    ]),
    credited: formatHours(sheet.credited),
    lost: sheet.lost === 0 ? '' : formatHours(sheet.lost),
    date: longDate(sheet.date),
  };
}
