import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** An import may touch anybody in the university: it is open to those whose personnel role reaches everybody. */
export function requireImporter({ actor }: Pick<Call, 'actor'>): void {
  if (scopesWithin(actor, ['PERSONNELS']).some((scope) => scope.kind === 'all')) return;
  throw new Refusal(403, { message: 'Importing touches people of the whole university; your role reaches only a part of it.' });
}
