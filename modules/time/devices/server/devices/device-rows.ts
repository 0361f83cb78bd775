import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { DEVICE_MODES, exportDevices, listDevices, type Device } from '../../contract/devices.ts';
import { reachesCampus } from './reach-campus.ts';

const DEVICES = sql`attendance.device d join organization.campus_view c on c.id = d.campus_id`;

const IMPORTED_AT = sql`(select max(u.finished_at) from attendance.upload u where u.device_id = d.id and u.state = 'DONE')`;

const COLUMNS = {
  id: 'd.id',
  number: 'd.number',
  name: 'd.name',
  serial: 'd.serial',
  model: 'd.model',
  location: 'd.location',
  campus_id: 'd.campus_id',
  campus: 'c.acronym',
  mode: 'd.mode',
  enabled: 'd.enabled',
  last_seen_at: 'd.last_seen_at',
  imported_at: IMPORTED_AT,
};

const SILENT_HOURS = 24;

/** A device in use from which neither a sign of life nor a file came within a day before a moment. */
export function isSilent(now: Temporal.Instant): RawBuilder<SqlBool> {
  return sql<SqlBool>`(d.enabled and coalesce(greatest(d.last_seen_at, ${IMPORTED_AT}), '-infinity')
    < ${now.subtract({ hours: SILENT_HOURS }).toString()}::timestamptz)`;
}

export const deviceRows = rows(listDevices, exportDevices, 'devices', ({ actor, now }) => ({
  from: DEVICES,
  columns: COLUMNS,
  reach: reachesCampus(actor, 'd.campus_id'),
  search: [sql`kernel.plain(concat_ws(' ', d.number, d.name, d.serial, d.model, d.location))`],
  sort: { number: 'd.number', name: sql`kernel.plain(d.name)`, campus: 'c.acronym', location: sql`kernel.plain(d.location)` },
  unsorted: 'number',
  filters: {
    campus: (campus) => sql`d.campus_id = ${campus}`,
    silent: (wanted) => sql`${isSilent(now)} = ${wanted === 'yes'}`,
  },
  sheet: {
    name: 'Devices',
    cells: {
      Number: (row) => row.number,
      Name: (row) => row.name,
      'Serial number': (row) => row.serial,
      Model: (row) => row.model,
      Campus: (row) => row.campus,
      Location: (row) => row.location,
      'Punches come': (row) => DEVICE_MODES[row.mode],
      'In use': (row) => (row.enabled ? 'Yes' : 'No'),
      'Last import': (row) => row.imported_at && localTime(row.imported_at),
    },
  },
}));

/** A device that the caller looks after; 404 for any other. */
export async function findDevice(db: Database, actor: Actor, id: number): Promise<Device> {
  const { rows: found } = await sql<Device>`
    select ${selected(COLUMNS)} from ${DEVICES} where d.id = ${id} and ${reachesCampus(actor, 'd.campus_id')}`.execute(db);
  if (!found[0]) throw notFound('There is no such device.');
  return found[0];
}
