import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/record-opening.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { FacultyMonth } from '../contract/faculty-dtr.ts';
import { readMonth } from './read-month.ts';

/** Errors: 404 for an account that belongs to no person. */
export async function readOwnMonth(call: Call<unknown, { month: string }>): Promise<FacultyMonth> {
  return readMonth(call, ownId(call), call.query.month);
}

/** As a head, academic affairs or HR reads it; the opening is noted. Errors: 404 for a person beyond reach. */
export async function readOtherMonth(call: Call<{ id: number }, { month: string }>): Promise<FacultyMonth> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSOVPAA']);
  await recordOpening(call, id, 'Faculty daily time record');
  return readMonth(call, id, call.query.month);
}

export function ownId({ actor }: Call): number {
  if (actor.personnelId === null) throw notFound('Your account is not tied to a person who teaches.');
  return actor.personnelId;
}
