import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { APPEAL_REASONS, exportAppeals, listAppeals, SLOT_NAMES, type AppealRow } from '../contract/appeals.ts';
import { appealFlow } from '../workflow.ts';

/** Appeals as `a` with their request `r`, their person `p` and the office `o` of the day. */
export function appealsOn(today: string): RawBuilder<unknown> {
  return sql`appeals.appeal a join requests.request r on r.id = a.id join personnel.person_view p on p.id = a.personnel_id
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id`;
}

export const appealColumns = {
  id: 'a.id',
  personnel_id: 'a.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  date: 'a.date',
  reason: 'a.reason',
  claims: sql`(select coalesce(jsonb_agg(jsonb_build_object('slot', c.slot, 'minutes', c.minutes) order by c.at), '[]')
    from appeals.claim c where c.appeal_id = a.id)`,
  state: 'a.state',
  filed_at: 'r.filed_at',
};

/** Who reads appeals of others: HR, heads, and the clerks of offices. */
const READERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const satisfies Group[];

const WHOSE = { department: ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'], all: ['EDATSADMIN'] } as const satisfies Record<string, Group[]>;

/** One's own appeals and those in reach, or only those of the screen that asks. */
export function reachable(actor: Actor, whose?: 'mine' | 'department' | 'all'): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`a.personnel_id = ${actor.personnelId ?? 0}`;
  if (whose === 'mine') return own;
  const within = visible(actor, whose ? WHOSE[whose] : READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return whose ? within : sql<SqlBool>`(${own} or ${within})`;
}

type Found = Omit<AppealRow, 'seen' | 'actions'>;

export const appealRows = rows(listAppeals, exportAppeals, 'appeals', (call) => ({
  from: appealsOn(call.today),
  columns: appealColumns,
  reach: reachable(call.actor, call.query.whose),
  search: [sql`p.search`],
  sort: { date: 'a.date', fullname: 'p.plain_name', filed_at: 'r.filed_at' },
  unsorted: '-filed_at',
  filters: {
    whose: () => sql`true`,
    state: (states) => sql`a.state = any(${states})`,
    reason: (reason) => sql`a.reason = ${reason}`,
    office: (offices) =>
      sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    person: (person) => sql`a.personnel_id = ${person}`,
    from: (day) => sql`a.date >= ${day}::date`,
    to: (day) => sql`a.date <= ${day}::date`,
  },
  groups: {
    state: { by: 'a.state', name: appealFlow.words, order: sql`array_position(${[...appealFlow.states]}::text[], a.state)` },
    reason: { by: 'a.reason', name: APPEAL_REASONS },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
  },
  describe: async (found: Found[]): Promise<AppealRow[]> => {
    const open = await readOpenSteps(
      call,
      appealFlow,
      found.map(({ id }) => id),
    );
    return found.map((row) => ({ ...row, ...open.get(row.id)! }));
  },
  sheet: {
    name: 'Time-log appeals',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Date: (row) => row.date,
      Claimed: (row) => row.claims.map(({ slot, minutes }) => `${SLOT_NAMES[slot]} ${clockTime(minutes)}`).join('; '),
      Reason: (row) => APPEAL_REASONS[row.reason],
      State: (row) => appealFlow.words[row.state],
      Filed: (row) => localTime(row.filed_at),
    },
  },
}));
