import { longDate } from '@talaan/kernel/contract/dates.ts';
import { isMinor } from '../../appointment-checks.ts';
import type { Places } from '../../places.ts';
import { judgeDated } from '../judge-dated.ts';
import type { DatedRow, Exclusion } from '../plan-dated-rows.ts';
import { isWrong, note, refuse, warn } from '@talaan/imports/rules/read-rows.ts';
import type { JudgedRow, SectionRow } from '../section-rows.ts';
import { readText } from '@talaan/imports/rules/readers.ts';
import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { whoseFields, type Whose } from '../section-rows.ts';
import { dayFields, officeFields, readOffice, type DayValues, type OfficeValues } from './place-fields.ts';

export interface ServiceValues extends Whose, DayValues, OfficeValues {
  position: string;
  status: string;
  nature: string;
  item: string;
  authority: string;
}

export const serviceFields: ImportFields<ServiceValues> = {
  ...whoseFields,
  ...dayFields,
  ...officeFields,
  position: {
    title: 'Position',
    aliases: ['position', 'position title', 'designation', 'job title', 'plantilla position'],
    isRequired: true,
    read: readText(200),
    help: 'As in the list of positions.',
    example: 'Instructor I',
  },
  status: {
    title: 'Appointment status',
    aliases: ['appointment status', 'status', 'status of appointment', 'employment status'],
    isRequired: true,
    read: readText(60),
    help: 'Permanent, Temporary, Casual, …',
    example: 'Temporary',
  },
  nature: {
    title: 'Nature',
    aliases: ['nature', 'nature of appointment'],
    read: readText(60),
    help: 'Original, Promotion, Reappointment, … May stay empty.',
    example: 'Original',
  },
  item: {
    title: 'Item number',
    aliases: ['item number', 'item no', 'plantilla item', 'plantilla item no', 'item'],
    read: readText(60),
    help: 'Of the plantilla. May stay empty.',
    example: '',
  },
  authority: {
    title: 'Authority',
    aliases: ['authority', 'legal basis', 'basis', 'reference', 'appointment paper'],
    read: readText(200),
    help: 'NOSCA, Board resolution or appointment paper. May stay empty.',
    example: 'BR 12 s.2021',
  },
};

export interface AppointmentFields {
  officeId: number;
  positionId: number;
  statusCode: string;
  natureCode: string | null;
  itemId: number | null;
  authority: string;
  isSubstitute: boolean;
}

export interface ServiceGround {
  onRecord: readonly DatedRow<AppointmentFields>[];
  places: Places;
  /** The code of a nature by its name or code. */
  nature: (text: string) => string | undefined;
  natureName: (code: string) => string;
  items: ReadonlyMap<string, { id: number; positionId: number }>;
  itemNumber: (id: number) => string;
  today: string;
}

/** Past appointments: one of a person at a time, one incumbent of an item at a time. */
export function judgeService(
  rows: readonly SectionRow<ServiceValues>[],
  ground: ServiceGround,
): JudgedRow<ServiceValues, DatedRow<AppointmentFields>>[] {
  for (const row of rows) checkDays(row, ground.today);
  return judgeDated(rows, ground.onRecord, {
    fieldsOf: (row) => readFields(row, ground),
    exclusionsOf,
    say: (fields) => formatFields(fields, ground),
  });
}

function exclusionsOf({ personnelId, fields }: Pick<DatedRow<AppointmentFields>, 'personnelId' | 'fields'>): readonly Exclusion[] {
  const own = { key: `person ${personnelId}`, column: 'From', other: 'The same person has another appointment' };
  if (fields.itemId === null || fields.isSubstitute) return [own];
  return [own, { key: `item ${fields.itemId}`, column: 'Item number', other: 'Another person is the incumbent of this item' }];
}

function checkDays(row: SectionRow<ServiceValues>, today: string): void {
  const { from } = row.values;
  if (from === undefined) return;
  if (from > today) refuse(row, 'From', 'This is in the future: make the appointment under Reclassification and reappointment.');
  const born = row.person?.birth_date;
  if (!born) return;
  if (from <= born) refuse(row, 'From', `Born on ${longDate(born)}: service cannot begin before.`);
  else if (isMinor(born, from)) warn(row, 'under-18', 'From', `Born on ${longDate(born)}: under 18 years of age on that day.`);
}

function readFields(
  row: SectionRow<ServiceValues>,
  ground: ServiceGround,
): { fields: AppointmentFields; given: Partial<AppointmentFields> } | null {
  const { values } = row;
  const officeId = readOffice(row, ground.places);
  const position = ground.places.position(values.position ?? '');
  if (!('id' in position)) refuse(row, 'Position', `“${values.position?.slice(0, 60)}” is not a position here. Add it to the list first.`);
  const status = ground.places.status(values.status ?? '');
  if (!status) refuse(row, 'Appointment status', `“${values.status}” is not an appointment status.`);
  const nature = values.nature === undefined ? undefined : ground.nature(values.nature);
  if (values.nature !== undefined && nature === undefined) refuse(row, 'Nature', `“${values.nature}” is not a nature of appointment.`);
  const item = values.item === undefined ? undefined : ground.items.get(values.item);
  if (values.item !== undefined && !item) refuse(row, 'Item number', `There is no plantilla item ${values.item}.`);
  if (item && 'id' in position && item.positionId !== position.id)
    note(row, 'Item number', `Item ${values.item} is for another position today.`);
  if (officeId === null || !('id' in position) || !status || isWrong(row)) return null;
  const given: Partial<AppointmentFields> = {
    officeId,
    positionId: position.id,
    statusCode: status.code,
    ...(nature !== undefined && { natureCode: nature }),
    ...(item && { itemId: item.id }),
    ...(values.authority !== undefined && { authority: values.authority }),
  };
  const nothing = { natureCode: null, itemId: null, authority: '', isSubstitute: false };
  return { fields: { ...nothing, ...given } as AppointmentFields, given };
}

function formatFields(fields: AppointmentFields, { places, natureName, itemNumber }: ServiceGround): Record<string, string> {
  return {
    Position: places.positionLabel(fields.positionId),
    Office: places.officeLabel(fields.officeId),
    'Appointment status': places.statusName(fields.statusCode),
    Nature: fields.natureCode === null ? '' : natureName(fields.natureCode),
    'Item number': fields.itemId === null ? '' : itemNumber(fields.itemId),
    Authority: fields.authority,
  };
}
