import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { rows, type AnyDefinition } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportReaders, listReaders, POSTERS } from '../contract.ts';
import { findKeptCircular } from './find-circular.ts';
import { isToServing, serving } from './place.ts';

type OfficeFigures = AnswerOf<typeof listReaders>['offices'][number];

const PLACE = { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** When a reader has done what is asked of them. */
const done = sql`case when c.needs_acknowledgement then r.acknowledged_at else r.read_at end`;

/** Today's audience of a circular, and who of them has answered. Error: 404 where one does not keep it. */
export const readerRows = rows(listReaders, exportReaders, 'readers', async (call) => {
  const circular = await findKeptCircular(call);
  const name = 'p.plain_name';
  return {
    from: sql`${serving(call.today)}
      join memoranda.circular c on c.id = ${circular.id}
      left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = p.id`,
    columns: {
      id: 'p.id',
      fullname: 'p.fullname',
      avatar: sql`case when ${visible(call.actor, POSTERS, PLACE)} then ${avatarOf('p.id')} end`,
      office: 'o.fullname',
      office_acronym: 'o.acronym',
      position: 't.name',
      read_at: 'r.read_at',
      acknowledged_at: 'r.acknowledged_at',
      has_account: sql`exists (select from identity.account_view b where b.personnel_id = p.id and b.suspended_at is null)`,
    },
    reach: isToServing(),
    search: [sql`p.search`],
    sort: { office: ['o.tree_from', name], fullname: name },
    unsorted: 'office',
    filters: {
      office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
      show: (show) => (show === 'waiting' ? sql`${done} is null` : sql`${done} is not null`),
    },
    sheet: {
      name: `Readers of No. ${circular.number}`,
      cells: {
        Name: (row) => row.fullname,
        Position: (row) => row.position,
        Office: (row) => row.office,
        Read: (row) => row.read_at && localTime(row.read_at),
        Acknowledged: (row) => row.acknowledged_at && localTime(row.acknowledged_at),
        'Has an account': (row) => (row.has_account ? 'Yes' : 'No'),
      },
    },
  };
});

/** Beside the list: how many of each office it is to and how many of them have answered, whatever is filtered. */
export async function countReaders({ db }: Call, list: AnyDefinition) {
  const { rows: offices } = await sql<OfficeFigures>`
    select o.id, o.acronym, count(*) as people, count(${done}) as done from ${list.from}
    where ${list.reach} group by o.id, o.acronym, o.tree_from order by o.tree_from`.execute(db);
  const sum = (figure: 'people' | 'done') => offices.reduce((total, office) => total + office[figure], 0);
  return { people: sum('people'), done: sum('done'), offices };
}
