import { UNTIL_FURTHER_NOTICE } from '@talaan/imports/rules/readers.ts';
import { refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { Places } from '../places.ts';
import { peopleFields, type PersonValues } from './people-fields.ts';

const OWN = ['surname', 'first_name', 'middle_name', 'name_extension', 'sex', 'birth_date', 'email', 'date_hired'] as const;
export type PersonFields = Pick<PersonValues, (typeof OWN)[number]>;

/** A row with its places found. What its cell left empty is absent: an empty cell changes nothing. */
export interface Draft {
  row: ReadRow<PersonValues>;
  person: Partial<PersonFields>;
  pin?: string;
  officeId?: number;
  officeLabel?: string;
  positionId?: number;
  positionLabel?: string;
  statusCode?: string;
  effective?: string;
  /** The day after the last one of the appointment; null until further notice. */
  until?: string | null;
}

/** Finds the places of a row; what is not known becomes a message on its column. */
export function readDraft(row: ReadRow<PersonValues>, places: Places): Draft {
  const { values } = row;
  const { pin, effective_date: effective, last_day: until } = values;
  const person = Object.fromEntries(OWN.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
  const draft: Draft = { row, person, ...(pin && { pin }), ...(effective && { effective }) };
  if (until !== undefined) draft.until = until === UNTIL_FURTHER_NOTICE ? null : until;
  readOffice(draft, places);
  if (values.position !== undefined) {
    const position = places.position(values.position);
    if ('unknown' in position) refuse(row, peopleFields.position.title, position.unknown);
    else Object.assign(draft, { positionId: position.id, positionLabel: position.label });
  }
  if (values.appointment_status !== undefined) {
    const status = places.status(values.appointment_status);
    if (status) draft.statusCode = status.code;
    else refuse(row, peopleFields.appointment_status.title, `“${values.appointment_status}” is not an appointment status.`);
  }
  return draft;
}

function readOffice(draft: Draft, places: Places): void {
  const { row } = draft;
  const { office: acronym = '', office_name: name = '', campus = '' } = row.values;
  if (campus !== '' && places.campus(campus) === undefined) {
    refuse(row, peopleFields.campus.title, `There is no campus “${campus}”. Enter its number, name or acronym.`);
    return;
  }
  if (acronym === '' && name === '') return;
  const office = places.office({ acronym, name, campus });
  if ('unknown' in office) refuse(row, peopleFields[acronym === '' ? 'office_name' : 'office'].title, office.unknown);
  else Object.assign(draft, { officeId: office.id, officeLabel: office.label });
}
