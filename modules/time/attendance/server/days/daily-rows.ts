import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Call, QueryOf, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { matching } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows, type AnyDefinition } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportDailyAttendance, listDailyAttendance, OVERSEERS, PRESENCES, type Presence } from '../../contract/days.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

type Query = QueryOf<typeof listDailyAttendance>;
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

/** Everybody in scope who serves on the date, with how they stand. */
export const dailyRows = rows(listDailyAttendance, exportDailyAttendance, 'personnel', ({ actor, query: { date } }) => ({
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
}));

/** Beside the list: how many stand how, in all and in each office, whatever state is asked for. */
export async function countByOffice({ db, query }: Call<unknown, Query>, list: AnyDefinition) {
  const { rows: counted } = await sql<{ id: number; office: string; campus: string; presence: Presence; people: number }>`
    select o.id, organization.fullname_on(o.id, ${query.date}) as office, c.acronym as campus, ${PRESENCE} as presence, count(*) as people
    from ${list.from} join organization.campus_view c on c.id = o.campus_id where ${matching(list, { ...query, presence: undefined })}
    group by o.id, o.tree_from, c.acronym, 4 order by o.tree_from`.execute(db);
  const counts = nobody();
  const offices = new Map<number, Office>();
  for (const { id, office, campus, presence, people } of counted) {
    if (!offices.has(id)) offices.set(id, { id, office, campus, counts: nobody() });
    offices.get(id)!.counts[presence] = people;
    counts[presence] += people;
  }
  return { counts, offices: [...offices.values()] };
}

function nobody(): Record<Presence, number> {
  return Object.fromEntries(PRESENCES.map((presence) => [presence, 0])) as Record<Presence, number>;
}
