import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Call, QueryOf, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { matching } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows, type AnyDefinition, type ListDefinition } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportDailyAttendance, listDailyAttendance, OVERSEERS, PRESENCES, type Presence } from '../../contract/days.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

type Query = Omit<QueryOf<typeof listDailyAttendance>, 'page' | 'per_page'>;
type Row = AnswerOf<typeof listDailyAttendance>['personnel'][number];
type DailyRows = ListDefinition<Query, Row, Row>;
type Office = AnswerOf<typeof listDailyAttendance>['offices'][number];

/** How somebody stands, in one word. */
export const PRESENCE = sql<Presence>`case
  when d.status is null or d.status = 'NO_DATA' then 'none'
  when d.status = 'ABSENT' then 'absent'
  when d.status = 'SUSPENDED' then 'suspended'
  when d.status in ('REST', 'HOLIDAY') then 'off'
  when d.status in ('ON_LEAVE', 'OB', 'AWAY') then 'away'
  when d.word = 'EXEMPT' then 'exempt'
  when d.status = 'PENDING' and coalesce(d.am_in, d.am_out, d.pm_in, d.pm_out) is null then 'out'
  when d.late_minutes > 0 then 'late'
  when d.status = 'INCOMPLETE' then 'incomplete'
  else 'present' end`;

const WORDS: Record<Presence, string> = {
  present: 'On time',
  late: 'Late',
  out: 'Not in yet',
  absent: 'Absent',
  incomplete: 'Incomplete',
  away: 'Leave or business',
  exempt: 'Exempt',
  suspended: 'Work suspended',
  off: 'No work',
  none: 'No data',
};

const timeOf = (minutes: number | null) => (minutes === null ? null : clockTime(minutes));

/** Everyone in scope who serves on the date, with how they stand. Ordered by office, of which each is counted, a page is read from its offices alone. */
export const dailyRows = rows(listDailyAttendance, exportDailyAttendance, 'personnel', (call) => {
  const { actor, query } = call;
  const { date } = query;
  const list: DailyRows = {
    from: sql`${servingOn(date)} a
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    left join attendance.day d on d.personnel_id = a.personnel_id and d.date = ${date}`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office_id: 'o.id',
      office: sql`organization.acronym_on(o.id, ${date})`,
      presence: PRESENCE,
      status: 'd.status',
      am_in: 'd.am_in',
      am_out: 'd.am_out',
      pm_in: 'd.pm_in',
      pm_out: 'd.pm_out',
      late_minutes: sql`coalesce(d.late_minutes, 0)`,
      late_times: sql`coalesce(d.late_times, 0)`,
      undertime_minutes: sql`coalesce(d.undertime_minutes, 0)`,
      undertime_times: sql`coalesce(d.undertime_times, 0)`,
      absent_thousandths: sql`coalesce(d.absent_thousandths, 0)`,
      night_minutes: sql`coalesce(d.night_minutes, 0)`,
      word: 'd.word',
      am_word: 'd.am_word',
      pm_word: 'd.pm_word',
    },
    reach: visible(actor, OVERSEERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: {
      fullname: 'p.plain_name',
      office: ['o.tree_from', 'p.plain_name'],
      late_minutes: [sql`coalesce(d.late_minutes, 0)`, 'p.plain_name'],
    },
    unsorted: 'office',
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      presence: { by: PRESENCE, name: WORDS },
    },
    filters: {
      date: () => sql`true`,
      campus: (campus) => sql`o.campus_id = ${campus}`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
      presence: (wanted) => sql`${PRESENCE} = any(${wanted}::text[])`,
    },
    sheet: {
      name: `Attendance of ${date}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        State: (row) => WORDS[row.presence],
        'Morning in': (row) => timeOf(row.am_in),
        'Morning out': (row) => timeOf(row.am_out),
        'Afternoon in': (row) => timeOf(row.pm_in),
        'Afternoon out': (row) => timeOf(row.pm_out),
        'Minutes late': (row) => row.late_minutes,
        'Minutes of undertime': (row) => row.undertime_minutes,
        'Night minutes': (row) => row.night_minutes,
      },
    },
    parts: {
      of: 'o.id',
      count: async () => (await countOnce(call, list)).map(({ id, counts }) => ({ key: id, count: countOf(counts, query.presence) })),
    },
  };
  return list;
});

/** Beside the list: how many stand how, in all and in each office, whatever state is asked for. */
export async function countByOffice(call: Call<unknown, Query>, list: AnyDefinition) {
  const offices = await countOnce(call, list);
  const counts = nobody();
  for (const office of offices) for (const presence of PRESENCES) counts[presence] += office.counts[presence];
  return { counts, offices };
}

/** Both the page and what stands beside it are of these counts, by one statement for a call. */
const counted = new WeakMap<object, Promise<Office[]>>();

function countOnce(call: Pick<Call<unknown, Query>, 'db' | 'query'>, list: AnyDefinition): Promise<Office[]> {
  const counting = counted.get(call) ?? countOffices(call, list);
  counted.set(call, counting);
  return counting;
}

async function countOffices({ db, query }: Pick<Call<unknown, Query>, 'db' | 'query'>, list: AnyDefinition): Promise<Office[]> {
  const { rows: found } = await sql<{ id: number; office: string; campus: string; presence: Presence; people: number }>`
    select c.id, organization.fullname_on(c.id, ${query.date}) as office, m.acronym as campus, c.presence, c.people
    from (select o.id, o.tree_from, o.campus_id, ${PRESENCE} as presence, count(*) as people
      from ${list.from} where ${matching(list, { ...query, presence: undefined })} group by o.id, o.tree_from, o.campus_id, 4) c
    join organization.campus_view m on m.id = c.campus_id order by c.tree_from, c.id`.execute(db);
  const offices = new Map<number, Office>();
  for (const { id, office, campus, presence, people } of found) {
    if (!offices.has(id)) offices.set(id, { id, office, campus, counts: nobody() });
    offices.get(id)!.counts[presence] = people;
  }
  return [...offices.values()];
}

function countOf(counts: Office['counts'], wanted: readonly Presence[] | undefined): number {
  return (wanted ?? PRESENCES).reduce((sum, presence) => sum + counts[presence], 0);
}

function nobody(): Record<Presence, number> {
  return Object.fromEntries(PRESENCES.map((presence) => [presence, 0])) as Record<Presence, number>;
}
