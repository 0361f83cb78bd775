import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { openAccounts } from './seal-accounts.ts';

/** The bank accounts of people for the list of the bank, by person; who has none is left out. Who opened them, and of how many, is noted. Asks no role: its caller does. */
export async function openAccountNumbers(
  call: Pick<Call, 'db' | 'server'> & Parameters<typeof recordChange>[0],
  people: readonly number[],
): Promise<Map<number, { bank: string; account: string }>> {
  const found = await withOpenRecords(call.db, people, (open) => openAccounts(call.server, open, people));
  await recordChange(call, { action: 'open bank accounts', subject: 'payroll.profile', after: { people: found.size } });
  return found;
}
