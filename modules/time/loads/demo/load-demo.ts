import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import type { SegmentKind } from '../rules/segment-kinds.ts';

type Planned = [
  kind: SegmentKind,
  subject: string,
  section: string,
  units: number,
  weekdays: number[],
  from: number,
  to: number,
  room: string,
];

const h = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The load of faculty@: the class on Saturdays is missed now and then, and one of them was made up. */
const OWN: readonly Planned[] = [
  ['CLASS', 'STAT 101', 'BSM 2A', 300, [1, 3, 5], h(8), h(9), 'CAS 204'],
  ['CLASS', 'MATH 54', 'BSM 3A', 300, [1, 3, 5], h(10, 30), h(11, 30), 'CAS 206'],
  ['CLASS', 'STAT 115', 'BSM 4A', 300, [2, 4], h(8), h(9, 30), 'CAS 204'],
  ['CLASS', 'MATH 10', 'BSIT 1C', 300, [2, 4], h(10), h(11, 30), 'CAS 110'],
  ['CLASS', 'STAT 101', 'BSM 2B', 300, [2, 4], h(13, 30), h(15), 'CAS 204'],
  ['CLASS', 'MATH 21', 'BSCE 1A', 300, [6], h(8), h(11), 'CAS 204'],
  ['CONSULTATION', '', '', 0, [1, 3, 5], h(13), h(15), 'Faculty room'],
  ['CONSULTATION', '', '', 0, [2, 4], h(15), h(17), 'Faculty room'],
  ['RESEARCH', 'Rice yield models', '', 0, [1, 3], h(15), h(17), 'Statistics laboratory'],
  ['ADMINISTRATIVE', 'Curriculum committee', '', 0, [5], h(15), h(17), 'CAS 101'],
];

/** Loads of the colleagues, taken in turns. */
const OTHERS: readonly (readonly Planned[])[] = [
  [
    ['CLASS', 'MATH 21', 'BSCE 1B', 300, [1, 3, 5], h(9), h(10), 'CAS 207'],
    ['CLASS', 'MATH 22', 'BSCE 2A', 300, [2, 4], h(9, 30), h(11), 'CAS 207'],
    ['CONSULTATION', '', '', 0, [1, 2, 3, 4, 5], h(14), h(16), 'Faculty room'],
  ],
  [
    ['CLASS', 'STAT 120', 'BSM 4B', 300, [1, 3], h(7, 30), h(9), 'CAS 208'],
    ['CLASS', 'MATH 10', 'BSIT 1A', 300, [2, 4], h(13), h(14, 30), 'CAS 110'],
    ['RESEARCH', 'Typhoon loss estimates', '', 0, [5], h(9), h(12), 'Statistics laboratory'],
  ],
  [
    ['CLASS', 'MATH 55', 'BSM 3B', 300, [2, 4], h(10), h(11, 30), 'CAS 209'],
    ['CLASS', 'MATH 10', 'BSIT 1B', 300, [1, 3, 5], h(15), h(16), 'CAS 110'],
    ['ADMINISTRATIVE', 'Laboratory schedule', '', 0, [1], h(9), h(12), 'CAS 101'],
  ],
];
const COLLEAGUES = 9;
const WEEKS = 18;

/** The terms of the year, the whole load of one teacher and those of colleagues; on two Saturdays that teacher punched. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const teacher = await findAccount(client, 'faculty');
  const begins = today.subtract({ days: today.dayOfWeek - 1 + 14 * 7 });
  const isFirst = begins.month >= 6;
  const year = isFirst ? begins.year : begins.year - 1;
  await addTerm(
    client,
    `${isFirst ? 'Second' : 'First'} Semester, ${isFirst ? year - 1 : year}-${isFirst ? year : year + 1}`,
    begins.subtract({ weeks: 24 }),
  );
  const term = await addTerm(client, `${isFirst ? 'First' : 'Second'} Semester, ${year}-${year + 1}`, begins);
  await addSegments(client, term, teacher.personnel_id, OWN);
  const { rows: colleagues } = await client.query<{ id: number }>(
    `select a.personnel_id as id from personnel.appointment_view a join organization.position_view t on t.id = a.position_id and t.track = 'faculty'
     where a.office_id = $1 and a.during @> $2::date and a.during @> $3::date and a.personnel_id <> $4 order by a.personnel_id limit $5`,
    [await findOffice(client, 'DMS'), begins.toString(), today.toString(), teacher.personnel_id, COLLEAGUES],
  );
  for (const [place, { id }] of colleagues.entries()) await addSegments(client, term, id, OTHERS[place % OTHERS.length]!);
  const saturday = today.subtract({ days: (today.dayOfWeek % 7) + 1 });
  await punch(client, teacher.personnel_id, saturday, ['08:09', '11:03']);
  await punch(client, teacher.personnel_id, saturday.subtract({ weeks: 3 }), ['07:52', '11:01']);
}

async function addTerm(client: ClientBase, name: string, begins: Temporal.PlainDate): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into loads.term (name, during) values ($1, daterange($2, $3, '[]')) returning id`,
    [name, begins.toString(), begins.add({ days: WEEKS * 7 - 2 }).toString()],
  );
  return rows[0]!.id;
}

async function addSegments(client: ClientBase, term: number, person: number, load: readonly Planned[]): Promise<void> {
  for (const [kind, subject, section, units, weekdays, from, to, room] of load)
    await client.query(
      `insert into loads.segment (term_id, personnel_id, kind, subject, section, units_hundredths, weekdays, from_minute, to_minute, room, during)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, during from loads.term where id = $1`,
      [term, person, kind, subject, section, units, weekdays, from, to, room],
    );
}

/** At the first device, by the PIN that the person holds on the day. */
async function punch(client: ClientBase, person: number, date: Temporal.PlainDate, clocks: readonly string[]): Promise<void> {
  await client.query(
    `insert into attendance.punch (device_id, pin, at)
     select (select min(id) from attendance.device_view), h.pin, kernel.instant_of(($2::date + c.clock::time))
     from personnel.device_pin_view h cross join unnest($3::text[]) c (clock) where h.personnel_id = $1 and h.during @> $2::date
     on conflict do nothing`,
    [person, date.toString(), clocks],
  );
}
