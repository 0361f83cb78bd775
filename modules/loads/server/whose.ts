import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Who reads the faculty DTR of others: HR, heads of their people, academic affairs. */
export const READERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSOVPAA'] as const;
export const OPENED = 'Faculty daily time record';

/** The person of the caller. Errors: 404 for an account without one. */
export function ownId({ actor }: Call): number {
  if (actor.personnelId === null) throw notFound('Your account is not tied to a person who teaches.');
  return actor.personnelId;
}
