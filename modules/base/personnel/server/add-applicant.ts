import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PersonFacts } from '../contract/applicant-facts.ts';
import { checkBirth } from '../rules/check-birth.ts';

/** Refuses a birth date that nobody on record can have. Errors: 422 on `birth_date`. */
export function requireBirth(birthDate: string, today: string): void {
  const fault = checkBirth(birthDate, { today, firstDay: null });
  if (fault) throw invalid({ birth_date: [fault] });
}

/** Adds a person who applies for work and has not served: in no list of personnel until they assume duty. `idno` is the number of the applicant. Returns the number of the person. */
export async function addApplicant(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId'>,
  person: PersonFacts & { idno: string; email: string | null },
): Promise<number> {
  requireBirth(person.birth_date, call.today);
  const { id } = await call.db
    .insertInto('personnel.person')
    .values({ ...person, is_applicant: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add an applicant', subject: `personnel.person:${id}`, personnelId: id, after: person });
  return id;
}
