import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { refuseChange, type History, type Since } from '../../rules/office-history.ts';

/** Errors: 422 where the change may not be dated so. */
export function requireChange<V>(history: History<V>, since: Since, today: string, value: V): void {
  const refusal = refuseChange(history, since, today, value);
  if (refusal) throw invalid({ [refusal.field]: [refusal.message] });
}

interface Settled {
  action: string;
  officeId: number;
  before?: unknown;
  after: unknown;
}

/** Ends a change of the tree: what holds today takes effect now, the rest when its day comes; and it is recorded. */
export async function settle(call: Call, { action, officeId, before, after }: Settled): Promise<void> {
  await sql`select organization.take_effect(${call.today})`.execute(call.db);
  await recordChange(call, { action, subject: `organization.office:${officeId}`, before, after });
}
