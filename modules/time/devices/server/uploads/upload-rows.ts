import { sql } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportUploads, listUploads, type DeviceUpload } from '../../contract/uploads.ts';
import { reachesCampus } from '../devices/reach-campus.ts';

const UPLOADS = sql`attendance.upload u join attendance.device d on d.id = u.device_id join identity.account_view a on a.id = u.uploaded_by`;

const COLUMNS = {
  id: 'u.id',
  state: 'u.state',
  file_name: 'u.file_name',
  device: sql`jsonb_build_object('id', d.id, 'number', d.number, 'name', d.name)`,
  uploaded_by: 'a.name',
  uploaded_at: 'u.uploaded_at',
  punches: 'u.punches',
  matched: 'u.matched',
  unmatched: 'u.unmatched',
  already_kept: 'u.already_kept',
  duplicates: 'u.duplicates',
  impossible: 'u.impossible',
  other_device: 'u.other_device',
  lines: 'u.lines',
  first_at: 'u.first_at',
  last_at: 'u.last_at',
  kept: 'u.kept',
  due_days: 'u.due_days',
  finished_at: 'u.finished_at',
  job_id: 'u.job_id',
};

const STATES = { PREVIEW: 'Previewed', CONFIRMED: 'Confirmed', DONE: 'Imported', CANCELLED: 'Discarded' } as const;

export const uploadRows = rows(listUploads, exportUploads, 'uploads', ({ actor }) => ({
  from: UPLOADS,
  columns: COLUMNS,
  reach: reachesCampus(actor, 'd.campus_id'),
  search: [sql`kernel.plain(u.file_name || ' ' || d.name)`],
  sort: { uploaded_at: 'u.uploaded_at' },
  unsorted: '-uploaded_at',
  filters: {},
  sheet: {
    name: 'Device files',
    cells: {
      File: (row) => row.file_name,
      Device: (row) => row.device.name,
      'Uploaded by': (row) => row.uploaded_by,
      Uploaded: (row) => localTime(row.uploaded_at),
      State: (row) => STATES[row.state],
      Punches: (row) => row.punches,
      'Of known people': (row) => row.matched,
      'Of unknown PINs': (row) => row.unmatched,
      Imported: (row) => row.kept,
    },
  },
}));

/** The PINs that no one held when the file was read, with who holds them now. */
const UNMATCHED = sql`(
  select coalesce(jsonb_agg(found.one || jsonb_build_object('held_by', (
    select p.fullname from personnel.device_pin_view h join personnel.person_view p on p.id = h.personnel_id
    where h.pin = found.one ->> 'pin' and h.during @> (found.one ->> 'last')::date), 'alike', (
    select jsonb_build_object('pin', h.pin, 'held_by', p.fullname) from personnel.device_pin_view h join personnel.person_view p on p.id = h.personnel_id
    where h.pin <> found.one ->> 'pin' and ltrim(h.pin, '0') = ltrim(found.one ->> 'pin', '0') and h.during @> (found.one ->> 'last')::date
    order by length(h.pin) limit 1)) order by found.place), '[]')
  from jsonb_array_elements(u.unmatched_pins::jsonb) with ordinality as found (one, place))`;

/** A device file with what it was found to hold; 404 where the device is out of the caller's reach. */
export async function findUpload(db: Database, actor: Actor, id: number): Promise<DeviceUpload> {
  const { rows: found } = await sql<DeviceUpload>`
    select ${selected({ ...COLUMNS, bad_lines: 'u.bad_lines', unmatched_pins: UNMATCHED })} from ${UPLOADS}
    where u.id = ${id} and ${reachesCampus(actor, 'd.campus_id')}`.execute(db);
  if (!found[0]) throw notFound('There is no such upload.');
  return found[0];
}

/** Holds a device file until the transaction ends, so that two clicks come one after the other. */
export async function lockUpload(db: Database, actor: Actor, id: number): Promise<DeviceUpload> {
  await db.selectFrom('attendance.upload').select('id').where('id', '=', id).forUpdate().execute();
  return findUpload(db, actor, id);
}
