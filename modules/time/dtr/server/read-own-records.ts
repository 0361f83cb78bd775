import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type { readOwnRecords as endpoint } from '../contract/submissions.ts';
import { DTR_OF_AGENCY, type DtrSettings } from '../rules/settings.ts';
import { warningAt } from '../rules/habit.ts';
import { canBeCertified } from '../rules/hindrances.ts';
import { deadlineOf, namePeriod } from '../rules/periods.ts';
import { dtrFlow, type DtrState } from '../workflow.ts';
import { findHindrances } from './find-hindrances.ts';
import { loadDays, type StoredDay } from './load-days.ts';
import { readOfficesOfRecords } from './offices-of-record.ts';
import { joinSubmissions, periodsOfMonth, stateOf } from './read-submissions.ts';

interface Row {
  from: string;
  to: string;
  campus_id: number;
  id: number | null;
  state: DtrState;
  since: string | null;
  returned: string;
}

/** The caller's records of a month: one, or two halves; none where they did not serve. */
export async function readOwnRecords(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, actor, query } = call;
  if (actor.personnelId === null) return { records: [], warnings: [] };
  const { rows } = await sql<Row>`
    select d.first_day as "from", d.last_day as "to", o.campus_id, x.id, ${stateOf} as state, t.at as since,
      case when x.state = 'OPEN' and t.action <> 'withdraw' then t.remarks else '' end as returned
    from ${periodsOfMonth(query.month, sql`array[${actor.personnelId}]`)} join organization.office_view o on o.id = d.office_id ${joinSubmissions}
    where d.personnel_id = ${actor.personnelId} order by d.first_day`.execute(db);
  const records = rows.map(({ from, to }) => ({ personnelId: actor.personnelId!, from, to }));
  const open = rows.map(({ state }) => state === 'OPEN');
  const [days, hindrances, steps, isFree, settings, lastDay, offices] = await Promise.all([
    loadDays(db, records),
    findHindrances(call, records),
    readOpenSteps(
      call,
      dtrFlow,
      rows.flatMap(({ id }) => id ?? []),
    ),
    findFreeDays({ db, server }, query.month),
    Promise.all(rows.map(({ to }) => agencySettingsOn(db, DTR_OF_AGENCY, to))),
    agencySettingsOn(db, DTR_OF_AGENCY, monthBounds(query.month).to),
    readOfficesOfRecords(db, records),
  ]);
  return {
    warnings: warningsOf(days.flat(), lastDay),
    records: rows.map(({ campus_id, ...row }, at) => {
      const hinders = open[at] ? hindrances[at]! : [];
      const own = row.id === null ? undefined : steps.get(row.id);
      return {
        ...row,
        name: namePeriod(row),
        state_words: dtrFlow.wordsOf(row.state),
        due_on: deadlineOf(row, settings[at]!.dueWorkingDay, isFree(campus_id)),
        hindrances: hinders,
        offices: offices[at]!,
        can_be_certified: canBeCertified(hinders),
        seen: own?.seen ?? null,
        actions: own?.actions ?? [],
      };
    }),
  };
}

/** Before ten times in a month, which make it one that counts (section 6). */
function warningsOf(days: readonly StoredDay[], settings: DtrSettings): AnswerOf<typeof endpoint>['warnings'] {
  const warned = [
    { kind: 'tardiness' as const, times: days.reduce((sum, day) => sum + day.late_times, 0) },
    { kind: 'undertime' as const, times: days.reduce((sum, day) => sum + day.undertime_times, 0) },
  ];
  return warned.flatMap((one) => {
    const warning = warningAt(one.times, settings);
    return warning === 'none' ? [] : { ...one, is_again: warning === 'again' };
  });
}

const MONTHS_AHEAD = 2;

/** Which days are without work on a campus, from a month on as far as its deadline may lie. */
export async function findFreeDays(
  { db, server }: Pick<Call, 'db' | 'server'>,
  month: string,
): Promise<(campusId: number | null) => (day: string) => boolean> {
  const from = `${month}-01`;
  const free = await contributed(server, freeDays)(db, from, Temporal.PlainDate.from(from).add({ months: MONTHS_AHEAD }).toString());
  return (campusId) => (day) => free.some(({ date, campus_id }) => date === day && (campus_id === null || campus_id === campusId));
}
