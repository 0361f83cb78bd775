import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** An import may touch anything in the university: it is open to those whose role in these groups reaches everybody. */
export function requireImporter({ actor }: Pick<Call, 'actor'>, groups: readonly Group[] = ['PERSONNELS']): void {
  if (scopesWithin(actor, groups).some((scope) => scope.kind === 'all')) return;
  throw new Refusal(403, { message: 'Importing touches the whole university; your role reaches only a part of it.' });
}
