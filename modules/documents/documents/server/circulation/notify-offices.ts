import { notify } from '@talaan/notifications/server/public.ts';
import { clerksOf } from '../lateness/clerks-of.ts';
import type { Moving } from '../steps/stepping.ts';

/** Tells the clerks of offices the same, each of them once however many of the offices are theirs: a constant number of statements. */
export async function notifyOffices(
  { db, now, today }: Pick<Moving, 'db' | 'now' | 'today'>,
  offices: readonly number[],
  notice: Parameters<typeof notify>[3],
): Promise<void> {
  const clerks = await clerksOf(db, offices, today);
  await notify(db, now, [...new Set([...clerks.values()].flat())], notice);
}
