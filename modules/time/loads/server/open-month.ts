import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { FacultyMonth } from '../contract/faculty-dtr.ts';
import { LOAD_READERS } from '../contract/segments.ts';
import { findIssuedRecord } from './form/issue-record.ts';
import { readMonth } from './read-month.ts';
import { OPENED, ownId } from './whose.ts';

/** Errors: 404 for an account that belongs to no person. */
export async function readOwnMonth(call: Call<unknown, { month: string }>): Promise<FacultyMonth> {
  return withIssued(call, ownId(call));
}

/** As a head, academic affairs or HR reads it; the opening is noted. Errors: 404 for a person beyond reach. */
export async function readOtherMonth(call: Call<{ id: number }, { month: string }>): Promise<FacultyMonth> {
  const { id } = await findPersonInScope(call, call.params.id, LOAD_READERS);
  await recordOpening(call, id, OPENED);
  return withIssued(call, id);
}

async function withIssued(call: Call<unknown, { month: string }>, personnelId: number): Promise<FacultyMonth> {
  const found = await readMonth(call, personnelId, call.query.month);
  return { ...found, issued: await findIssuedRecord(call, found) };
}
