import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { SCHEDULE_KINDS, type WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { formatOfficialHours } from '@talaan/attendance/rules/format-hours.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { exportRosterRequests, listRosterRequests, type RosterRow } from '../contract/requests.ts';
import { rosterFlow } from '../workflow.ts';

/** Requests as `q` with their request of the engine `r`, their person `p` and the office `o` of the day. */
export function requestsOn(today: string): RawBuilder<unknown> {
  return sql`rosters.request q join requests.request r on r.id = q.id join personnel.person_view p on p.id = q.personnel_id
    left join attendance.schedule_view w on w.id = q.schedule_id
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id`;
}

export const requestColumns = {
  id: 'q.id',
  personnel_id: 'q.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  schedule: 'w.name',
  hours: 'q.hours',
  from: 'q.from_day',
  last: 'q.last_day',
  state: 'q.state',
  filed_at: 'r.filed_at',
};

const READERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const satisfies Group[];

const WHOSE = { department: ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'], all: ['EDATSADMIN'] } as const satisfies Record<string, Group[]>;

/** One's own requests and those in reach, or only those of the screen that asks. */
export function reachable(actor: Actor, whose?: 'mine' | 'department' | 'all'): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`q.personnel_id = ${actor.personnelId ?? 0}`;
  if (whose === 'mine') return own;
  const within = visible(actor, whose ? WHOSE[whose] : READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return whose ? within : sql<SqlBool>`(${own} or ${within})`;
}

type Found = Omit<RosterRow, 'seen' | 'actions'>;

export const requestRows = rows(listRosterRequests, exportRosterRequests, 'requests', (call) => ({
  from: requestsOn(call.today),
  columns: requestColumns,
  reach: reachable(call.actor, call.query.whose),
  search: [sql`p.search`, sql`kernel.plain(coalesce(w.name, ''))`],
  sort: { from: 'q.from_day', fullname: 'p.plain_name', filed_at: 'r.filed_at' },
  unsorted: '-filed_at',
  filters: {
    whose: () => sql`true`,
    state: (states) => sql`q.state = any(${states})`,
    kind: (kind) => sql`q.hours ->> 'kind' = ${kind}`,
    office: (offices) =>
      sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
  },
  groups: {
    state: { by: 'q.state', name: rosterFlow.words, order: sql`array_position(${[...rosterFlow.states]}::text[], q.state)` },
    kind: { by: sql`q.hours ->> 'kind'`, name: SCHEDULE_KINDS },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
  },
  describe: async (found: Found[]): Promise<RosterRow[]> => {
    const open = await readOpenSteps(
      call,
      rosterFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...open.get(row.id)! }));
  },
  sheet: {
    name: 'Requests for work schedules',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Schedule: (row) => row.schedule ?? 'Own hours',
      Kind: (row) => SCHEDULE_KINDS[row.hours.kind],
      Hours: (row) => formatOfficialHours(row.hours as WeeklyHours).regularDays,
      From: (row) => row.from,
      To: (row) => row.last,
      State: (row) => rosterFlow.words[row.state],
      Filed: (row) => localTime(row.filed_at),
    },
  },
}));
