import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { isNameOf } from '@talaan/imports/rules/name-of-person.ts';
import { refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { readText } from '@talaan/imports/rules/readers.ts';
import { peopleFields } from '../people-import/people-fields.ts';

/** A person on record whose employee number is in the file. */
export interface PersonOfFile {
  id: number;
  fullname: string;
  surname: string;
  first_name: string;
  birth_date: string | null;
}

/** A row about a person. */
export interface SectionRow<V> extends ReadRow<V> {
  person: PersonOfFile | null;
}

/** What a row would store; null where all of it is on record already, or where it is wrong. */
export interface JudgedRow<V, P> {
  row: SectionRow<V>;
  plan: P | null;
  isNew: boolean;
  changes: RowChange[];
}

/** The person whom a row is about; the name is only compared. */
export interface Whose {
  idno: string;
  name: string;
}

export const whoseFields: ImportFields<Whose> = {
  idno: {
    title: 'Employee number',
    aliases: peopleFields.idno.aliases,
    isRequired: true,
    read: readText(30),
    help: 'By this number the person is found. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  name: {
    title: 'Name',
    aliases: ['name', 'full name', 'fullname', 'employee name', 'name of employee', 'employee', 'surname', 'last name'],
    read: readText(200),
    help: 'Optional. If given, it must match the employee number.',
    example: 'Dela Cruz, Juan',
  },
};

/** Finds whom each row is about; `self` is the importer, where nobody imports this section for themselves. */
export function findPeopleOfRows<V extends Whose>(
  rows: readonly ReadRow<V>[],
  people: ReadonlyMap<string, PersonOfFile>,
  self: number | null,
): SectionRow<V>[] {
  return rows.map((read) => {
    const row: SectionRow<V> = { ...read, person: people.get(read.key) ?? null };
    const name: string | undefined = row.values.name;
    if (row.key === '') return row;
    if (!row.person)
      refuse(row, whoseFields.idno.title, `No person has the employee number ${row.key.slice(0, 30)}. Import the person first.`);
    else if (name !== undefined && !isNameOf(name, row.person.surname, row.person.first_name))
      refuse(row, whoseFields.name.title, `${row.key} is ${row.person.fullname}, but the file has “${name.slice(0, 60)}”.`);
    if (row.person && row.person.id === self)
      refuse(row, whoseFields.idno.title, 'You cannot import your own service. A colleague must do it.');
    return row;
  });
}
