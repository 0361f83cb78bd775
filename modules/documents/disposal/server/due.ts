import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Conditions of documents `d` with their type `t` that lists and requests for disposal share. */

export const closedOn = sql`kernel.date_of(d.closed_at)`;

/** The last day on which a closed paper is kept, as `keptUntil` of the rules says. */
export const keptUntil = sql`make_date(extract(year from ${closedOn})::integer + t.retention_years, 12, 31)`;

/** Closed, its retention has passed, and it is still there (RA 9470). */
export const isPastRetention = (today: string) =>
  sql<SqlBool>`(d.closed_at is not null and d.disposed_on is null and ${keptUntil} < ${today}::date)`;

/** A paper that is open relates to it, or it to that; or one of them is a copy of the other. */
export const isLinkedToOpen = sql<SqlBool>`(
  exists (select from documents.document x where x.id in (d.related_id, d.parent_id) and x.closed_at is null)
  or exists (select from documents.document x where x.related_id = d.id and x.closed_at is null)
  or exists (select from documents.document x where x.parent_id = d.id and x.closed_at is null))`;

export const isInDisposal = sql<SqlBool>`exists (select from documents.disposal_paper p where p.document_id = d.id and p.left_out is null)`;

/** Past its retention, in no request, and nothing keeps it. */
export const mayBeDisposedOf = (today: string) =>
  sql<SqlBool>`(${isPastRetention(today)} and d.legal_hold is null and not ${isInDisposal} and not ${isLinkedToOpen})`;

/** Closed in this year or before. */
export const closedUntil = (year: number): RawBuilder<SqlBool> =>
  sql`d.closed_at < kernel.instant_of(make_date(${year} + 1, 1, 1)::timestamp)`;

/** `2026-01` of a request for disposal `b`. */
export const numberOfDisposal = sql<string>`b.year || '-' || lpad(b.no::text, greatest(2, length(b.no::text)), '0')`;
