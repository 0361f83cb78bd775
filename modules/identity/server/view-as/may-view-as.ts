import { holds, type Actor } from '@talaan/kernel/server/actor.ts';

/** Viewing as others needs both groups: the users, and administration itself. */
export function mayViewAs(actor: Actor): boolean {
  return holds(actor, ['USERS']) && holds(actor, ['ADMIN']);
}
