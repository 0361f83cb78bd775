import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { sectionFields } from './sections.ts';

const { name, birth, contact } = sectionFields;

/** What an applicant from outside says of themselves before anything else; the rest stands in their personal data sheet. */
export const personFacts = z.object({
  /** Of a person of one name, that name. */
  surname: name.shape.surname.refine((given) => given !== '', 'Enter your surname, or your one name.'),
  first_name: name.shape.first_name,
  middle_name: name.shape.middle_name,
  name_extension: name.shape.name_extension,
  sex: birth.shape.sex,
  birth_date: isoDate,
  mobile: contact.shape.mobile.refine((given) => given !== '', 'Enter your mobile number.'),
});
export type PersonFacts = z.output<typeof personFacts>;
