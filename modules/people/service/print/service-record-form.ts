import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { missingOn } from '../rules/missing-birth.ts';
import type { ServiceGap } from '../rules/service-gaps.ts';
import type { ServiceRow } from '../rules/service-rows.ts';
import { columnDate, paperDate } from './paper-words.ts';
import { certifiers } from './signatories.ts';

/** A service record as it is stored when it is issued, so that the same paper can be printed again; a draft has no control number. */
export interface RecordSheet {
  surname: string;
  given: string;
  middle: string;
  /** The surname before marriage; empty where it is the same. */
  maiden: string;
  idno: string;
  birth_date: string | null;
  birth_place: string;
  salary_per: 'year' | 'month';
  rows: ServiceRow[];
  gaps: ServiceGap[];
  control_number: string;
  date: string;
  purpose: string;
  certified: boolean;
  office_id: number;
}

const MONTHS = 12;

/** The service record of the domain page, section 5, on as many long pages as it takes. */
export const serviceRecordForm = printedForm<RecordSheet>({
  template: new URL('./service-record.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ records: sheets.map(layOut) }),
});

function layOut({ sheet, letterhead, marks }: OnPaper<RecordSheet>): object {
  return {
    ...marks,
    signatories: sheet.certified ? certifiers(letterhead) : [],
    name: [sheet.surname, sheet.given, sheet.middle],
    maiden: sheet.maiden,
    idno: sheet.idno,
    birth: [sheet.birth_date ? paperDate(sheet.birth_date) : '', sheet.birth_place],
    missing: missingOn(sheet),
    salaryPer: sheet.salary_per === 'year' ? 'per annum' : 'per month',
    lines: linesOf(sheet),
    controlNumber: sheet.control_number,
    date: paperDate(sheet.date),
    purpose: sheet.purpose,
    certified: sheet.certified,
  };
}

/** The rows as cells, and between them as words the gaps that nothing explains. */
function linesOf(sheet: RecordSheet): (string[] | string)[] {
  const gaps = sheet.gaps.filter(({ explained }) => explained === '');
  return sheet.rows.flatMap((row, at) => {
    const next = sheet.rows[at + 1];
    const gap = next && gaps.find(({ from, to }) => row.to !== null && row.to < from && to < next.from);
    return gap ? [cellsOf(row, sheet.salary_per), formatGap(gap)] : [cellsOf(row, sheet.salary_per)];
  });
}

function cellsOf(row: ServiceRow, per: 'year' | 'month'): string[] {
  return [
    columnDate(row.from),
    row.to === null ? 'to present' : columnDate(row.to),
    row.designation,
    row.status,
    salaryOf(row, per),
    row.station,
    row.branch,
    row.absences,
    row.separated_on ? columnDate(row.separated_on) : '',
    row.separation_cause,
  ];
}

function salaryOf({ monthly_salary, daily_rate }: ServiceRow, per: 'year' | 'month'): string {
  if (monthly_salary !== null) return formatMoney(per === 'year' ? monthly_salary * MONTHS : monthly_salary);
  return daily_rate === null ? '' : `${formatMoney(daily_rate)}/day`;
}

function formatGap({ from, to, days }: ServiceGap): string {
  return `GAP: no service on record from ${columnDate(from)} to ${columnDate(to)} (${days} ${days === 1 ? 'day' : 'days'})`;
}
