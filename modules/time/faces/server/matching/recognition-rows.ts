import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { reachesCampus } from '@talaan/devices/server/public.ts';
import { avatarOf, isReached } from '@talaan/personnel/server/public.ts';
import { exportRecognitions, FACE_OUTCOMES, listRecognitions } from '../../contract/recognition.ts';

/** Recognitions at the kiosks of the caller's campuses and their own trials, the newest first. A person beyond reach is not named. */
export const recognitionRows = rows(listRecognitions, exportRecognitions, 'recognitions', ({ actor, today }) => ({
  from: sql`faces.recognition r left join attendance.device_view d on d.id = r.device_id left join identity.account_view a on a.id = r.tried_by
    left join personnel.person_view p on p.id = r.personnel_id and ${isReached(actor, ['EDATSADMIN'], 'r.personnel_id', today)}`,
  columns: {
    id: 'r.id',
    at: 'r.at',
    device: 'd.name',
    tried_by: 'a.name',
    outcome: 'r.outcome',
    person: sql`case when p.id is not null then jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname,
      'avatar', ${avatarOf('p.id')}) end`,
    score: 'r.score',
    second: 'r.second_score',
    real: 'r.real_score',
    live: 'r.live_score',
    took_ms: 'r.took_ms',
  },
  reach: sql`(case when r.device_id is null then r.tried_by = ${actor.accountId} else ${reachesCampus(actor, 'd.campus_id')} end)`,
  search: [sql`coalesce(p.search, '')`, sql`kernel.plain(coalesce(d.name, a.name))`],
  sort: { at: 'r.at', fullname: 'p.plain_name', score: 'r.score', device: sql`kernel.plain(d.name)` },
  unsorted: '-at',
  filters: {
    outcome: (outcome) => sql`r.outcome = ${outcome}`,
    device: (device) => sql`r.device_id = ${device}`,
    from: (from) => sql`attendance.date_of(r.at) >= ${from}::date`,
    to: (to) => sql`attendance.date_of(r.at) <= ${to}::date`,
  },
  sheet: {
    name: 'Recognitions',
    cells: {
      Time: (row) => localTime(row.at),
      Kiosk: (row) => row.device,
      'Tried by': (row) => row.tried_by,
      Outcome: (row) => FACE_OUTCOMES[row.outcome],
      Name: (row) => row.person?.fullname ?? null,
      'Employee number': (row) => row.person?.idno ?? null,
      Score: (row) => row.score,
      'Second best': (row) => row.second,
      'Anti-spoof': (row) => row.real,
      Liveness: (row) => row.live,
      Milliseconds: (row) => row.took_ms,
    },
  },
}));
