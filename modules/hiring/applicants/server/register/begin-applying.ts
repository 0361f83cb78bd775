import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { joinAccountTo, lockPersonOfAccount } from '@talaan/identity/server/public.ts';
import { personFacts } from '@talaan/personnel/contract/applicant-facts.ts';
import type { beginApplying as endpoint } from '../../contract/register.ts';
import { NOTICE_VERSION } from '../../rules/privacy-notice.ts';
import { makeApplicant, recordConsent } from './make-applicant.ts';
import { readMe } from './read-me.ts';

/** Makes the applicant of one's own account. Errors: 409 where it has one; 422 on the facts that who is new must give. */
export async function beginApplying(call: CallOf<typeof endpoint>) {
  const { db, actor, now, body } = call;
  // Two forms sent at once make one record.
  const held = await lockPersonOfAccount(db, actor.accountId);
  const consent = { version: NOTICE_VERSION, at: now };
  const { person, is_employee, applicant } = await readMe(db, held);
  if (applicant?.consented_at) throw wrongState('You have a record as an applicant already. Continue your application.');
  if (person) {
    await recordConsent(call, { personnelId: person.id, source: is_employee ? 'employee' : 'account', consent });
    await recordChange(call, {
      action: 'agree to the privacy notice of applicants',
      subject: `applicants.applicant:${person.id}`,
      personnelId: person.id,
      after: { consent_version: NOTICE_VERSION },
    });
    return { message: 'You agreed to the privacy notice. You can apply now.', personnel_id: person.id };
  }
  const facts = personFacts.parse(body);
  const personnelId = await makeApplicant(call, { facts, email: actor.email, consent });
  await joinAccountTo(db, actor.accountId, { personnelId, name: nameOf(facts) });
  return { message: 'Your record as an applicant is ready. You can apply now.', personnel_id: personnelId };
}

/** As one is called: first name, surname. */
function nameOf({ first_name, surname, name_extension }: { first_name: string; surname: string; name_extension: string }): string {
  return [first_name, surname, name_extension].filter(Boolean).join(' ');
}
