import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Refuses a change that touches people beyond the caller's reach: a campus, or everybody (null). Error: 403. */
export function requireCampus({ actor }: Pick<Call, 'actor'>, campusId: number | null): void {
  const reaches = scopesWithin(actor, ['EDATSADMIN']).some(
    (scope) => scope.kind === 'all' || (scope.kind === 'campus' && scope.campusId === campusId),
  );
  if (!reaches)
    throw new Refusal(403, { message: 'This affects people outside your campus. A user with a role over all campuses can do it.' });
}
