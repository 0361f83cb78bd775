import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, isReached, servingOn } from '@talaan/personnel/server/public.ts';

/** HR of attendance, and the clerk of an office, who file for others. */
const FILERS = ['EDATSADMIN', 'EDATSDEPTSETTING'] as const;

export interface FiledPerson {
  id: number;
  fullname: string;
  office: string | null;
  isOwn: boolean;
  /** Filed by HR for another. */
  byHr: boolean;
}

/** For whom a request around the daily time record is filed: oneself, or a person in the reach of HR or a clerk. Error: 404 for any other, and for an account without a person. */
export async function findFiledPerson(call: Pick<Call, 'db' | 'actor' | 'today'>, asked: number | null): Promise<FiledPerson> {
  const { db, actor, today } = call;
  if (asked !== null && asked !== actor.personnelId) {
    const { id, fullname, office } = await findPersonInScope(call, asked, FILERS);
    const { rows } = await sql<{ by_hr: boolean }>`
      select ${isReached(actor, ['EDATSADMIN'], 'p.id', today)} as by_hr from personnel.person_view p where p.id = ${id}`.execute(db);
    return { id, fullname, office, isOwn: false, byHr: rows[0]!.by_hr };
  }
  const { rows } = await sql<{ id: number; fullname: string; office: string | null }>`
    select p.id, p.fullname, o.fullname as office from personnel.person_view p
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id
    where p.id = ${actor.personnelId}::integer`.execute(db);
  if (!rows[0]) throw notFound('Your account belongs to no personnel record.');
  return { ...rows[0], isOwn: true, byHr: false };
}
