import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/rows.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { exportRecords, listRecords, type RecordRow } from '../contract/submissions.ts';
import { differencesOf } from '../rules/differences.ts';
import { namePeriod } from '../rules/periods.ts';
import { dtrFlow } from '../workflow.ts';
import { findHindrances } from './find-hindrances.ts';
import { asShown, loadDays, sumDays } from './load-days.ts';
import { isHindered, joinSubmissions, periodsOfMonth, readSubmissions, sinceOf, stateOf } from './read-submissions.ts';

type Found = Pick<RecordRow, 'id' | 'personnel_id' | 'idno' | 'fullname' | 'office_id' | 'office' | 'from' | 'to' | 'state' | 'since'>;

const PLACE = { person: 'd.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };
const OFFICERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

/** The records of a month, submitted or not, of whomever the caller reaches: their own, those of their offices, those of HR's scope. */
export const recordRows = rows(listRecords, exportRecords, 'records', (call) => {
  const { actor, server, today, query } = call;
  const since = sinceOf(today);
  const isOwn = sql<boolean>`d.personnel_id = ${actor.personnelId ?? 0}`;
  const whose = {
    mine: isOwn,
    department: visible(actor, ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'], PLACE),
    all: visible(actor, ['EDATSADMIN'], PLACE),
  };
  return {
    from: sql`${periodsOfMonth(query.month, peopleAsked(call))} join personnel.person p on p.id = d.personnel_id join organization.office o on o.id = d.office_id ${joinSubmissions}`,
    columns: {
      id: sql`coalesce(x.id, -(d.personnel_id * 2 + case when extract(day from d.first_day) > 1 then 1 else 0 end))`,
      personnel_id: 'd.personnel_id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      office_id: 'o.id',
      office: sql`organization.acronym_on(o.id, d.last_day)`,
      from: 'd.first_day',
      to: 'd.last_day',
      state: stateOf,
      since,
    },
    reach: sql<boolean>`(${isOwn} or ${visible(actor, OFFICERS, PLACE)})`,
    search: [sql`p.search`],
    sort: {
      fullname: ['p.plain_name', 'd.first_day'],
      office: ['o.tree_from', 'p.plain_name'],
      since: [since, 'p.plain_name'],
      state: [sql`array_position(${[...dtrFlow.states]}::text[], ${stateOf})`, 'p.plain_name'],
    },
    unsorted: 'fullname',
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      state: { by: stateOf, name: dtrFlow.words },
    },
    filters: {
      month: () => sql`true`,
      whose: (who) => whose[who],
      state: (states) => sql`${stateOf} = any(${states})`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
      hindered: (is) => sql`${stateOf} = 'OPEN' and ${is === 'yes' ? sql`` : sql`not `}${isHindered(server, query.month, today)}`,
    },
    describe: (found: Found[]) => describeRecords(call, found),
    sheet: {
      name: `Daily time records of ${monthName(query.month)}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Period: (row) => namePeriod(row),
        State: (row) => dtrFlow.words[row.state],
        Since: (row) => row.since?.slice(0, 10) ?? '',
        'What hinders': (row) => row.hindrances.map(({ text }) => text).join(' '),
        'Times late': (row) => row.late_times,
        'Minutes late': (row) => row.late_minutes,
        'Times of undertime': (row) => row.undertime_times,
        'Minutes of undertime': (row) => row.undertime_minutes,
        'Days absent': (row) => row.absent_thousandths / 1000,
      },
    },
  };
});

interface Asked extends Pick<Call, 'actor'> {
  query: Pick<z.output<typeof listRecords.query>, 'whose' | 'office' | 'month'>;
}

/** Who may be in the answer, found before their records are made: those asked for by office or as one's own; null for everybody. */
function peopleAsked({ actor, query: { whose, office, month } }: Asked): RawBuilder<unknown> | undefined {
  if (whose === 'mine') return sql`array[${actor.personnelId ?? 0}]`;
  if (whose !== 'department' && !office) return undefined;
  const { from, to } = monthBounds(month);
  const within = office
    ? sql`o.id in (select w.id from unnest(${office}::integer[]) u(id), organization.offices_within(u.id) w)`
    : visible(actor, ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return sql`array(select a.personnel_id from personnel.appointment a join organization.office o on o.id = a.office_id
    where a.during && daterange(${from}::date, ${to}::date, '[]') and ${within})`;
}

const NOT_FILED = { seen: 0, actions: [] };

/** Figures, what hinders, what changed since it was submitted, and what is open to the caller: a constant number of statements. */
async function describeRecords(call: Pick<Call, 'db' | 'server' | 'actor' | 'today'>, found: Found[]): Promise<RecordRow[]> {
  const { db } = call;
  const records = found.map(({ personnel_id, from, to }) => ({ personnelId: personnel_id, from, to }));
  const isOpen = found.map(({ state }) => state === 'OPEN');
  const submitted = found.filter(({ id }) => id > 0).map(({ id }) => id);
  const [sums, hindrances, changes, steps] = await Promise.all([
    sumDays(db, records),
    findHindrances(
      call,
      records.filter((_, at) => isOpen[at]),
    ),
    countChanges(
      db,
      found.flatMap(({ id, state }) => (id > 0 && state !== 'OPEN' ? id : [])),
    ),
    submitted.length > 0 ? readOpenSteps(call, dtrFlow, submitted) : null,
  ]);
  let open = 0;
  return found.map((row, at) => ({
    ...row,
    ...sums[at]!,
    hindrances: isOpen[at] ? hindrances[open++]! : [],
    changed_days: changes.get(row.id) ?? 0,
    ...(steps?.get(row.id) ?? NOT_FILED),
  }));
}

/** In how many days submitted records are otherwise than when they were signed. */
async function countChanges(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const submissions = await readSubmissions(db, ids);
  const days = await loadDays(db, submissions);
  return new Map(submissions.map(({ id, signedDays }, at) => [id, signedDays ? differencesOf(signedDays, asShown(days[at]!)).length : 0]));
}
