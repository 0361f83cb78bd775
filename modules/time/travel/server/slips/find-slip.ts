import { sql } from 'kysely';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { SlipRow } from '../../contract/pass-slips.ts';
import { reachableSlips, slipColumns, slipsOn } from './slip-rows.ts';

export type FoundSlip = Omit<SlipRow, 'seen' | 'actions'> & { office_id: number | null };

/** A slip of the caller, of a person within reach, or in whose request they have a part. Error: 404 for any other. */
export async function findSlip(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundSlip> {
  const { rows } = await sql<{ reached: boolean }>`
    select ${reachableSlips(call.actor)} as reached from ${slipsOn(call.today)} where s.id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such pass slip.');
  if (!rows[0].reached) await findRequest(call, id).catch(asNoSlip);
  const [slip] = await readSlips(call, [id]);
  return slip!;
}

/** Slips by their numbers, in the order of these. */
export async function readSlips({ db, today }: Pick<Call, 'db' | 'today'>, ids: readonly number[]): Promise<FoundSlip[]> {
  const { rows } = await sql<FoundSlip>`
    select ${selected(slipColumns)}, r.office_id from ${slipsOn(today)} where s.id = any(${[...ids]}::integer[]) order by s.id`.execute(db);
  return rows;
}

function asNoSlip(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound('There is no such pass slip.');
  throw error;
}
