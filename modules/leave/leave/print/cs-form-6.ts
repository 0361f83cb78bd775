import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { FormBox, Unit } from '../rules/leave-type.ts';
import { FORM_6_BOXES } from './form-6-boxes.ts';

/** Who signed, and what stands above the name where they acted in the system: `Recommended on 20 Nov 2026`. All empty where nobody acted yet. */
export interface Signer {
  name: string;
  title: string;
  note: string;
}

interface Credits {
  earned: number;
  less: number;
  balance: number;
}

/** An application for leave as CS Form No. 6 shows it. Days as YYYY-MM-DD, credits in thousandths of a day, money in centavos. */
export interface LeaveFormSheet {
  control_number: string;
  /** Whose letterhead it carries. */
  office_id: number;
  office: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  filed_on: string;
  /** The stamp of the date of receipt; null while it is not received. */
  received_on: string | null;
  position: string;
  monthly_salary: number | null;
  /** Null where 6.B says it alone: monetization and terminal leave. */
  box: FormBox | null;
  /** What stands at 'Others' of 6.A. */
  others: string;
  place: 'PHILIPPINES' | 'ABROAD' | null;
  place_detail: string;
  illness_place: 'IN_HOSPITAL' | 'OUT_PATIENT' | null;
  illness: string;
  study_purpose: 'MASTERS' | 'REVIEW' | null;
  other_purpose: 'MONETIZATION' | 'TERMINAL' | null;
  thousandths: number;
  unit: Unit;
  /** The inclusive dates in words. */
  dates: string;
  commutation: boolean;
  /** The applicant; the form of an application that was handed in on paper carries their own signature, so the note is empty. */
  applicant: Signer;
  certified: { as_of: string; vl: Credits; sl: Credits; /** Credits of the type's own, in words. */ other: string } | null;
  certified_by: Signer;
  /** Null while nobody recommended; `against` is the reason of a recommendation for disapproval. */
  recommended: { approval: boolean; against: string } | null;
  recommended_by: Signer;
  approved: { with_pay: number; without_pay: number; others: string } | null;
  disapproved: string;
  authority: Signer;
  /** What the foot says, such as that it is deemed approved. */
  note: string;
}

/** CS Form No. 6 (Revised 2020): the face, and the instructions on its back. */
export const leaveForm = printedForm<LeaveFormSheet>({
  template: new URL('./cs-form-6.typ', import.meta.url),
  letterhead: ({ office_id, filed_on }) => ({ officeId: office_id, date: filed_on }),
  layOut: (sheets) => ({ sheets: sheets.map(layOut) }),
});

function layOut({ sheet, marks }: OnPaper<LeaveFormSheet>): object {
  const isWomen = sheet.box === 'WOMEN';
  const of = (place: LeaveFormSheet['place']) => (sheet.place === place ? sheet.place_detail : '');
  const ill = (place: LeaveFormSheet['illness_place']) => (!isWomen && sheet.illness_place === place ? sheet.illness : '');
  return {
    ...marks,
    control_number: sheet.control_number,
    note: sheet.note,
    received: sheet.received_on === null ? '' : longDate(sheet.received_on),
    office: sheet.office,
    name: [sheet.last_name, sheet.first_name, sheet.middle_name],
    filed: longDate(sheet.filed_on),
    position: sheet.position,
    salary: sheet.monthly_salary === null ? '' : formatPesos(sheet.monthly_salary),
    types: FORM_6_BOXES.map(({ box, name, law }) => ({ name, law, on: box === sheet.box })),
    others: sheet.others,
    place: sheet.place,
    within: of('PHILIPPINES'),
    abroad: of('ABROAD'),
    patient: isWomen ? null : sheet.illness_place,
    hospital: ill('IN_HOSPITAL'),
    outpatient: ill('OUT_PATIENT'),
    women: isWomen ? sheet.illness : '',
    study: sheet.study_purpose,
    purpose: sheet.other_purpose,
    days: formatAmount(sheet.thousandths, sheet.unit),
    dates: sheet.dates,
    commutation: sheet.commutation,
    applicant: sheet.applicant,
    as_of: sheet.certified === null ? '' : longDate(sheet.certified.as_of),
    credits: creditRows(sheet.certified),
    other_credits: sheet.certified?.other ?? '',
    certified_by: sheet.certified_by,
    recommends: sheet.recommended?.approval ?? null,
    against: sheet.recommended?.against ?? '',
    recommended_by: sheet.recommended_by,
    granted: [
      [sheet.approved ? days(sheet.approved.with_pay) : '', 'days with pay'],
      [sheet.approved ? days(sheet.approved.without_pay) : '', 'days without pay'],
      [sheet.approved?.others ?? '', 'others (Specify)'],
    ],
    refused: sheet.disapproved,
    authority: sheet.authority,
  };
}

function creditRows(certified: LeaveFormSheet['certified']): [label: string, vacation: string, sick: string][] {
  const row = (label: string, of: keyof Credits): [string, string, string] => [
    label,
    certified ? days(certified.vl[of]) : '',
    certified ? days(certified.sl[of]) : '',
  ];
  return [row('Total Earned', 'earned'), row('Less this application', 'less'), row('Balance', 'balance')];
}

/** `2.5 working days`, `105 calendar days`; of leave in hours a day is eight. */
function formatAmount(thousandths: number, unit: Unit): string {
  if (unit === 'HOURS') return `${(thousandths * 8) / 1000} hours`;
  const count = thousandths / 1000;
  return `${count} ${unit === 'CALENDAR' ? 'calendar' : 'working'} ${count === 1 ? 'day' : 'days'}`;
}

function days(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}
