import { sql, type RawBuilder } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { officesOfCaller } from './acting-office.ts';

/** The office in which the caller serves, whose desk it is; who tracks all documents is not told of each office. */
export function ownOffices(call: Pick<Call, 'actor' | 'today'>): RawBuilder<unknown> {
  const { from, where } = officesOfCaller(call);
  return sql`(select o.id from ${from} where ${where} and own.personnel_id is not null)`;
}
