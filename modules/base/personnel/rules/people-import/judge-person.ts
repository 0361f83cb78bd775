import { isWrong, refuse, warn } from '@talaan/imports/rules/read-rows.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { checkAppointment, isMinor } from '../appointment-checks.ts';
import type { Places } from '../places.ts';
import type { CheckedPerson, PeopleGround } from './check-people.ts';
import { findLikely, indexPeople, type Named } from '../likely-same.ts';
import { peopleFields } from './people-fields.ts';
import type { AppointmentSpan } from './plan-appointment.ts';

/** Kinds of warnings: what their rows have in common. */
export const PEOPLE_WARNINGS = {
  'differs-from-record': 'Surname, first name, birth date or sex is another on record',
  'address-of-another': 'The e-mail address belongs to another account',
  'in-the-future': 'A date lies in the future',
  'under-18': 'Under 18 years of age on the first day',
  'one-name': 'One name alone',
  'likely-duplicate': 'Perhaps on record already, or twice in the file, under another employee number',
  'no-last-day': 'The status has a longest term, and the file has no last day',
  'beyond-retirement': 'Permanent after compulsory retirement',
} as const;

type Warning = keyof typeof PEOPLE_WARNINGS;

/** A person on record who may be one of the file. */
export interface Acquaintance extends Named {
  id: number;
  idno: string;
}

/**
 * Compares an appointment with the rules of the form (`checkAppointment`). What the form refuses is refused; only a first day in the past,
 * below the age of appointment, of a person who has reached it since is a fact to look at, and so is a term that ends nowhere in the file.
 */
export function judgeAppointee(
  { row, draft, known }: CheckedPerson,
  write: AppointmentSpan,
  { places, today }: { places: Places; today: string },
): void {
  const birthDate = draft.person.birth_date ?? known?.fields.birth_date ?? null;
  const status = places.statusOf(write.statusCode);
  const { errors, warnings } = checkAppointment({
    birthDate,
    from: write.from,
    until: write.until,
    status: { ...status, governmentService: false },
    office: { name: places.officeLabel(write.officeId), isOpen: places.isOpen(write.officeId) },
    salary: null,
    hasTin: false,
  });
  const firstDay = peopleFields[draft.effective || known ? 'effective_date' : 'date_hired'].title;
  const isPast = write.from < today && birthDate !== null && write.from > birthDate && !isMinor(birthDate, today);
  for (const message of errors.from ?? []) {
    if (isPast)
      warn(
        row,
        'under-18' satisfies Warning,
        firstDay,
        `Born on ${longDate(birthDate)}: under 18 years of age on ${longDate(write.from)}.`,
      );
    else refuse(row, firstDay, withLongDates(message));
  }
  for (const message of errors.office_id ?? []) refuse(row, peopleFields.office.title, message);
  for (const message of errors.to ?? []) {
    if (write.until === null) warn(row, 'no-last-day' satisfies Warning, peopleFields.last_day.title, withLongDates(message));
    else refuse(row, peopleFields.last_day.title, withLongDates(message));
  }
  for (const message of warnings) warn(row, 'beyond-retirement' satisfies Warning, firstDay, withLongDates(message));
}

/** `2028-02-03` as `3 Feb 2028`, as the other messages of an import have it. */
function withLongDates(message: string): string {
  return message.replaceAll(/\d{4}-\d\d-\d\d/g, longDate);
}

/** What a user should look at before a row is stored; nothing of it refuses the row. */
export function warnOfPerson(checked: readonly CheckedPerson[], { accounts, acquaintances, today }: PeopleGround): void {
  const byEmail = Map.groupBy(checked, ({ draft }) => draft.person.email);
  const newcomers = checked.flatMap((one) => (one.known ? [] : [{ ...namedOf(one), row: one.row }]));
  const [inFile, onRecord] = [indexPeople(newcomers), indexPeople(acquaintances)];
  for (const one of checked) {
    const { row, known, draft } = one;
    if (isWrong(row)) continue;
    const { email } = draft.person;
    const account = email === undefined ? undefined : accounts.get(email);
    if (account && (account.personnelId === null || account.personnelId !== known?.id))
      warn(row, 'address-of-another' satisfies Warning, peopleFields.email.title, `${email} belongs to the account of ${account.name}.`);
    const sharing = email === undefined ? undefined : byEmail.get(email)!.find((other) => other !== one);
    if (sharing)
      warn(row, 'address-of-another' satisfies Warning, peopleFields.email.title, `${email} is also in row ${sharing.row.line}.`);
    for (const field of ['date_hired', 'effective_date'] as const) {
      const date = row.values[field];
      if (date !== undefined && date > today)
        warn(row, 'in-the-future' satisfies Warning, peopleFields[field].title, `${longDate(date)} lies in the future.`);
    }
    if (known) continue;
    if (draft.person.first_name === '')
      warn(row, 'one-name' satisfies Warning, peopleFields.surname.title, 'One name alone: nothing else is in the row.');
    const named = namedOf(one);
    const other = findLikely(named, onRecord, () => true);
    const twin = findLikely(named, inFile, (another) => another.row !== row);
    const where = other ? `on record with the employee number ${other.idno}` : twin && `in row ${twin.row.line}`;
    if (where)
      warn(
        row,
        'likely-duplicate' satisfies Warning,
        peopleFields.surname.title,
        `Perhaps the same person is ${where}. Make sure that it is someone else.`,
      );
  }
}

function namedOf({ draft: { person } }: CheckedPerson): Named {
  const { surname = '', first_name = '', middle_name = '', name_extension = '', birth_date = null } = person;
  return { surname, first_name, middle_name, name_extension, birth_date };
}
