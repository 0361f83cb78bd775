import { sql } from 'kysely';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import type { AnswerOf, Call, CallOf, FileAnswer, QueryOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { writeList } from '@talaan/kernel/server/lists/write-list.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { CLOSE_STATES, type CloseRow, type exportClose, type previewClose as endpoint } from '../contract/month-close.ts';
import { waitsUntil } from './close-month.ts';
import { isOver } from './jobs.ts';
import { planClose, type PlannedClose } from './plan-close.ts';
import { readFacts } from './read-facts.ts';

type Query = QueryOf<typeof endpoint>;
type Person = Pick<CloseRow, 'id' | 'idno' | 'fullname' | 'avatar' | 'office'>;

/** A page of what the close of a month would post, beside what stands, and how many there are of each. */
export async function previewClose(call: Call<unknown, Query>): Promise<AnswerOf<typeof endpoint>> {
  const { page, per_page: perPage, sort } = call.query;
  const { all, people, until } = await findRows(call);
  return {
    people: people.slice((page - 1) * perPage, page * perPage),
    total: people.length,
    sort: sort ?? 'fullname',
    totals: {
      open: all.filter(IS_SHOWN.open).length,
      waiting: all.filter(IS_SHOWN.waiting).length,
      uncovered: all.filter(IS_SHOWN.uncovered).length,
      closed: all.filter(IS_SHOWN.closed).length,
    },
    is_over: isOver(call.query.month, call.today),
    waits_until: until,
  };
}

export async function exportPreview(call: CallOf<typeof exportClose>): Promise<FileAnswer> {
  const { people } = await findRows(call);
  const inDays = (thousandths: number | undefined) => (thousandths === undefined ? null : thousandths / 1000);
  return writeList(call, {
    title: `Close of ${monthName(call.query.month)}`,
    headings: [
      'Employee number',
      'Name',
      'Office',
      'State',
      'Earned',
      'Days present',
      'Late minutes',
      'Undertime minutes',
      'Late with pay',
      'Late without pay',
      'Absent',
      'Leave without pay',
      'Posted: earned',
      'Posted: late with pay',
      'Posted: late without pay',
      'Posted: absent',
    ],
    rows: people.map((row) => [
      row.idno,
      row.fullname,
      row.office,
      CLOSE_STATES[row.state],
      inDays(row.earned),
      row.present_half_days / 2,
      row.late_minutes,
      row.undertime_minutes,
      inDays(row.late_with_pay),
      inDays(row.late_without_pay),
      inDays(row.absent),
      inDays(row.without_pay),
      inDays(row.stands?.earned),
      inDays(row.stands?.late_with_pay),
      inDays(row.stands?.late_without_pay),
      inDays(row.stands?.absent),
    ]),
  });
}

const IS_SHOWN: Record<NonNullable<Query['show']>, (row: CloseRow) => boolean> = {
  open: ({ state }) => state !== 'same' && state !== 'waiting',
  waiting: ({ state }) => state === 'waiting',
  unpaid: (row) => row.without_pay + row.late_without_pay + row.absent > 0,
  uncovered: ({ uncovered }) => uncovered > 0,
  closed: ({ stands }) => stands !== null,
};

/** All that are found, and those of them that are to be shown, in order. */
async function findRows(call: Call<unknown, Omit<Query, 'page' | 'per_page'>>) {
  const { db, today, query } = call;
  const persons = await findPersons(call);
  const until = await waitsUntil(db, query.month);
  const facts = await readFacts(
    db,
    query.month,
    persons.map(({ id }) => id),
  );
  const planOf = new Map((await planClose(db, facts, today < until)).map((plan) => [plan.personnelId, plan]));
  const all = persons.flatMap((person) => {
    const plan = planOf.get(person.id);
    return plan ? [rowOf(person, plan)] : [];
  });
  const shown = query.show ? all.filter(IS_SHOWN[query.show]) : all;
  return { all, people: inOrder(shown, query.sort), until };
}

/** By name. */
async function findPersons({ db, actor, query }: Call<unknown, Omit<Query, 'page' | 'per_page'>>): Promise<Person[]> {
  const { from, to } = monthBounds(query.month);
  const offices = query.office
    ? sql`o.id in (select w.id from unnest(${query.office}::integer[]) u(id), organization.offices_within(u.id) w)`
    : sql`true`;
  const { rows } = await sql<Person>`
    select p.id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office
    from (
      select distinct on (a.personnel_id) a.personnel_id, a.office_id from personnel.appointment_view a
      where a.during && daterange(${from}::date, ${to}::date, '[]') order by a.personnel_id, lower(a.during) desc
    ) a
    join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
    where ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })} and ${offices}
      and ${foundBy(query.term, [sql`p.search`])}
    order by p.plain_name, p.id`.execute(db);
  return rows;
}

function rowOf(person: Person, { state, lines, stands, uncovered }: PlannedClose): CloseRow {
  return {
    ...person,
    state,
    ...said(lines),
    without_pay: lines.withoutPay,
    has_record: lines.hasRecord,
    stands: stands && said(stands),
    uncovered,
  };
}

function said(lines: PlannedClose['lines']): NonNullable<CloseRow['stands']> {
  return {
    earned: lines.earned,
    present_half_days: lines.presentHalfDays,
    late_minutes: lines.lateMinutes,
    undertime_minutes: lines.undertimeMinutes,
    late_with_pay: lines.lateWithPay,
    late_without_pay: lines.lateWithoutPay,
    absent: lines.absences.reduce((sum, { thousandths }) => sum + thousandths, 0),
  };
}

function inOrder(rows: readonly CloseRow[], sort: Query['sort']): CloseRow[] {
  const name = sort?.replace('-', '') as 'fullname' | 'office' | 'earned' | 'late_with_pay' | 'without_pay' | undefined;
  const turned = sort?.startsWith('-') ? -1 : 1;
  if (!name || name === 'fullname') return turned === 1 ? [...rows] : rows.toReversed();
  return rows.toSorted((one, other) => turned * compare(one[name], other[name]));
}

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'en');
}
