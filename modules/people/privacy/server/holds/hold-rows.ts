import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { exportHolds, listHolds, type HoldRow, type readHold as reading } from '../../contract/holds.ts';
import { allKinds } from '../retention-kinds.ts';

const STATES: Readonly<Record<HoldRow['state'], string>> = {
  to_come: 'To come',
  in_force: 'In force',
  ended: 'Ended',
  released: 'Released',
};

type Found = Omit<HoldRow, 'kind_title'>;

export const holdRows = rows(listHolds, exportHolds, 'holds', ({ server, today }) => {
  const titles = new Map(allKinds(server).map(({ key, title }) => [key, title]));
  const isOpen = sql`(h.released_at is null and coalesce(h.until >= ${today}::date, true))`;
  return {
    from: sql`privacy.legal_hold h left join personnel.person_view p on p.id = h.personnel_id
      join identity.account_view a on a.id = h.placed_by left join identity.account_view r on r.id = h.released_by`,
    columns: {
      id: 'h.id',
      kind: 'h.kind',
      person: 'p.fullname',
      grounds: 'h.grounds',
      since: 'h.since',
      until: 'h.until',
      placed_by: 'a.name',
      placed_at: 'h.placed_at',
      released_by: 'r.name',
      released_at: 'h.released_at',
      released_because: 'h.released_because',
      state: sql`case when h.released_at is not null then 'released' when h.until < ${today}::date then 'ended'
        when h.since > ${today}::date then 'to_come' else 'in_force' end`,
    },
    // The book is of the whole university, which the call asks for.
    reach: sql<boolean>`true`,
    search: [sql`kernel.plain(h.grounds || ' ' || h.released_because)`, sql`p.search`],
    sort: { placed_at: 'h.placed_at', person: 'p.plain_name', since: 'h.since' },
    unsorted: '-placed_at',
    filters: { state: (state) => sql`${isOpen} = ${state === 'open'}::boolean` },
    describe: (found: Found[]): HoldRow[] => found.map((row) => ({ ...row, kind_title: row.kind && (titles.get(row.kind) ?? row.kind) })),
    sheet: {
      name: 'Legal holds',
      cells: {
        Person: (row) => row.person ?? 'Everyone',
        Records: (row) => row.kind_title ?? 'All kinds',
        Grounds: (row) => row.grounds,
        Since: (row) => row.since,
        Until: (row) => row.until,
        State: (row) => STATES[row.state],
        'Placed by': (row) => row.placed_by,
        Released: (row) => row.released_at,
        'Released by': (row) => row.released_by,
        'Released because': (row) => row.released_because,
      },
    },
  };
});

/** Error: 404. */
export async function readHold(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  return { hold: await findHold(call, call.params.id) };
}

/** Error: 404. */
export async function findHold(call: Call, id: number): Promise<HoldRow> {
  const list = await holdRows.define({ ...call, params: {}, query: {} });
  const [hold] = await readAll<HoldRow>({ db: call.db, query: {} }, { ...list, reach: sql<boolean>`h.id = ${id}`, filters: {} });
  if (!hold) throw notFound('There is no such hold.');
  return hold;
}
