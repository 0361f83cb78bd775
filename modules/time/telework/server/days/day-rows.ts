import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportHomeDays, listHomeDays, type HomeDayRow } from '../../contract/days.ts';
import { HOME_STATUSES, statusOf, type HomeStatus } from '../../rules/home-day.ts';

export const HR = ['EDATSADMIN'] as const;
/** The head and the clerk of an office. */
export const OFFICE = ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

const PLACE = { person: 'd.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };

/** Days of approved orders, `d` of `h`, with their logs `l`, the person `p` and the office of the day `o`. */
export function daysOn(today: string): RawBuilder<unknown> {
  return sql`telework.home_day d join telework.home_order h on h.id = d.order_id join personnel.person_view p on p.id = d.personnel_id
    left join telework.home_log l on l.personnel_id = d.personnel_id and l.date = d.date
    left join ${servingOn(today)} a on a.personnel_id = p.id left join organization.office_view o on o.id = a.office_id`;
}

export const dayColumns = {
  id: sql`d.personnel_id || '-' || d.date`,
  log_id: 'l.id',
  personnel_id: 'd.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  date: 'd.date',
  order_no: 'h.order_no',
  logged_in_at: 'l.logged_in_at',
  logged_out_at: 'l.logged_out_at',
  tasks: sql`coalesce(l.tasks, '{}')`,
  accomplishment: sql`coalesce(l.accomplishment, '')`,
  state: 'l.state',
};

/** In force: of an approved order, or of a revoked one for a date that it keeps. */
export const inForce = sql<SqlBool>`d.is_open and h.order_no is not null`;

export function reachableDays(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`${inForce} and (${isOwn(actor)} or ${visible(actor, [...HR, ...OFFICE], PLACE)})`;
}

function isOwn({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`d.personnel_id = ${personnelId}::integer`;
}

/** As `statusOf` of the rules says it, for the filter. */
function inStatus(status: HomeStatus, today: string): RawBuilder<SqlBool> {
  const day = sql`${today}::date`;
  switch (status) {
    case 'coming':
      return sql<SqlBool>`l.id is null and d.date > ${day}`;
    case 'absent':
      return sql<SqlBool>`l.id is null and d.date <= ${day}`;
    case 'working':
      return sql<SqlBool>`l.state is null and l.id is not null and l.logged_out_at is null and d.date = ${day}`;
    case 'no_log_out':
      return sql<SqlBool>`l.state is null and l.id is not null and l.logged_out_at is null and d.date <> ${day}`;
    case 'no_report':
      return sql<SqlBool>`l.state is null and l.logged_out_at is not null`;
    case 'to_confirm':
      return sql<SqlBool>`l.state = 'SUBMITTED'`;
    case 'returned':
      return sql<SqlBool>`l.state = 'RETURNED'`;
    case 'confirmed':
      return sql<SqlBool>`l.state = 'CONFIRMED'`;
    case 'refused':
      return sql<SqlBool>`l.state = 'REFUSED'`;
  }
}

type FoundDay = Omit<HomeDayRow, 'status'>;

export const dayRows = rows(listHomeDays, exportHomeDays, 'days', ({ actor, today }) => ({
  from: daysOn(today),
  columns: dayColumns,
  reach: reachableDays(actor),
  search: [sql`p.search`],
  sort: { date: 'd.date', fullname: 'p.plain_name', office: 'o.tree_from', logged_in_at: 'l.logged_in_at' },
  unsorted: sql`d.date desc, p.plain_name`,
  filters: {
    whose: (whose) => (whose === 'mine' ? isOwn(actor) : whose === 'department' ? visible(actor, OFFICE, PLACE) : sql<SqlBool>`true`),
    office: (offices) =>
      sql`o.id in (select w.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) w)`,
    on: (day) => sql`d.date = ${day}::date`,
    from: (day) => sql`d.date >= ${day}::date`,
    to: (day) => sql`d.date <= ${day}::date`,
    status: (status) => inStatus(status, today),
  },
  counts: {
    ordered: sql`true`,
    working: inStatus('working', today),
    absent: inStatus('absent', today),
    unreported: inStatus('no_report', today),
  },
  describe: (found: FoundDay[]): HomeDayRow[] => found.map((row) => ({ ...row, status: statusOf(row, today) })),
  sheet: {
    name: 'Work from home',
    cells: {
      Date: (row) => row.date,
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      'Order number': (row) => row.order_no,
      'Logged in': (row) => row.logged_in_at && localTime(row.logged_in_at),
      'Logged out': (row) => row.logged_out_at && localTime(row.logged_out_at),
      Status: (row) => HOME_STATUSES[row.status],
      Tasks: (row) => row.tasks.join('; '),
      Accomplishment: (row) => row.accomplishment,
    },
  },
}));
