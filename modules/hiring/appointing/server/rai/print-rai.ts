import { longDate, monthName, numericDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { RaiReport, RaiRow } from '../../contract/rai.ts';
import { raiForm } from '../../print/forms.ts';
import { readSetting } from '../setting.ts';
import { readRai } from './read-rai.ts';

type OfMonth = Call<{ month: string }>;

/** CS Form No. 2 on paper; a draft until it is certified. */
export async function printRai(call: OfMonth): Promise<FileAnswer> {
  const { db, params, server, today } = call;
  const report = await readRai(call, params.month);
  const rows = rowsIn(report);
  const { accreditation, is_accredited, csc_office, hrmo_name, hrmo_title, authority_name, authority_title } = await readSetting(db);
  const one = {
    month: monthName(params.month),
    agency: await readUniversityName(db, today),
    accreditation: is_accredited ? accreditation : '',
    csc_office,
    hrmo_name,
    hrmo_title,
    authority_name,
    authority_title,
    rows: rows.map((row, at) => Object.values(cellsOf(row, at)).map(String)),
    late: rows.flatMap(({ surname, first_name, late_reason }) =>
      late_reason === null ? [] : [[[surname, first_name].filter(Boolean).join(', '), late_reason] as const],
    ),
  };
  return raiForm.answer(server, [{ sheet: { draft: report.state === 'DRAFT', one }, code: report.code }], `RAI ${params.month}`);
}

/** The same columns as a workbook. */
export async function exportRai(call: OfMonth): Promise<FileAnswer> {
  const rows = rowsIn(await readRai(call, call.params.month));
  const cells = rows.map((row, at) => ({
    ...cellsOf(row, at),
    'Salary rate': row.salary === null ? null : row.salary / 100,
    Added: row.late_reason ?? '',
  }));
  return writeSheet(
    `RAI ${call.params.month}`,
    'xlsx',
    [...HEADINGS, 'Reason where added late'],
    cells.map((row) => Object.values(row)),
  );
}

/** A draft shows late ones that are not added; they are not of the report. */
function rowsIn({ rows }: RaiReport): RaiRow[] {
  return rows.filter(({ is_late, late_reason }) => !is_late || late_reason !== null);
}

const HEADINGS = [
  'No.',
  'Date issued / effectivity',
  'Last name',
  'First name',
  'Name extension',
  'Middle name',
  'Position title',
  'Item no.',
  'Salary grade',
  'Salary rate',
  'Employment status',
  'Period of employment',
  'Nature of appointment',
  'Publication',
  'Appointment ID no.',
  'CSC action',
  'Date of action',
  'Date of release',
] as const;

function cellsOf(row: RaiRow, at: number): Record<(typeof HEADINGS)[number], string | number | null> {
  const day = (date: string | null) => (date === null ? '' : numericDate(date).replaceAll('-', '/'));
  return {
    'No.': at + 1,
    'Date issued / effectivity': day(row.issued_on),
    'Last name': row.surname,
    'First name': row.first_name,
    'Name extension': row.name_extension,
    'Middle name': row.middle_name,
    'Position title': row.position,
    'Item no.': row.item_number,
    'Salary grade': row.salary_grade ?? '',
    'Salary rate': row.salary === null ? '' : formatMoney(row.salary),
    'Employment status': row.status,
    'Period of employment': row.period === null ? '' : `${day(row.period.from)} to ${day(row.period.to)}`,
    'Nature of appointment': row.nature,
    Publication:
      row.publication === null
        ? 'Not required'
        : `${longDate(row.publication.from)} to ${longDate(row.publication.to)}, ${row.publication.mode}`,
    'Appointment ID no.': row.csc_number,
    'CSC action': row.csc_on === null ? '' : ['INVALIDATED', 'APPEALED'].includes(row.state) ? 'INV' : 'V',
    'Date of action': day(row.csc_on),
    'Date of release': day(row.csc_released_on),
  };
}
