import { namesAgree } from '@talaan/imports/rules/name-of-person.ts';
import { askOfRow, warn, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { peopleFields } from './people-fields.ts';
import type { PersonFields } from './read-draft.ts';

const TOLD_APART_BY = ['surname', 'first_name', 'birth_date', 'sex'] as const;
type Identity = Partial<Record<(typeof TOLD_APART_BY)[number], string | null>>;

/** What tells people apart and is another on record; what the row or the record leaves open is no difference, nor is another spelling. */
export function differencesOf(row: Identity, record: Identity): (keyof Identity)[] {
  return TOLD_APART_BY.filter((field) => {
    const [here, known] = [row[field] ?? '', record[field] ?? ''];
    if (here === '' || known === '') return false;
    return field === 'surname' || field === 'first_name' ? !namesAgree(here, known) : here !== known;
  });
}

/**
 * A number may be mistyped, and a row would turn one person into another. One difference is a warning: a marriage, a corrected birth date.
 * Two are decided row by row.
 */
export function judgeWhoseNumber(
  row: ReadRow<unknown>,
  person: Partial<PersonFields>,
  record: Record<keyof PersonFields, string | null>,
): void {
  const differences = differencesOf(person, record);
  const [first] = differences;
  if (differences.length >= 2)
    askOfRow(
      row,
      peopleFields.idno.title,
      `On record ${row.key} is ${say(record)}. The file has ${say({ ...record, ...person })}.`,
      'It is the same person',
    );
  else if (first)
    warn(
      row,
      'differs-from-record',
      peopleFields[first].title,
      `${formatIdentity(first, record[first]!)} on record, ${formatIdentity(first, person[first]!)} in the file.`,
    );
}

function say({ surname, first_name: firstName, sex, birth_date: born }: Identity): string {
  return [surname, firstName, sex, born && `born ${longDate(born)}`].filter(Boolean).join(', ');
}

function formatIdentity(field: keyof Identity, value: string): string {
  return field === 'birth_date' ? longDate(value) : value;
}
