import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CircularRow, listCirculars as endpoint } from '../contract.ts';
import { audienceInWords } from './audience-words.ts';
import { isToPlace, readPlace, type Place } from './place.ts';
import { seenBy } from './reach.ts';
import { HIT, toSnippet, toTextSearch } from './search-words.ts';

type Query = z.output<typeof endpoint.query>;
type Row = Omit<CircularRow, 'snippet'> & { headline: string | null; total: number };

const HEADLINE = `StartSel=${HIT.begins}, StopSel=${HIT.ends}, MaxFragments=1, MaxWords=26, MinWords=12`;

/** Four statements, however many circulars there are: where one serves, the page, its length, and what waits. */
export async function listCirculars(call: Call<unknown, Query>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, today } = call;
  const place = await readPlace(db, actor.personnelId, today);
  const from = sql`memoranda.circular c left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = ${actor.personnelId}`;
  const wanted = sql`${sql.join([seenBy(actor, place), ...narrow(actor, place, query)], sql` and `)}`;
  const search = toTextSearch(query.term);
  const { rows } = await sql<Row>`
    with page as (
      select c.*, r.read_at, r.acknowledged_at, ${isToPlace(place)} as is_mine_to_read
      from ${from} where ${wanted} order by ${order(query, search)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    )
    select c.id, c.kind, c.number, c.dated, c.subject, o.acronym as office, c.state, c.needs_acknowledgement, c.read_at, c.acknowledged_at,
      c.is_mine_to_read, ${audienceInWords('acronym')} as audience, ${headline(search)} as headline
    from page c left join organization.office o on o.id = c.office_id
    order by ${order(query, search)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${from} where ${wanted}`.execute(db);
  return {
    circulars: rows.map((row) => ({ ...row, snippet: toSnippet(row.headline) })),
    total: counted.rows[0]?.total ?? 0,
    ...(await countWaiting(call, place)),
  };
}

function narrow(actor: Actor, place: Place | null, { term, year, kind, show }: Query): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const search = toTextSearch(term);
  if (term) {
    const named = sql<SqlBool>`kernel.plain(c.number || ' ' || c.subject) like ${likePattern(term)}`;
    conditions.push(search ? sql`(${named} or c.words @@ to_tsquery('memoranda.words', ${search}))` : named);
  }
  if (year) conditions.push(sql`c.dated between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`);
  if (kind) conditions.push(sql`c.kind = ${kind}`);
  if (show === 'posted_by_me') conditions.push(sql`c.posted_by = ${actor.accountId}`);
  if (show === 'unread') conditions.push(sql`(${waitsFor(place)} and r.read_at is null)`);
  if (show === 'to_acknowledge') conditions.push(sql`(${waitsFor(place)} and c.needs_acknowledgement and r.acknowledged_at is null)`);
  return conditions;
}

/** In force, and to somebody who serves. */
function waitsFor(place: Place | null): RawBuilder<SqlBool> {
  return sql`(c.state = 'posted' and ${isToPlace(place)})`;
}

async function countWaiting({ db, actor }: Call, place: Place | null): Promise<{ unread: number; to_acknowledge: number }> {
  const { rows } = await sql<{ unread: number; to_acknowledge: number }>`
    select count(*) filter (where r.read_at is null) as unread,
      count(*) filter (where c.needs_acknowledgement and r.acknowledged_at is null) as to_acknowledge
    from memoranda.circular c left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = ${actor.personnelId}
    where ${waitsFor(place)}`.execute(db);
  return rows[0] ?? { unread: 0, to_acknowledge: 0 };
}

/** The best match first while searching, else the newest. */
function order({ sort }: Query, search: string | null): RawBuilder<unknown> {
  switch (sort) {
    case 'subject':
      return sql`kernel.plain(c.subject), c.id`;
    case '-subject':
      return sql`kernel.plain(c.subject) desc, c.id`;
    case 'dated':
      return sql`c.dated, c.id`;
    default:
      return search && !sort
        ? sql`ts_rank(c.words, to_tsquery('memoranda.words', ${search})) desc, c.dated desc, c.id desc`
        : sql`c.dated desc, c.id desc`;
  }
}

function headline(search: string | null): RawBuilder<unknown> {
  return search ? sql`ts_headline('memoranda.words', c.body, to_tsquery('memoranda.words', ${search}), ${HEADLINE})` : sql`null`;
}
