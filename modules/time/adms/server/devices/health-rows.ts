import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { DEVICE_MODES } from '@talaan/devices/contract/devices.ts';
import { isSilent, reachesCampus } from '@talaan/devices/server/public.ts';
import { DEVICE_STATES, exportDeviceHealth, listDeviceHealth, type DeviceHealth } from '../../contract/devices.ts';
import { driftOf, FAULTS, formatDuration } from '../../rules/judge-health.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';

type Found = Omit<DeviceHealth, 'drift'> & { lags: number[] | null };

const FROM = sql`attendance.device_view d join organization.campus_view c on c.id = d.campus_id left join adms.link l on l.device_id = d.id`;

const OPEN_FAULTS = sql`adms.fault f where f.device_id = d.id and f.ended_at is null`;

function stateOn(now: Temporal.Instant): RawBuilder<unknown> {
  const { onlineDelays, delaySeconds, onlineAtLeastSeconds } = PUSH_SETTINGS;
  const since = now.subtract({ seconds: Math.max(onlineDelays * delaySeconds, onlineAtLeastSeconds) }).toString();
  return sql`case when not d.enabled then 'OFF' when d.mode not in ('push', 'android') then 'FILES' when d.last_seen_at is null then 'NEVER'
    when d.last_seen_at >= ${since}::timestamptz then 'ONLINE' else 'OFFLINE' end`;
}

function columnsOn(now: Temporal.Instant) {
  return {
    id: 'd.id',
    number: 'd.number',
    name: 'd.name',
    serial: 'd.serial',
    location: 'd.location',
    campus: 'c.acronym',
    mode: 'd.mode',
    state: stateOn(now),
    last_seen_at: 'd.last_seen_at',
    imported_at: sql`(select max(u.finished_at) from attendance.upload_view u where u.device_id = d.id and u.state = 'DONE')`,
    punched_at: 'l.punched_at',
    lags: 'l.lags',
    firmware: 'l.firmware',
    users: 'l.users',
    open_commands: sql`(select count(*)::integer from adms.command k where k.device_id = d.id and k.state in ('QUEUED', 'SENT'))`,
    faults: sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'says', f.says, 'began_at', f.began_at) order by f.id), '[]') from ${OPEN_FAULTS})`,
  };
}

function describe(found: Found[]): DeviceHealth[] {
  return found.map(({ lags, ...row }) => ({ ...row, drift: driftOf(lags ?? []) }));
}

/** All devices, however their punches come, with how each is. */
export const healthRows = rows<
  typeof listDeviceHealth.params,
  typeof listDeviceHealth.query,
  typeof listDeviceHealth.body,
  typeof listDeviceHealth.response,
  'devices',
  Found
>(listDeviceHealth, exportDeviceHealth, 'devices', ({ actor, now }) => ({
  from: FROM,
  columns: columnsOn(now),
  reach: reachesCampus(actor, 'd.campus_id'),
  search: [sql`kernel.plain(concat_ws(' ', d.number, d.name, d.serial, d.model, d.location))`],
  sort: {
    name: sql`kernel.plain(d.name)`,
    number: 'd.number',
    campus: 'c.acronym',
    location: sql`kernel.plain(d.location)`,
    last_seen_at: 'd.last_seen_at',
    punched_at: 'l.punched_at',
  },
  // What is wrong comes first.
  unsorted: sql`exists (select from ${OPEN_FAULTS}) desc, d.number`,
  filters: {
    campus: (campus) => sql`d.campus_id = ${campus}`,
    state: (state) => sql`${stateOn(now)} = ${state}`,
    fault: (wanted) => sql`exists (select from ${OPEN_FAULTS}) = ${wanted === 'yes'}`,
    silent: (wanted) => sql`${isSilent(now)} = ${wanted === 'yes'}`,
  },
  describe,
  sheet: {
    name: 'Devices',
    cells: {
      Number: (row) => row.number,
      Name: (row) => row.name,
      'Serial number': (row) => row.serial,
      Campus: (row) => row.campus,
      Location: (row) => row.location,
      'Punches come': (row) => DEVICE_MODES[row.mode],
      State: (row) => DEVICE_STATES[row.state],
      'Last seen': (row) => row.last_seen_at && localTime(row.last_seen_at),
      'Last punches': (row) => row.punched_at && localTime(row.punched_at),
      'Last file': (row) => row.imported_at && localTime(row.imported_at),
      Clock: (row) => formatDrift(row.drift),
      Firmware: (row) => row.firmware,
      Users: (row) => row.users,
      'What is wrong': (row) => row.faults.map(({ kind }) => FAULTS[kind]).join('; '),
    },
  },
}));

function formatDrift(drift: number | null): string | null {
  if (drift === null) return null;
  return drift === 0 ? 'Right' : `${formatDuration(Math.abs(drift))} ${drift > 0 ? 'behind' : 'ahead'}`;
}

/** One device as the list has it; 404 out of reach. */
export async function findHealth(db: Database, { actor, now }: { actor: Actor; now: Temporal.Instant }, id: number): Promise<DeviceHealth> {
  const { rows: found } = await sql<Found>`
    select ${selected(columnsOn(now))} from ${FROM} where d.id = ${id} and ${reachesCampus(actor, 'd.campus_id')}`.execute(db);
  const [health] = describe(found);
  if (!health) throw notFound('There is no such device.');
  return health;
}
