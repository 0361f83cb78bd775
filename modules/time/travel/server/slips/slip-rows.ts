import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { exportPassSlips, listPassSlips, type SlipRow } from '../../contract/pass-slips.ts';
import { passSlipFlow } from '../../workflow.ts';
import { HR, OFFICE } from '../trips/trip-rows.ts';

const PLACE = { person: 's.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** Slips as `s` with their request `r`, their owner `p`, and the office of the day `o`. */
export function slipsOn(today: string): RawBuilder<unknown> {
  return sql`travel.pass_slip s join requests.request r on r.id = s.id join personnel.person_view p on p.id = s.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;
}

export const slipColumns = {
  id: 's.id',
  personnel_id: 's.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  state: 's.state',
  date: 's.date',
  from_minute: 's.from_minute',
  to_minute: 's.to_minute',
  is_official: 's.is_official',
  destination: 's.destination',
  purpose: 's.purpose',
  left_at: 's.left_at',
  returned_at: 's.returned_at',
  slip_no: 's.slip_no',
  code: 's.code',
  filed_at: 'r.filed_at',
};

export function reachableSlips(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOwn(actor)} or ${visible(actor, [...HR, ...OFFICE], PLACE)})`;
}

function isOwn({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`s.personnel_id = ${personnelId}::integer`;
}

type FoundSlip = Omit<SlipRow, keyof OpenSteps>;

export const slipRows = rows(listPassSlips, exportPassSlips, 'slips', (call) => ({
  from: slipsOn(call.today),
  columns: slipColumns,
  reach: reachableSlips(call.actor),
  search: [sql`p.search`, sql`kernel.plain(s.destination || ' ' || s.purpose || ' ' || coalesce(s.slip_no, ''))`],
  sort: { date: 's.date', fullname: 'p.plain_name', filed_at: 'r.filed_at' },
  unsorted: '-date',
  filters: {
    whose: (whose) =>
      whose === 'mine' ? isOwn(call.actor) : whose === 'department' ? visible(call.actor, OFFICE, PLACE) : sql<SqlBool>`true`,
    state: (states) => sql`s.state = any(${states})`,
    office: (offices) =>
      sql`o.id in (select w.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) w)`,
    kind: (kind) => sql`s.is_official = ${kind === 'official'}`,
    on: (day) => sql`s.date = ${day}::date`,
    show: () => sql`s.state = 'APPROVED' and s.left_at is not null`,
  },
  describe: async (found: FoundSlip[]): Promise<SlipRow[]> => {
    const steps = await readOpenSteps(
      call,
      passSlipFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
  },
  sheet: {
    name: 'Pass slips',
    cells: {
      'Slip number': (row) => row.slip_no,
      Date: (row) => row.date,
      From: (row) => clockTime(row.from_minute),
      To: (row) => clockTime(row.to_minute),
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Kind: (row) => (row.is_official ? 'Official' : 'Personal'),
      Destination: (row) => row.destination,
      Purpose: (row) => row.purpose,
      Left: (row) => row.left_at && localTime(row.left_at),
      Back: (row) => row.returned_at && localTime(row.returned_at),
      State: (row) => passSlipFlow.words[row.state],
    },
  },
}));
