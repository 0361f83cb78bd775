import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { nextControlNumber } from '@talaan/papers/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { fileRequests } from '@talaan/requests/server/public.ts';
import type { addContract as endpoint } from '../contract.ts';
import { checkTerms } from './check-terms.ts';
import { contractFacts, contractRequests } from './contract-requests.ts';

/** Drafts a contract with another person. Errors: 409 for one's own; 422 for terms against the rules, or days on which another contract of theirs runs. */
export async function addContract(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  const { personnel_id, number, ...terms } = body;
  const person = await findPersonInScope(call, personnel_id, ['JO']);
  if (personnel_id === call.actor.personnelId) throw wrongState('You cannot draft your own contract. Ask a colleague.');
  const columns = await checkTerms(call, terms);
  const given = number || (await nextControlNumber(call, terms.kind, Number(terms.from.slice(0, 4))));
  const [id] = await fileRequests(call, contractRequests, [contractFacts({ ...terms, personnel_id, number: given })]);
  await db
    .insertInto('contracts.contract')
    .values({ ...columns, id: id!, personnel_id, number: given, state: 'DRAFT' })
    .execute();
  await recordChange(call, {
    action: 'draft a contract',
    subject: `contracts.contract:${id}`,
    personnelId: personnel_id,
    after: { number: given, ...terms },
  });
  return { message: `Contract ${given} with ${person.fullname} was drafted.`, id: id! };
}
