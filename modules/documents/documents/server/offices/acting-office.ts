import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { DTS } from '../../contract/words.ts';
import type { Acting } from '../../rules/roles-in.ts';
import { circulations } from '../points.ts';

type Asking = Pick<Call, 'server' | 'db' | 'actor' | 'today'>;

export interface ActingOffice extends Acting {
  /** Its number in the tree. */
  tree: number;
  acronym: string;
  fullname: string;
  campus: string;
  /** Whether a document `d` was circulated to it. */
  isCirculated: RawBuilder<SqlBool>;
}

/** Who acts for no office. */
export const NO_OFFICE: ActingOffice = {
  accountId: 0,
  officeId: 0,
  isHead: false,
  keepsRecords: false,
  isAdmin: false,
  tree: 0,
  acronym: '',
  fullname: '',
  campus: '',
  isCirculated: sql`false`,
};

/** The open offices `o` for which the caller acts, with `own` where they serve there: those within the scope of document tracking. */
export function officesOfCaller({ actor, today }: Pick<Call, 'actor' | 'today'>): {
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
} {
  return {
    from: sql`organization.office_view o join organization.campus_view c on c.id = o.campus_id
      left join ${servingOn(today)} own on own.office_id = o.id and own.personnel_id = ${actor.personnelId}`,
    where: sql<boolean>`o.is_active and ${visible(actor, DTS, { person: 'own.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
  };
}

/** The office for which the caller acts: the one asked for, else their own, else the first in the tree; null where there is none. */
export async function findActingOffice(call: Asking, officeId: number | undefined): Promise<ActingOffice | null> {
  const { db, actor, today } = call;
  const { from, where } = officesOfCaller(call);
  const { rows } = await sql<{
    id: number;
    acronym: string;
    fullname: string;
    campus: string;
    tree: number;
    is_head: boolean;
    keeps_records: boolean;
  }>`
    select o.id, o.tree_from as tree, o.acronym, o.fullname, c.acronym as campus, coalesce(s.keeps_records, false) as keeps_records,
      exists (select from organization.head_view h where h.office_id = o.id and h.during @> ${today}::date and h.personnel_id = ${actor.personnelId}) as is_head
    from ${from} left join documents.office_setting s on s.office_id = o.id
    where ${where} and ${officeId === undefined ? sql`true` : sql`o.id = ${officeId}`}
    order by own.personnel_id is null, o.tree_from limit 1`.execute(db);
  const found = rows[0];
  if (!found) return null;
  const isAdmin = scopesWithin(actor, DTS).some(({ kind }) => kind === 'all');
  const { id, acronym, fullname, campus, tree } = found;
  return {
    accountId: actor.accountId,
    officeId: id,
    isHead: found.is_head,
    keepsRecords: found.keeps_records || isAdmin,
    isAdmin,
    tree,
    acronym,
    fullname,
    campus,
    isCirculated: contributed(call.server, circulations).isCirculatedTo(id),
  };
}

/** The same for a read. Error: 404. */
export async function actingOffice(call: Asking, officeId: number | undefined): Promise<ActingOffice> {
  const found = await findActingOffice(call, officeId);
  if (!found) throw notFound('You do not act for such an office.');
  return found;
}

/** The same for a write. Error: 422 on `office_id`. */
export async function requireActingOffice(call: Asking, officeId: number): Promise<ActingOffice> {
  const found = await findActingOffice(call, officeId);
  if (!found) throw invalid({ office_id: ['You do not act for this office. Choose one of yours.'] });
  return found;
}

/** An open office in a job that a clerk of it started; that they act for it was asked when they started it. Error: 409 where it is closed since. */
export async function officeOfJob({ server, db, actor }: Pick<Call, 'server' | 'db' | 'actor'>, officeId: number): Promise<ActingOffice> {
  const found = await db
    .selectFrom('organization.office_view as o')
    .innerJoin('organization.campus_view as c', 'c.id', 'o.campus_id')
    .select(['o.acronym', 'o.fullname', 'c.acronym as campus', 'o.tree_from as tree'])
    .where('o.id', '=', officeId)
    .where('o.is_active', '=', true)
    .executeTakeFirst();
  if (!found) throw wrongState('This office is closed. Nothing was registered.');
  const isCirculated = contributed(server, circulations).isCirculatedTo(officeId);
  return { ...found, accountId: actor.accountId, officeId, isHead: false, keepsRecords: false, isAdmin: false, isCirculated };
}
