import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** What holds for everybody is changed by those whose role reaches everybody. Errors: 403. */
export function requireWholeUniversity({ actor }: Pick<Call, 'actor'>, groups: readonly Group[]): void {
  if (scopesWithin(actor, groups).some(({ kind }) => kind === 'all')) return;
  throw new Refusal(403, { message: 'This applies to the whole university; your role reaches only a part of it.' });
}
