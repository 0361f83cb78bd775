import type { SectionColumns } from '../../contract/section-import/section-import.ts';
import { importFields, plainHeading } from '../import-fields.ts';
import { readText, type Read } from './readers.ts';

/** A column of a section's spreadsheet. */
export interface SectionField<T> {
  title: string;
  /** What offices call it, in plain letters. */
  aliases: readonly string[];
  isRequired?: true;
  read: (cell: string) => Read<T>;
  /** What it takes, for the template. */
  help: string;
  example: string;
}

export type SectionFields<V> = { readonly [K in keyof V]-?: SectionField<NonNullable<V[K]>> };

/** Whoever the row is about; the name is only compared. */
export interface Whose {
  idno: string;
  name: string;
}

/** Under this, where a number would be, a template shows its example. */
export const EXAMPLE_NUMBER = 'EXAMPLE';

export const whoseFields: SectionFields<Whose> = {
  idno: {
    title: 'Employee number',
    aliases: ['employee number', ...importFields.idno.aliases],
    isRequired: true,
    read: readText(30),
    help: 'By this number the person is found. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  name: {
    title: 'Name',
    aliases: ['name', 'full name', 'fullname', 'employee name', 'name of employee', 'employee', 'surname', 'last name'],
    read: readText(200),
    help: 'May stay empty. Where it is given, it must fit the employee number.',
    example: 'Dela Cruz, Juan',
  },
};

/** Finds the fields of a section among the headings of a file; each heading and each field is used once. */
export function matchSectionColumns(fields: SectionFields<Record<string, unknown>>, headings: readonly string[]): SectionColumns {
  const columns: SectionColumns = {};
  const taken = new Set<number>();
  for (const [key, { title, aliases }] of Object.entries(fields)) {
    const at = [plainHeading(title), ...aliases]
      .map((alias) => headings.findIndex((heading, index) => !taken.has(index) && plainHeading(heading) === alias))
      .find((index) => index >= 0);
    if (at === undefined) continue;
    columns[key] = at;
    taken.add(at);
  }
  return columns;
}
