import type { Call } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { clerksOf } from './clerks-of.ts';

/** Tells the clerks of offices the same, each of them once however many of the offices are theirs: a constant number of statements. */
export async function notifyOffices(
  { db, now, today }: Pick<Call, 'db' | 'now' | 'today'>,
  offices: readonly number[],
  notice: Parameters<typeof notify>[3],
): Promise<void> {
  const clerks = await clerksOf(db, offices, today);
  await notify(db, now, [...new Set([...clerks.values()].flat())], notice);
}
