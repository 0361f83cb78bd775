import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

export const OPENED = 'Faculty daily time record';

/** The person of the caller. Errors: 404 for an account without one. */
export function ownId({ actor }: Call): number {
  if (actor.personnelId === null) throw notFound('Your account is not tied to a person who teaches.');
  return actor.personnelId;
}
