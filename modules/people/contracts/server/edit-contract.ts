import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { editContract as endpoint } from '../contract.ts';
import { checkTerms } from './check-terms.ts';
import { contractsFrom, reachable } from './contract-rows.ts';

/** Changes the terms of a draft. Errors: 409 for one's own and for a contract that went on already. */
export async function editContract(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body } = call;
  const { rows } = await sql<{ number: string; state: string; personnel_id: number; before: unknown }>`
    select k.number, k.state, k.personnel_id, to_jsonb(k) as before from ${contractsFrom}
    where k.id = ${params.id} and ${reachable(actor, ['JO'])} for update of k`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such contract.');
  if (found.personnel_id === actor.personnelId) throw wrongState('You cannot change your own contract. Ask a colleague.');
  if (found.state !== 'DRAFT') throw wrongState('Only a draft can be changed. Return the contract first.');
  await db
    .updateTable('contracts.contract')
    .set(await checkTerms(call, body))
    .where('id', '=', params.id)
    .execute();
  await recordChange(call, {
    action: 'change a contract',
    subject: `contracts.contract:${params.id}`,
    personnelId: found.personnel_id,
    before: found.before,
    after: body,
  });
  return { message: `Contract ${found.number} was saved.` };
}
