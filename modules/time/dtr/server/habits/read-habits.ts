import { sql } from 'kysely';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Habit, HabitKind, listHabits as endpoint } from '../../contract/habits.ts';
import { habitualAbsence, habitualTimes, monthsToNotice } from '../../rules/habit.ts';
import { HABITUAL_ABSENCE, HABITUAL_TIMES, HALF_MONTHLY } from '../../rules/settings.ts';

interface Row {
  personnel_id: number;
  fullname: string;
  office: string;
  month: number;
  tardiness: number;
  undertime: number;
  absence: number;
}

/** Of the locked months of a year, those that count, by person; habitual before candidates. */
export async function listHabits(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { actor, query } = call;
  const reach = visible(actor, ['EDATSADMIN'], { person: 'f.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const habits = await readHabits(call, query.year, reach);
  return { habits: habits.toSorted((one, other) => Number(other.habitual.length > 0) - Number(one.habitual.length > 0)) };
}

/** The habits of a year, of people `f.personnel_id` of offices `o`. Job orders and contracts of service are no government service. */
export async function readHabits({ db }: Pick<Call, 'db'>, year: number, reach: ReturnType<typeof visible>): Promise<Habit[]> {
  const { rows } = await sql<Row>`
    select f.personnel_id, p.fullname, o.acronym as office, extract(month from lower(f.during))::integer as month, sum(f.late_times)::integer as tardiness,
      sum(f.undertime_times)::integer as undertime, sum(f.absent_thousandths)::integer as absence
    from dtr.frozen_month f join requests.request r on r.id = f.submission_id join organization.office_view o on o.id = r.office_id
    join personnel.person_view p on p.id = f.personnel_id
    where f.superseded_at is null and f.during && daterange(make_date(${year}, 1, 1), make_date(${year} + 1, 1, 1))
      and not exists (select from personnel.appointment_view a
        where a.personnel_id = f.personnel_id and a.during && f.during and a.status_code = any(${[...HALF_MONTHLY]}::text[]))
      and ${reach}
    group by f.personnel_id, p.fullname, p.plain_name, o.acronym, 4
    having sum(f.late_times) >= ${HABITUAL_TIMES} or sum(f.undertime_times) >= ${HABITUAL_TIMES}
      or sum(f.absent_thousandths) > ${HABITUAL_ABSENCE}
    order by p.plain_name, f.personnel_id, 4`.execute(db);
  const people = Map.groupBy(rows, ({ personnel_id }) => personnel_id);
  const notices = await readNotices({ db }, year, [...people.keys()]);
  return [...people.values()].flatMap((own) => habitsOf(own, notices));
}

type SentNotice = Habit['notices'][number] & { personnel_id: number; kind: HabitKind };

async function readNotices({ db }: Pick<Call, 'db'>, year: number, people: readonly number[]): Promise<SentNotice[]> {
  const { rows } = await sql<SentNotice>`
    select id, personnel_id, kind, state, months from dtr.habit_notice
    where year = ${year} and personnel_id = any(${[...people]}::integer[]) and state <> 'WITHDRAWN' order by id desc`.execute(db);
  return rows;
}

function habitsOf(rows: readonly Row[], sent: readonly SentNotice[]): Habit[] {
  const { personnel_id, fullname, office } = rows.at(-1)!;
  const kinds = [
    { kind: 'tardiness', counts: (amount: number) => amount >= HABITUAL_TIMES, rule: habitualTimes },
    { kind: 'undertime', counts: (amount: number) => amount >= HABITUAL_TIMES, rule: habitualTimes },
    { kind: 'absence', counts: (amount: number) => amount > HABITUAL_ABSENCE, rule: habitualAbsence },
  ] as const;
  return kinds.flatMap(({ kind, counts, rule }) => {
    const months = rows.map((row) => ({ month: row.month, amount: row[kind] })).filter(({ amount }) => counts(amount));
    if (months.length === 0) return [];
    const habitual = rule(months);
    const notices = sent
      .filter((one) => one.personnel_id === personnel_id && one.kind === kind)
      .map(({ id, state, months: of }) => ({ id, state, months: of }));
    const to_notice = monthsToNotice(
      habitual,
      notices.map((one) => one.months),
    );
    return [{ personnel_id, fullname, office, kind, months, habitual, notices, to_notice }];
  });
}
