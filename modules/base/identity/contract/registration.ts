import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { accountAddress, chosenPassword, linkToken } from './password-reset.ts';

/** How long the mailed link confirms a registration. */
export const CONFIRM_HOURS = 24;

export const staffRegistration = z.object({
  kind: z.literal('staff'),
  idno: z.string().trim().min(1, 'Enter your employee number.').max(50),
  birth_date: isoDate,
  email: accountAddress,
});

/** A path of Talaan, to which who confirms their account comes back: a screen with its query, and nothing elsewhere. */
const comeBack = z
  .string()
  .max(200)
  .regex(/^\/[\w/-]*(\?[\w=&%-]*)?$/)
  .refine((path) => !path.startsWith('//'));

export const applicantRegistration = z.object({
  kind: z.literal('applicant'),
  surname: z.string().trim().min(1, 'Enter your surname, or your one name.').max(60),
  /** Empty for a person of one name. */
  first_name: z.string().trim().max(60).default(''),
  middle_name: z.string().trim().max(60).default(''),
  name_extension: z.string().trim().max(10).default(''),
  sex: z.enum(['Male', 'Female'], { error: 'Choose Male or Female.' }),
  birth_date: isoDate,
  mobile: z.string().trim().min(1, 'Enter your mobile number.').max(20),
  email: accountAddress,
  /** The privacy notice that they agreed to. */
  consent_version: z.string().min(1, 'Agree to the privacy notice to continue.').max(20),
  come_back: comeBack.optional(),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary:
    'Asks for an account: staff by number and birth date, applicants with what their record begins with. The answer is always the same.',
  access: 'public',
  body: z.discriminatedUnion('kind', [staffRegistration, applicantRegistration]),
  response: messageOnly,
});

export const readRegistrationLink = endpoint({
  method: 'POST',
  path: '/api/verify-registration',
  summary: 'The person for whom a mailed link makes an account; null where it no longer does.',
  access: 'public',
  body: z.object({ token: linkToken }),
  response: z.object({
    owner: z.object({ name: z.string(), email: z.string(), come_back: z.string().nullable() }).nullable(),
  }),
});

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/confirm-registration',
  summary: 'Makes the account by a mailed link, with the password that its owner chooses.',
  access: 'public',
  body: z.object({ token: linkToken, password: chosenPassword }),
  response: messageOnly,
});

/** Why a registration of staff waits for HR. */
export const REASONS = {
  unknown_number: 'No one has this number',
  wrong_birth_date: 'Another birth date on record',
  not_serving: 'Not in service today',
  has_account: 'Already has an account',
  email_taken: 'E-mail address in use',
} as const;
export type Reason = keyof typeof REASONS;

export const registrationState = z.enum(['for_hr', 'mailed', 'joined', 'dismissed']);
const reason = z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]);

export const registration = z.object({
  id: z.number().int(),
  kind: z.enum(['staff', 'applicant']),
  email: z.string(),
  /** Of the applicant, or of the person to whom the account is joined. */
  name: z.string(),
  idno: z.string().nullable(),
  birth_date: z.string().nullable(),
  state: registrationState,
  reason: reason.nullable(),
  /** The person who has this number, where somebody has. */
  personnel_id: z.number().int().nullable(),
  office: z.string().nullable(),
  tries: z.number().int(),
  last_at: z.string(),
  settled_by: z.string().nullable(),
  /** When the mailed link ends. */
  expires_at: z.string().nullable(),
});
export type Registration = z.output<typeof registration>;

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/registrations',
  summary: 'Registrations for an account; those that did not match the records are left to HR.',
  access: ['PERSONNELS'],
  query: listQuery(['last_at', 'email']).extend({ state: registrationState.optional(), kind: z.enum(['staff', 'applicant']).optional() }),
  response: listOf('registrations', registration),
});

export const exportRegistrations = exportOf(listRegistrations, 'registrations');

export const findUnregistered = endpoint({
  method: 'GET',
  path: '/api/registrations/people',
  summary: 'The people nearest to a term to whom an account can be joined, for the picker.',
  access: ['PERSONNELS'],
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    people: z.array(foundPerson),
  }),
});

export const joinRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/{id}/join',
  summary: 'Joins a registration that did not match to a person, by hand.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  body: z.object({ personnel_id: recordId }),
  response: messageOnly,
});

export const dismissRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/{id}/dismiss',
  summary: 'Dismisses a registration that did not match.',
  access: ['PERSONNELS'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
