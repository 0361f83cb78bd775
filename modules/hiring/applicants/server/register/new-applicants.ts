import type { NewApplicants } from '@talaan/identity/server/public.ts';
import { personFacts } from '@talaan/personnel/contract/applicant-facts.ts';
import { requireBirth } from '@talaan/personnel/server/public.ts';
import { registrationFacts } from '../../contract/register.ts';
import { makeApplicant } from './make-applicant.ts';

/** What identity asks when an applicant registers: whether a record can be made of what they gave, and later, by the mailed link, to make it. */
export const newApplicantsOfRegistration: NewApplicants = {
  check: (given, today) => {
    const { birth_date } = registrationFacts.parse(given);
    requireBirth(birth_date, today);
  },
  make: (call, { email, given_at, ...given }) => {
    const consent = { version: given.consent_version, at: Temporal.Instant.from(given_at) };
    return makeApplicant(call, { facts: personFacts.parse(given), email, consent });
  },
};
