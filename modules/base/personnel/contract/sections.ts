import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { visibleText } from '@talaan/kernel/contract/visible-text.ts';
import { IDENTITY_KINDS, IDENTITY_NUMBERS, parseIdentityNumber, type IdentityKind } from '../rules/identity-numbers.ts';

const NAME = /^[\p{L}\p{M} '’.-]*$/u;
const NO_LETTER = 'Leave it empty where there is none.';
const LETTERS = 'Use letters, spaces, hyphens, apostrophes and periods.';
const seen = z.string().transform(visibleText);
const nameOf = (most: number) =>
  seen.pipe(z.string().trim().max(most, `At most ${most} letters.`).regex(NAME, LETTERS).refine(hasLetter, NO_LETTER));
const text = (most: number) => seen.pipe(z.string().trim().max(most, `At most ${most} letters.`));
/** What was left empty is nothing. */
const orNothing = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => null), z.null(), schema]);

/** 09XXXXXXXXX or +639XXXXXXXXX, kept as the latter (domain, section 3.1, item 20). */
const mobile = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .refine((typed) => typed === '' || /^(09|\+?639)\d{9}$/.test(typed), 'Give a mobile number as 09171234567 or +639171234567.')
  .transform((typed) => typed.replace(/^0/, '+63').replace(/^63/, '+63'));

/** One of the two suffices (`settleName`). */
const surname = nameOf(60);
const firstName = nameOf(60);
export const emailAddress = seen
  .pipe(z.string().trim())
  .pipe(z.email('Enter an e-mail address like name@example.com.').max(120).toLowerCase());

/** The fields of a personnel record by section, as `PUT /api/personnels/{id}/{suffix}` takes them. */
export const sectionFields = {
  name: z.object({
    surname,
    first_name: firstName,
    middle_name: nameOf(60),
    name_extension: text(10),
    maiden_surname: nameOf(60),
  }),
  birth: z.object({
    birth_date: orNothing(isoDate),
    birth_place: text(150),
    sex: z.enum(['Male', 'Female'], { error: 'Give Male or Female.' }),
    civil_status_id: z.number().int().min(1).nullable(),
  }),
  contact: z.object({
    email: orNothing(emailAddress),
    mobile,
    telephone: text(20),
  }),
  service: z.object({
    idno: seen.pipe(z.string().trim().min(1, 'Enter the employee number.').max(20, 'At most 20 letters.')),
    date_hired: orNothing(isoDate),
  }),
  numbers: z.object(Object.fromEntries(IDENTITY_KINDS.map((kind) => [kind, identityNumber(kind)])) as Record<IdentityKind, NumberField>),
};
export type Section = keyof typeof sectionFields;

/** What the sections and their fields are called on screens and in the history of changes. */
export const SECTION_TITLES: Record<Section, string> = {
  name: 'Name',
  birth: 'Birth',
  contact: 'Contact',
  service: 'Service facts',
  numbers: 'Identity numbers',
};
export const FIELD_LABELS: Record<string, string> = {
  surname: 'Surname',
  first_name: 'First name',
  middle_name: 'Middle name',
  name_extension: 'Name extension',
  maiden_surname: 'Maiden surname',
  birth_date: 'Date of birth',
  birth_place: 'Place of birth',
  sex: 'Sex at birth',
  civil_status_id: 'Civil status',
  email: 'E-mail address',
  mobile: 'Mobile number',
  telephone: 'Telephone number',
  idno: 'Employee number',
  date_hired: 'First day in service',
  ...Object.fromEntries(IDENTITY_KINDS.map((kind) => [kind, IDENTITY_NUMBERS[kind].label])),
};

/** A dash or a full stop alone is no name. */
function hasLetter(typed: string): boolean {
  return typed === '' || /\p{L}/u.test(typed);
}

type NumberField = ReturnType<typeof identityNumber>;
function identityNumber(kind: IdentityKind) {
  return z
    .string()
    .max(30)
    .refine((typed) => parseIdentityNumber(kind, typed) !== null, IDENTITY_NUMBERS[kind].message)
    .transform((typed) => parseIdentityNumber(kind, typed) ?? '');
}
