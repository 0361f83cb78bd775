import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import {
  exportRetention,
  listRetention,
  type DueRow,
  type previewPurge as previewing,
  type RetentionRow,
} from '../../contract/retention.ts';
import { book } from '../holds/book.ts';
import { plainSentences } from '../plain-sentences.ts';
import { allKinds, findKind } from '../retention-kinds.ts';

/** As many as a preview shows. */
const SHOWN = 50;

type Moment = Pick<Call, 'db' | 'now' | 'today'>;

/** The kinds that modules declare, with what is due of each at this moment. */
export const retentionRows = rows(listRetention, exportRetention, 'kinds', async (call) => ({
  from: sql`jsonb_to_recordset(${JSON.stringify(await countAll(call, allKinds(call.server)))}::jsonb) as t(id text, title text, deletes text, law text,
      kept text, counts_from text, is_nightly boolean, due integer, held integer)
    left join lateral (select u.at, u.count, a.name from privacy.purge u left join identity.account_view a on a.id = u.account_id
      where u.kind = t.id order by u.at desc limit 1) l on true`,
  columns: {
    id: 't.id',
    title: 't.title',
    deletes: 't.deletes',
    law: 't.law',
    kept: 't.kept',
    counts_from: 't.counts_from',
    is_nightly: 't.is_nightly',
    due: 't.due',
    held: 't.held',
    purged_at: 'l.at',
    purged: 'l.count',
    purged_by: 'l.name',
  },
  // Kinds and numbers of records of the whole university, which the call asks for.
  reach: sql<boolean>`true`,
  search: [plainSentences(sql`concat_ws(' ', t.title, t.deletes, t.law, t.kept, t.counts_from)`)],
  sort: { title: sql`kernel.plain(t.title)` },
  unsorted: 'title',
  filters: { state: (state) => (state === 'due' ? sql`t.due > 0` : sql`t.held > 0`) },
  sheet: {
    name: 'Retention',
    cells: {
      Records: (row) => row.title,
      'What is deleted': (row) => row.deletes,
      Kept: (row) => row.kept,
      'Counts from': (row) => row.counts_from,
      'Law or rule': (row) => row.law,
      'Purged each night': (row) => (row.is_nightly ? 'Yes' : 'No'),
      Due: (row) => row.due,
      Held: (row) => row.held,
      'Last purge': (row) => row.purged_at,
      'Purged then': (row) => row.purged,
    },
  },
}));

/** What a purge would delete now. Error: 404. */
export async function previewPurge(call: CallOf<typeof previewing>): Promise<AnswerOf<typeof previewing>> {
  const kind = findKind(call.server, call.params.kind);
  return { kind: { ...(await count(call, kind)), ...(await readLastPurge(call.db, kind.key)) }, rows: await readFirst(call, kind) };
}

/** How many are due of a kind and not held. */
export async function countDue(call: Moment, kind: RetentionKind): Promise<number> {
  return (await count(call, kind)).due;
}

async function countAll(call: Moment, kinds: readonly RetentionKind[]) {
  const counted = [];
  for (const kind of kinds) counted.push(await count(call, kind));
  return counted;
}

async function count(call: Moment, kind: RetentionKind) {
  const { kept, due } = await kind.at(call);
  const free = book.notHeld({ kind: kind.key, person: sql`d.personnel_id`, today: call.today });
  const { rows: found } = await withOpenRecords(call.db, 'everybody', (db) =>
    sql<{ due: number; held: number }>`
      select count(*) filter (where free)::integer as due, count(*) filter (where not free)::integer as held
      from (select ${free} as free from (${due}) d) d`.execute(db),
  );
  const { key, title, deletes, law, from, isNightly } = kind;
  return { id: key, title, deletes, law, kept, counts_from: from, is_nightly: isNightly, ...found[0]! };
}

async function readLastPurge(db: Database, key: string): Promise<Pick<RetentionRow, 'purged_at' | 'purged' | 'purged_by'>> {
  const { rows: last } = await sql<{ purged_at: string; purged: number; purged_by: string | null }>`
    select u.at as purged_at, u.count as purged, a.name as purged_by
    from privacy.purge u left join identity.account_view a on a.id = u.account_id where u.kind = ${key} order by u.at desc limit 1`.execute(
    db,
  );
  return last[0] ?? { purged_at: null, purged: null, purged_by: null };
}

async function readFirst(call: Moment, kind: RetentionKind): Promise<DueRow[]> {
  const { due } = await kind.at(call);
  const free = book.notHeld({ kind: kind.key, person: sql`d.personnel_id`, today: call.today });
  const read = (db: Database) =>
    sql<DueRow>`
    select d.id, p.fullname as person, d.what, d.since, not ${free} as is_held
    from (${due}) d left join personnel.person_view p on p.id = d.personnel_id order by d.since, d.id limit ${SHOWN}`.execute(db);
  return (await withOpenRecords(call.db, 'everybody', read)).rows;
}
