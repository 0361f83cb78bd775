import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ActingOffice } from '../offices/acting-office.ts';

/** The office for which somebody looks, and the account. */
type Looking = Pick<ActingOffice, 'officeId' | 'accountId' | 'isCirculated'>;

/**
 * A stay that counts as one in its office: the paper was received there, or is on its way to it. What was cancelled or refused before never
 * reached the office, whose sight ends with it (A7.4).
 */
export function reached(stay: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${stay}.${name}`);
  return sql<SqlBool>`(${column('received_at')} is not null or ${column('ended_at')} is null)`;
}

/**
 * Whether an office is on the route of a document `d`: it registered it, had it, is about to have it, or it was circulated to the office; or
 * the caller made it (A7.8). The numbers are written out, so that a list can be grouped by it.
 */
export function isOnRoute(who: Looking): RawBuilder<SqlBool> {
  const [officeId, accountId] = [sql.lit(who.officeId), sql.lit(who.accountId)];
  return sql<SqlBool>`(d.office_id = ${officeId} or d.created_by = ${accountId}
    or exists (select from documents.hop r where r.office_id = ${officeId} and r.document_id = d.id and ${reached('r')})
    or ${who.isCirculated})`;
}

/** Whether the names of employees on a document are told: to the offices on its route, and to who tracks all documents. */
export function seesNames(who: Looking & Pick<ActingOffice, 'isAdmin'>): RawBuilder<SqlBool> {
  return who.isAdmin ? sql<SqlBool>`true` : isOnRoute(who);
}

/** Whether number and state are all that the caller sees of a document. */
export function isClosedTo(who: Looking): RawBuilder<SqlBool> {
  return sql<SqlBool>`(d.confidentiality = 'CONFIDENTIAL' and not ${isOnRoute(who)})`;
}

/** Whether the caller sees all of a document, its files too. */
export function isSeenWhole(who: Looking): RawBuilder<SqlBool> {
  return sql<SqlBool>`(d.confidentiality = 'OPEN' or ${isOnRoute(who)})`;
}
