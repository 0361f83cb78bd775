import { listOwnCommittees } from '@talaan/committees/server/public.ts';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Whether the caller is a member of the team today, with a role over the whole university to act as one. */
export async function hasSeat(call: Pick<Call, 'db' | 'actor' | 'today'>): Promise<boolean> {
  if (!reachesUniversity(call.actor, ['SPMIS'])) return false;
  return (await listOwnCommittees(call)).some(({ kind }) => kind === 'PMT');
}

/** Error: 404 for who has no seat, as if there were no calibration (domain page, B6.9). */
export async function requireSeat(call: Pick<Call, 'db' | 'actor' | 'today'>): Promise<void> {
  if (!(await hasSeat(call))) throw notFound('Only members of the performance management team open this.');
}
