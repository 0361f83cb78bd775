import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportSegments, listSegments, LOAD_READERS, type SegmentRow } from '../contract/segments.ts';
import { formatWeekdays } from '../rules/format-hours.ts';
import { SEGMENT_KINDS } from '../rules/segment-kinds.ts';

/** Segments with the teacher and the office in which they served last within the days of the segment. */
export const SEGMENTS = sql`loads.segment s join loads.term t on t.id = s.term_id join personnel.person_view p on p.id = s.personnel_id
  left join lateral (select a.office_id from personnel.appointment_view a where a.personnel_id = s.personnel_id and a.during && s.during
    order by a.during desc limit 1) a on true
  left join organization.office_view o on o.id = a.office_id`;

export const SEGMENT_COLUMNS = {
  id: 's.id',
  kind: 's.kind',
  subject: 's.subject',
  section: 's.section',
  room: 's.room',
  units_hundredths: 's.units_hundredths',
  weekdays: 's.weekdays',
  from_minute: 's.from_minute',
  to_minute: 's.to_minute',
  from: sql`lower(s.during)`,
  to: sql`upper(s.during) - 1`,
  term_id: 't.id',
  term: 't.name',
  personnel_id: 'p.id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
};

export const segmentRows = rows(listSegments, exportSegments, 'segments', ({ actor }) => ({
  from: SEGMENTS,
  columns: SEGMENT_COLUMNS,
  reach: visible(actor, LOAD_READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`, sql`kernel.plain(s.subject || ' ' || s.section || ' ' || s.room)`],
  sort: { fullname: ['p.plain_name', 's.weekdays', 's.from_minute'], subject: ['s.subject', 's.section'], from_minute: 's.from_minute' },
  unsorted: 'fullname',
  filters: {
    in_term: (term) => sql`s.term_id = ${term}`,
    kind: (kinds) => sql`s.kind = any(${kinds})`,
    office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
  },
  groups: {
    fullname: { by: 'p.id', name: 'p.fullname' },
    term: { by: 't.id', name: 't.name', order: sql`lower(t.during)` },
    kind: { by: 's.kind', name: SEGMENT_KINDS },
  },
  sheet: {
    name: 'Faculty loads',
    cells: {
      'Employee number': (row: SegmentRow) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Term: (row) => row.term,
      Kind: (row) => SEGMENT_KINDS[row.kind],
      Subject: (row) => row.subject,
      Section: (row) => row.section,
      Days: (row) => formatWeekdays(row.weekdays),
      Begins: (row) => clockTime(row.from_minute),
      Ends: (row) => clockTime(row.to_minute),
      Room: (row) => row.room,
      Units: (row) => row.units_hundredths / 100,
      'First day': (row) => row.from,
      'Last day': (row) => row.to,
    },
  },
}));
