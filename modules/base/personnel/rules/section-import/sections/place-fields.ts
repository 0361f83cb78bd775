import type { Places } from '../../places.ts';
import { refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { readDay, readLastDay, readText } from '@talaan/imports/rules/readers.ts';
import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';

export interface DayValues {
  from: string;
  until: string;
}

export const dayFields: ImportFields<DayValues> = {
  from: {
    title: 'From',
    aliases: ['from', 'start', 'start date', 'date from', 'inclusive dates from', 'effective date', 'effectivity', 'first day'],
    isRequired: true,
    read: readDay,
    help: 'The first day: YYYY-MM-DD or MM/DD/YYYY.',
    example: '2021-06-01',
  },
  until: {
    title: 'To',
    aliases: ['to', 'end', 'end date', 'date to', 'inclusive dates to', 'until', 'last day'],
    read: readLastDay,
    help: 'The last day, or Present. Empty leaves the end as it is on record.',
    example: '2022-12-31',
  },
};

export interface OfficeValues {
  office: string;
  campus: string;
}

export const officeFields: ImportFields<OfficeValues> = {
  office: {
    title: 'Office',
    aliases: ['office', 'office name', 'college', 'department', 'unit', 'station', 'place of assignment', 'station place of assignment'],
    isRequired: true,
    read: readText(200),
    help: 'Acronym or name, as in the list of offices.',
    example: 'CAS',
  },
  campus: {
    title: 'Campus',
    aliases: ['campus', 'campus name', 'branch'],
    read: readText(100),
    help: 'Only where several campuses have an office of that name.',
    example: '',
  },
};

/** The office that a row names; null once it refused the row. */
export function readOffice(row: ReadRow<OfficeValues>, places: Places): number | null {
  const { office = '', campus = '' } = row.values;
  if (campus !== '' && places.campus(campus) === undefined) {
    refuse(row, officeFields.campus.title, `There is no campus “${campus}”. Enter its number, name or acronym.`);
    return null;
  }
  const found = places.office({ acronym: office, name: office, campus });
  if ('id' in found) return found.id;
  refuse(
    row,
    officeFields.office.title,
    `“${office.slice(0, 60)}” is not an office here, or one of several; enter its full name and campus.`,
  );
  return null;
}
