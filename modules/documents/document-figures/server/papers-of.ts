import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { actingOffice, findActingOffice, isWithin, registeredFrom, registeredTo } from '@talaan/documents/server/public.ts';
import { OVERSEERS } from '../contract.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

type Asking = Pick<Call, 'db' | 'server' | 'actor' | 'today'>;

/**
 * The office whose papers a caller counts, with its units: one for which they act, their own by default; for who keeps the records,
 * or is an executive, any office, and null for all of them. Error: 404 for another office.
 */
export async function officeCounted(call: Asking, asked: number | undefined): Promise<number | null> {
  const own = await findActingOffice(call, undefined);
  if (own?.keepsRecords || holds(call.actor, OVERSEERS)) return asked ?? null;
  if (!own) throw notFound('You act for no office.');
  return asked === undefined ? own.officeId : (await actingOffice(call, asked)).officeId;
}

/** Documents `d` with their type `t` and office of origin `oo`. */
export const papersFrom = sql`documents.document d join documents.type t on t.id = d.type_id join organization.office_view oo on oo.id = d.office_id`;

/** Registered in a period, by default this year until today. */
export function inPeriod(today: string, { from, to }: { from?: string | undefined; to?: string | undefined }): RawBuilder<SqlBool> {
  return sql`(${registeredFrom(from ?? `${today.slice(0, 4)}-01-01`)} and ${registeredTo(to ?? today)})`;
}

export function ofOffice(officeId: number | null): RawBuilder<SqlBool> {
  return officeId === null ? sql`true` : isWithin(officeId);
}
