import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** What HR decides on a single person is not decided by that person: merit, a withheld step, a correction. Error: 409. */
export function refuseOwn({ actor }: Pick<Call, 'actor'>, personnelId: number): void {
  if (isOwn(actor, personnelId)) throw wrongState('You cannot decide on your own salary. Ask a colleague.');
}

/** Whether a notice is of the caller, who then decides nothing about it. */
export function isOwn(actor: Call['actor'], personnelId: number): boolean {
  return actor.personnelId === personnelId;
}
