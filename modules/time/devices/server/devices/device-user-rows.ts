import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportDeviceUsers, listDeviceUsers, type DeviceUser } from '../../contract/devices.ts';
import { reachesCampus, reachesEveryCampus } from './reach-campus.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

type Found = Pick<DeviceUser, 'id' | 'pin' | 'person' | 'from' | 'to'>;

/** PINs count as numbers. */
const byPin = sql`lpad(listed.pin, 24, '0')`;

/** Unassigned PINs and those of people, as one list. */
export const deviceUserRows = rows(listDeviceUsers, exportDeviceUsers, 'users', ({ db, actor, today }) => ({
  from: sql`(${unmatchedPins(actor)} union all ${heldPins(actor, today)}) as listed`,
  columns: {
    id: sql`listed.pin || '@' || coalesce(listed."from"::text, '')`,
    pin: 'listed.pin',
    person: sql`listed.person || jsonb_build_object('avatar', ${avatarOf('listed.personnel_id')})`,
    from: 'listed.from',
    to: 'listed.to',
  },
  reach: sql`true`,
  search: [sql`kernel.plain(listed.pin)`, sql`listed.name`],
  sort: { pin: [byPin, 'listed.from'], fullname: [sql`listed.person ->> 'fullname'`, byPin, 'listed.from'] },
  // What no one holds comes first.
  unsorted: sql`listed.is_held, ${byPin}, listed."from"`,
  filters: { state: (state) => (state === 'matched' ? sql`listed.is_held` : sql`not listed.is_held`) },
  describe: (found: Found[]) => describePunches(db, found),
  sheet: {
    name: 'Device users',
    cells: {
      PIN: (row) => row.pin,
      'Employee number': (row) => row.person?.idno ?? null,
      Name: (row) => row.person?.fullname ?? null,
      Office: (row) => row.person?.office ?? null,
      From: (row) => row.from,
      To: (row) => row.to,
      Devices: (row) => row.devices.join(', '),
      'Punches without a person': (row) => row.punches,
      'First punch': (row) => row.first_at && localTime(row.first_at),
      'Last punch': (row) => row.last_at && localTime(row.last_at),
    },
  },
}));

function unmatchedPins(actor: Actor): RawBuilder<unknown> {
  return sql`
    select u.pin, '' as name, null::integer as personnel_id, null::jsonb as person, null::date as "from", null::date as "to", false as is_held
    from attendance.unmatched_day u where ${reachesEveryCampus(actor) ? sql`true` : punchedWithinReach(actor)} group by u.pin`;
}

function punchedWithinReach(actor: Actor): RawBuilder<SqlBool> {
  return sql`exists (
    select from attendance.punch p join attendance.device d on d.id = p.device_id
    where p.pin = u.pin and p.at >= attendance.start_of(u.date) and p.at < attendance.start_of(u.date + 1) and ${reachesCampus(actor, 'd.campus_id')})`;
}

function heldPins(actor: Actor, today: string): RawBuilder<unknown> {
  return sql`
    select h.pin, p.search, p.id,
      jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname, 'office', o.fullname, 'acronym', o.acronym),
      lower(h.during), upper(h.during) - 1, true
    from personnel.device_pin_view h
    join personnel.person_view p on p.id = h.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id
    left join organization.office_view o on o.id = a.office_id
    where ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`;
}

type Punched = Pick<DeviceUser, 'devices' | 'punches' | 'first_at' | 'last_at'>;

/** What a PIN without a person punched on the days on which nobody held it, and when one with a person punched last. */
async function describePunches(db: Database, found: Found[]): Promise<DeviceUser[]> {
  const { rows: punched } = await sql<Punched & { id: string }>`
    select page.id, coalesce(lost.devices, '{}') as devices, lost.punches, lost.first_at, coalesce(lost.last_at, held.last_at) as last_at
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as page(id text, pin text, person jsonb, "from" date, "to" date)
    left join lateral (
      select count(*) as punches, min(p.at) as first_at, max(p.at) as last_at, array_agg(distinct d.name) as devices
      from attendance.unmatched_day u
      join attendance.punch p on p.pin = u.pin and p.at >= attendance.start_of(u.date) and p.at < attendance.start_of(u.date + 1)
      join attendance.device d on d.id = p.device_id
      where u.pin = page.pin
    ) lost on page.person is null
    left join lateral (
      select p.at as last_at from attendance.punch p
      where p.pin = page.pin and p.at >= coalesce(attendance.start_of(page."from"), '-infinity') and p.at < coalesce(attendance.start_of(page."to" + 1), 'infinity')
      order by p.at desc limit 1
    ) held on page.person is not null`.execute(db);
  const byId = new Map(punched.map(({ id, ...figures }) => [id, figures]));
  return found.map((row) => ({ ...row, ...byId.get(row.id)! }));
}
