import { sql, type RawBuilder } from 'kysely';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportRecords, listRecords, type RecordRow } from '../contract/submissions.ts';
import { differencesOf } from '../rules/differences.ts';
import { namePeriod } from '../rules/periods.ts';
import { dtrFlow } from '../workflow.ts';
import { findSumsAndHindrances } from './find-hindrances.ts';
import { asShown, loadDays } from './load-days.ts';
import { hinderedPeriods, joinSubmissions, periodsOfMonth, readSubmissions, sinceOf, stateOf } from './read-submissions.ts';

type Found = Pick<
  RecordRow,
  'id' | 'personnel_id' | 'idno' | 'fullname' | 'avatar' | 'office_id' | 'office' | 'from' | 'to' | 'state' | 'since'
>;

const PLACE = { person: 'w.personnel_id', tree: 'w.tree_from', campus: 'w.campus_id' };
const OFFICERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

/** The records of a month, submitted or not, of whomever the caller reaches: their own, those of their offices, those of HR's scope. */
export const recordRows = rows(listRecords, exportRecords, 'records', (call) => {
  const { actor, query } = call;
  const isOwn = sql<boolean>`w.personnel_id = ${actor.personnelId ?? 0}`;
  const whose = {
    mine: isOwn,
    department: visible(actor, ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'], PLACE),
    all: visible(actor, ['EDATSADMIN'], PLACE),
  };
  return {
    once: recordsOfMonth(call),
    from: sql`w`,
    columns: {
      id: 'w.id',
      personnel_id: 'w.personnel_id',
      idno: 'w.idno',
      fullname: 'w.fullname',
      avatar: avatarOf('w.personnel_id'),
      office_id: 'w.office_id',
      office: sql`organization.acronym_on(w.office_id, w.last_day)`,
      from: 'w.first_day',
      to: 'w.last_day',
      state: 'w.state',
      since: 'w.since',
    },
    reach: sql<boolean>`(${isOwn} or ${visible(actor, OFFICERS, PLACE)})`,
    search: [sql`w.search`],
    sort: {
      fullname: ['w.plain_name', 'w.first_day'],
      office: ['w.tree_from', 'w.plain_name'],
      since: ['w.since', 'w.plain_name'],
      state: [sql`array_position(${[...dtrFlow.states]}::text[], w.state)`, 'w.plain_name'],
    },
    unsorted: 'fullname',
    groups: {
      office: { by: 'w.office_id', name: 'w.office_name', order: 'w.tree_from' },
      state: { by: 'w.state', name: dtrFlow.words },
    },
    filters: {
      month: () => sql`true`,
      whose: (who) => whose[who],
      state: (states) => sql`w.state = any(${states})`,
      office: (offices) => sql`w.office_id = any(${idsWithin(offices)})`,
      hindered: (is) => sql`w.state = 'OPEN' and w.is_hindered = ${is === 'yes'}`,
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
        Since: (row) => (row.since ? localDay(row.since) : ''),
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

interface Asked extends Pick<Call, 'actor' | 'server' | 'today'> {
  query: Pick<QueryOf<typeof listRecords>, 'whose' | 'office' | 'month' | 'hindered'>;
}

/** The records `w` of a month with whose they are and how far: what hinders them is looked for only where it is asked for, once for the page and its total. */
function recordsOfMonth(asked: Asked): RawBuilder<unknown> {
  const { server, today, query } = asked;
  const among = peopleAsked(asked);
  const found = query.hindered
    ? hinderedPeriods(server, query.month, today, among)
    : sql`d as materialized (select *, null::boolean as is_hindered from ${periodsOfMonth(query.month, among)})`;
  return sql`${found}, w as materialized (
    select coalesce(x.id, -(d.personnel_id * 2 + case when extract(day from d.first_day) > 1 then 1 else 0 end)) as id,
      d.personnel_id, d.first_day, d.last_day, d.is_hindered, p.idno, p.fullname, p.plain_name, p.search,
      o.id as office_id, o.fullname as office_name, o.tree_from, o.campus_id, ${stateOf} as state, ${sinceOf(today)} as since
    from d join personnel.person_view p on p.id = d.personnel_id join organization.office_view o on o.id = d.office_id ${joinSubmissions})`;
}

/** The people who may be in the answer, as an array, found before their records are made: those asked for by office or as one's own; null for everybody. */
export function peopleAsked({ actor, query: { whose, office, month } }: Pick<Asked, 'actor' | 'query'>): RawBuilder<unknown> | undefined {
  if (whose === 'mine') return sql`array[${actor.personnelId ?? 0}]`;
  if (whose !== 'department' && !office) return undefined;
  const { from, to } = monthBounds(month);
  const within = office
    ? sql`a.office_id = any(${idsWithin(office)})`
    : visible(actor, ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  return sql`array(select a.personnel_id from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
    where a.during && daterange(${from}::date, ${to}::date, '[]') and ${within})`;
}

/** These offices with all below them, as an array. */
function idsWithin(offices: readonly number[]): RawBuilder<unknown> {
  return sql`array(select b.id from unnest(${[...offices]}::integer[]) u (id), organization.offices_within(u.id) b)`;
}

const NOT_FILED = { seen: 0, actions: [] };

/** Figures, what hinders, what changed since it was submitted, and what is open to the caller: a constant number of statements. */
async function describeRecords(call: Pick<Call, 'db' | 'server' | 'actor' | 'today'>, found: Found[]): Promise<RecordRow[]> {
  const { db } = call;
  const records = found.map(({ personnel_id, from, to }) => ({ personnelId: personnel_id, from, to }));
  const submitted = found.filter(({ id }) => id > 0).map(({ id }) => id);
  const [known, changes, steps] = await Promise.all([
    findSumsAndHindrances(call, records),
    countChanges(
      db,
      found.flatMap(({ id, state }) => (id > 0 && state !== 'OPEN' ? id : [])),
    ),
    submitted.length > 0 ? readOpenSteps(call, dtrFlow, submitted) : null,
  ]);
  return found.map((row, at) => ({
    ...row,
    ...known[at]!.sums,
    hindrances: row.state === 'OPEN' ? known[at]!.hindrances : [],
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
