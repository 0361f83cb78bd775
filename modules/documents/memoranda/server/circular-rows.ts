import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { searchWords } from '@talaan/kernel/server/search/search.ts';
import { exportCirculars, KINDS, listCirculars, type CircularRow } from '../contract.ts';
import { audienceInWords } from './audience-words.ts';
import { isToPlace, readPlace, type Place } from './place.ts';
import { seenBy } from './reach.ts';
import { HIT, toSnippet, toTextSearch } from './search-words.ts';

type Found = Omit<CircularRow, 'snippet'> & { headline: string | null };

const HEADLINE = `StartSel=${HIT.begins}, StopSel=${HIT.ends}, MaxFragments=1, MaxWords=26, MinWords=12`;
const STATES = { posted: 'In force', superseded: 'Superseded', withdrawn: 'Withdrawn' } as const;

/** Circulars as one sees them: the best match first while searching, else the newest. */
export const circularRows = rows(listCirculars, exportCirculars, 'circulars', async ({ db, actor, query, today }) => {
  const place = await readPlace(db, actor.personnelId, today);
  const search = toTextSearch(query.term);
  return {
    from: sql`memoranda.circular c left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = ${actor.personnelId}`,
    columns: {
      id: 'c.id',
      kind: 'c.kind',
      number: 'c.number',
      dated: 'c.dated',
      subject: 'c.subject',
      office: sql`(select o.acronym from organization.office_view o where o.id = c.office_id)`,
      state: 'c.state',
      needs_acknowledgement: 'c.needs_acknowledgement',
      read_at: 'r.read_at',
      acknowledged_at: 'r.acknowledged_at',
      is_mine_to_read: isToPlace(place),
      audience: audienceInWords('acronym'),
      headline: search ? sql`ts_headline('memoranda.words', c.body, to_tsquery('memoranda.words', ${search}), ${HEADLINE})` : sql`null`,
    },
    reach: sql`${seenBy(actor, place)} and ${holdsWords(query.term)}`,
    search: [],
    sort: { dated: 'c.dated', subject: sql`kernel.plain(c.subject)` },
    unsorted: search ? sql`ts_rank(c.words, to_tsquery('memoranda.words', ${search})) desc, c.dated desc, c.id desc` : '-dated',
    filters: {
      year: (year) => sql`c.dated between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
      kind: (kind) => sql`c.kind = ${kind}`,
      show: (show) => {
        if (show === 'posted_by_me') return sql`c.posted_by = ${actor.accountId}`;
        if (show === 'unread') return sql`${concerns(place)} and r.read_at is null`;
        return sql`${concerns(place)} and c.needs_acknowledgement and r.acknowledged_at is null`;
      },
    },
    describe: (found: Found[]) => found.map(({ headline, ...row }) => ({ ...row, snippet: toSnippet(headline) })),
    sheet: {
      name: 'Circulars',
      cells: {
        Kind: (row) => KINDS[row.kind],
        Number: (row) => row.number,
        Dated: (row) => row.dated,
        Subject: (row) => row.subject,
        Office: (row) => row.office,
        To: (row) => row.audience.join('; '),
        State: (row) => STATES[row.state],
        'Read by me': (row) => row.read_at && localTime(row.read_at),
        'Acknowledged by me': (row) => row.acknowledged_at && localTime(row.acknowledged_at),
      },
    },
  };
});

/** Each word is in the number, the subject, or the text, where a word may also begin so. */
function holdsWords(term = ''): RawBuilder<SqlBool> {
  const conditions = searchWords(term).map((word) => {
    const inText = toTextSearch(word);
    const named = sql<SqlBool>`kernel.plain(c.number || ' ' || c.subject) like kernel.pattern_of(${word})`;
    return inText ? sql<SqlBool>`(${named} or c.words @@ to_tsquery('memoranda.words', ${inText}))` : named;
  });
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}

/** In force, and to a person who serves. */
function concerns(place: Place | null): RawBuilder<SqlBool> {
  return sql`(c.state = 'posted' and ${isToPlace(place)})`;
}

/** Beside the list: how many one has yet to read and to acknowledge, whatever is filtered. */
export async function countUnread({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>) {
  const place = await readPlace(db, actor.personnelId, today);
  const { rows: counted } = await sql<{ unread: number; to_acknowledge: number }>`
    select count(*) filter (where r.read_at is null) as unread,
      count(*) filter (where c.needs_acknowledgement and r.acknowledged_at is null) as to_acknowledge
    from memoranda.circular c left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = ${actor.personnelId}
    where ${concerns(place)}`.execute(db);
  return counted[0]!;
}
