import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PersonFacts } from '@talaan/personnel/contract/applicant-facts.ts';
import { addApplicant } from '@talaan/personnel/server/public.ts';
import { giveApplicantNumber } from '../give-applicant-number.ts';

interface Given {
  facts: PersonFacts;
  email: string;
  consent: Consent;
}

/** To which version of the privacy notice a person agreed, and when. */
export interface Consent {
  version: string;
  at: Temporal.Instant;
}

/** Makes the record of an applicant from outside who has an account. Returns the number of the person. Errors: 422 on `birth_date`. */
export async function makeApplicant(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId'>,
  { facts, email, consent }: Given,
): Promise<number> {
  const idno = await giveApplicantNumber(call);
  const personnelId = await addApplicant(call, { ...facts, idno, email });
  await recordConsent(call, { personnelId, source: 'account', consent });
  return personnelId;
}

/** Keeps that a person applies and to what they agreed; whom HR entered from paper agrees here. */
export async function recordConsent(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { personnelId, source, consent }: { personnelId: number; source: 'account' | 'employee'; consent: Consent },
): Promise<void> {
  const agreed = { consented_at: consent.at.toString(), consent_version: consent.version };
  await db
    .insertInto('applicants.applicant')
    .values({ personnel_id: personnelId, source, ...agreed, created_at: now.toString() })
    .onConflict((conflict) => conflict.column('personnel_id').doUpdateSet(agreed))
    .execute();
}
