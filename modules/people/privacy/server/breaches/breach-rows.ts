import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { exportBreaches, listBreaches, type BreachRow, type BreachStep, type readBreach as reading } from '../../contract/breaches.ts';
import { breachClocks, mustNotify, openDuties, type BreachDates } from '../../rules/breach-clock.ts';

const firstAt = (kind: string) =>
  sql<string | null>`(select min(s.at) from privacy.breach_step s where s.breach_id = b.id and s.kind = ${kind})`;

type Found = Omit<BreachRow, 'must_notify' | 'clocks' | 'open'> & BreachDates;

export const breachRows = rows(listBreaches, exportBreaches, 'breaches', ({ now }) => ({
  from: sql`privacy.breach b join identity.account_view a on a.id = b.recorded_by`,
  columns: {
    id: 'b.id',
    title: 'b.title',
    known_at: 'b.known_at',
    nature: 'b.nature',
    involved: 'b.involved',
    affected: 'b.affected',
    people: 'b.people',
    is_sensitive: 'b.is_sensitive',
    is_acquired: 'b.is_acquired',
    is_harmful: 'b.is_harmful',
    recorded_by: 'a.name',
    recorded_at: 'b.recorded_at',
    closed_at: firstAt('CLOSED'),
    npc_at: firstAt('NPC_NOTIFIED'),
    people_at: firstAt('PEOPLE_NOTIFIED'),
    exempted_at: firstAt('EXEMPTED'),
    reported_at: firstAt('REPORTED'),
  },
  // The book is of the whole university, and of no office.
  reach: sql<boolean>`true`,
  search: [sql`kernel.plain(b.title || ' ' || b.nature || ' ' || b.involved || ' ' || b.affected)`],
  sort: { known_at: 'b.known_at', title: sql`kernel.plain(b.title)` },
  unsorted: '-known_at',
  filters: {
    state: (state) =>
      sql`exists (select from privacy.breach_step s where s.breach_id = b.id and s.kind = 'CLOSED') = ${state === 'closed'}::boolean`,
  },
  describe: (found: Found[]): BreachRow[] => found.map((row) => withClocks(row, now.toString())),
  sheet: {
    name: 'Breaches of personal data',
    cells: {
      Breach: (row) => row.title,
      'Known at': (row) => row.known_at,
      'What happened': (row) => row.nature,
      'Personal data': (row) => row.involved,
      Affected: (row) => row.affected,
      People: (row) => row.people,
      'Must be notified': (row) => (row.must_notify ? 'Yes' : 'No'),
      'Commission notified': (row) => row.clocks.find(({ of }) => of === 'npc')?.done_at ?? '',
      'People notified': (row) => row.clocks.find(({ of }) => of === 'people')?.done_at ?? '',
      'Full report': (row) => row.clocks.find(({ of }) => of === 'report')?.done_at ?? '',
      Closed: (row) => row.closed_at,
    },
  },
}));

/** One breach as the list shows it, with its steps. Error: 404. */
export async function readBreach(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  return { breach: await findBreach(call, call.params.id), steps: await readSteps(call, call.params.id) };
}

/** Error: 404. */
export async function findBreach(call: Call, id: number): Promise<BreachRow> {
  const list = await breachRows.define({ ...call, params: {}, query: {} });
  const [breach] = await readAll<BreachRow>({ db: call.db, query: {} }, { ...list, reach: sql<boolean>`b.id = ${id}`, filters: {} });
  if (!breach) throw notFound('There is no such breach.');
  return breach;
}

export async function readSteps({ db }: Pick<Call, 'db'>, id: number): Promise<BreachStep[]> {
  const { rows: steps } = await sql<BreachStep>`
    select s.no, s.kind, s.at, s.note, a.name as by, s.recorded_at
    from privacy.breach_step s join identity.account_view a on a.id = s.account_id where s.breach_id = ${id} order by s.at, s.no`.execute(
    db,
  );
  return steps;
}

function withClocks(row: Found, now: string): BreachRow {
  const clocks = breachClocks(row, row, now);
  return { ...row, must_notify: mustNotify(row), clocks, open: openDuties(clocks) };
}
