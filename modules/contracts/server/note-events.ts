import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ContractState } from '../workflow.ts';

/** Notes who moved these contracts on, when, and why. */
export async function noteEvents(
  { db, actor, now }: Pick<Call, 'db' | 'now'> & { actor: { accountId: number } },
  contractIds: readonly number[],
  event: { action: string; state: ContractState; remarks: string },
): Promise<void> {
  if (contractIds.length === 0) return;
  await db
    .insertInto('contracts.contract_event')
    .values(contractIds.map((contract_id) => ({ contract_id, ...event, account_id: actor.accountId || null, at: now.toString() })))
    .execute();
}
