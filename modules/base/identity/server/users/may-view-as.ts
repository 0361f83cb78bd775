import { reachesUniversity, type Actor } from '@talaan/kernel/server/actor.ts';

/** Viewing as others needs both groups over the whole university: the users, and administration itself. */
export function mayViewAs(actor: Actor): boolean {
  return reachesUniversity(actor, ['USERS']) && reachesUniversity(actor, ['ADMIN']);
}
