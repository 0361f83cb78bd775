import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { personFacts } from '@talaan/personnel/contract/applicant-facts.ts';
import { NOTICE_VERSION } from '../rules/privacy-notice.ts';

const agreed = z.literal(NOTICE_VERSION, 'Agree to the privacy notice to continue.');

/** Of the person behind the account; null where it has none yet. */
const person = z.object({
  id: z.number().int(),
  /** The employee number, or the number of the applicant (`A-2026-00001`). */
  idno: z.string(),
  fullname: z.string(),
  surname: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  name_extension: z.string(),
  sex: z.enum(['Male', 'Female']),
  birth_date: z.string().nullable(),
  mobile: z.string(),
  email: z.string().nullable(),
});

export const readMeAsApplicant = endpoint({
  method: 'GET',
  path: '/api/recruitment/applicants/me',
  summary: 'Who I am as an applicant: my record, whether I am an employee, and to what I agreed; `applicant` is null until I begin.',
  access: 'signed-in',
  response: z.object({
    person: person.nullable(),
    /** Whether the record is that of an employee, present or past. */
    is_employee: z.boolean(),
    applicant: z
      .object({
        source: z.enum(['account', 'paper', 'employee']),
        consented_at: z.string().nullable(),
        consent_version: z.string(),
      })
      .nullable(),
    /** The notice that is in force. */
    notice_version: z.string(),
  }),
});
export type MeAsApplicant = z.output<typeof readMeAsApplicant.response>;

export const beginApplying = endpoint({
  method: 'POST',
  path: '/api/recruitment/applicants/me',
  summary:
    'Makes the applicant of my account: with these facts for who is new, with the record that exists for an employee. 409 where there is one.',
  access: 'signed-in',
  /** The facts are needed of who has no record yet, and left aside for an employee. */
  body: personFacts.partial().extend({ consent_version: agreed }),
  response: z.object({ message: z.string(), personnel_id: z.number().int() }),
});

/** What a visitor gives at `/application_page`. */
export const registrationFacts = personFacts.extend({ consent_version: agreed });
