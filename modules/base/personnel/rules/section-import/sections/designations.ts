import type { Span } from '../../moves/spans.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import type { Places } from '../../places.ts';
import { judgeDated, requireService } from '../judge-dated.ts';
import type { DatedRow } from '../plan-dated-rows.ts';
import { isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import type { JudgedRow, SectionRow } from '../section-rows.ts';
import { readText, readWhole, readYesNo } from '@talaan/imports/rules/readers.ts';
import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { whoseFields, type Whose } from '../section-rows.ts';
import { dayFields, officeFields, readOffice, type DayValues, type OfficeValues } from './place-fields.ts';

export interface DesignationValues extends Whose, DayValues, OfficeValues {
  title: string;
  inCharge: boolean;
  order: string;
  units: number;
  rata: boolean;
}

export const designationFields: ImportFields<DesignationValues> = {
  ...whoseFields,
  title: {
    title: 'Title',
    aliases: ['title', 'designation', 'designation title', 'designated as'],
    isRequired: true,
    read: readText(150),
    help: 'Dean, Director, Coordinator, …',
    example: 'Program Coordinator',
  },
  ...officeFields,
  order: {
    title: 'Order number',
    aliases: ['order number', 'order no', 'office order', 'office order no', 'special order', 'so no', 'authority'],
    read: readText(100),
    help: 'The order that designates. May stay empty.',
    example: 'OO 15 s.2021',
  },
  ...dayFields,
  units: {
    title: 'Units released',
    aliases: ['units released', 'units', 'deloading', 'deloaded units', 'teaching units released'],
    read: readWhole(0, 30, 'Units are 0 to 30.'),
    help: 'Teaching units, 0 to 30.',
    example: '6',
  },
  rata: { title: 'RATA', aliases: ['rata', 'with rata', 'has rata'], read: readYesNo, help: 'Yes or No.', example: 'No' },
  inCharge: {
    title: 'Officer in charge',
    aliases: ['officer in charge', 'oic', 'in charge', 'acting'],
    read: readYesNo,
    help: 'Yes or No.',
    example: 'No',
  },
};

export interface DesignationOnFile {
  officeId: number;
  title: string;
  isInCharge: boolean;
  orderNumber: string;
  units: number;
  hasRata: boolean;
}

export interface DesignationGround {
  onRecord: readonly DatedRow<DesignationOnFile>[];
  service: ReadonlyMap<number, readonly Span[]>;
  places: Places;
}

/** Once to a title in an office at a time, while an appointment runs. */
export function judgeDesignations(
  rows: readonly SectionRow<DesignationValues>[],
  { onRecord, service, places }: DesignationGround,
): JudgedRow<DesignationValues, DatedRow<DesignationOnFile>>[] {
  return judgeDated(rows, onRecord, {
    fieldsOf: (row) => {
      requireService(row, service.get(row.person!.id) ?? [], row.values.from!);
      return readFields(row, places);
    },
    exclusionsOf: ({ personnelId, fields }) => [
      { key: `${personnelId} ${fields.officeId} ${plain(fields.title)}`, column: 'From', other: 'The same designation runs' },
    ],
    say: (fields) => ({
      Title: fields.title,
      Office: places.officeLabel(fields.officeId),
      'Order number': fields.orderNumber,
      'Units released': String(fields.units),
      RATA: fields.hasRata ? 'Yes' : 'No',
      'Officer in charge': fields.isInCharge ? 'Yes' : 'No',
    }),
  });
}

function readFields(
  row: SectionRow<DesignationValues>,
  places: Places,
): { fields: DesignationOnFile; given: Partial<DesignationOnFile> } | null {
  const { title, order, units, rata, inCharge } = row.values;
  if (title !== undefined && title.length < 2) refuse(row, 'Title', 'Enter the title: Dean, Director, Coordinator …');
  const officeId = readOffice(row, places);
  if (officeId === null || title === undefined || isWrong(row)) return null;
  const given: Partial<DesignationOnFile> = {
    officeId,
    title,
    ...(order !== undefined && { orderNumber: order }),
    ...(units !== undefined && { units }),
    ...(rata !== undefined && { hasRata: rata }),
    ...(inCharge !== undefined && { isInCharge: inCharge }),
  };
  return { fields: { orderNumber: '', units: 0, hasRata: false, isInCharge: false, ...given } as DesignationOnFile, given };
}
