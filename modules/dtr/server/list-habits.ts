import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { Habit, listHabits as endpoint } from '../contract/habits.ts';
import { habitualAbsence, habitualTimes } from '../rules/habit.ts';
import { HABITUAL_ABSENCE, HABITUAL_TIMES, HALF_MONTHLY } from '../rules/settings.ts';

interface Row {
  personnel_id: number;
  fullname: string;
  office: string;
  month: number;
  tardiness: number;
  undertime: number;
  absence: number;
}

/** Of the locked months of a year, those that count, by person; habitual before candidates. Job orders and contracts of service are no government service. */
export async function listHabits(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query } = call;
  const { rows } = await sql<Row>`
    select f.personnel_id, p.fullname, o.acronym as office, extract(month from lower(f.during))::integer as month, sum(f.late_times)::integer as tardiness,
      sum(f.undertime_times)::integer as undertime, sum(f.absent_thousandths)::integer as absence
    from dtr.frozen_month f join requests.request r on r.id = f.submission_id join organization.office o on o.id = r.office_id
    join personnel.person p on p.id = f.personnel_id
    where f.superseded_at is null and f.during && daterange(make_date(${query.year}, 1, 1), make_date(${query.year} + 1, 1, 1))
      and not exists (select from personnel.appointment a
        where a.personnel_id = f.personnel_id and a.during && f.during and a.status_code = any(${[...HALF_MONTHLY]}::text[]))
      and ${visible(actor, ['EDATSADMIN'], { person: 'f.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    group by f.personnel_id, p.fullname, p.plain_name, o.acronym, 4
    having sum(f.late_times) >= ${HABITUAL_TIMES} or sum(f.undertime_times) >= ${HABITUAL_TIMES}
      or sum(f.absent_thousandths) > ${HABITUAL_ABSENCE}
    order by p.plain_name, f.personnel_id, 4`.execute(db);
  const habits = [...Map.groupBy(rows, ({ personnel_id }) => personnel_id).values()].flatMap(habitsOf);
  return { habits: habits.toSorted((one, other) => Number(other.habitual.length > 0) - Number(one.habitual.length > 0)) };
}

function habitsOf(rows: readonly Row[]): Habit[] {
  const { personnel_id, fullname, office } = rows.at(-1)!;
  const kinds = [
    { kind: 'tardiness', counts: (amount: number) => amount >= HABITUAL_TIMES, rule: habitualTimes },
    { kind: 'undertime', counts: (amount: number) => amount >= HABITUAL_TIMES, rule: habitualTimes },
    { kind: 'absence', counts: (amount: number) => amount > HABITUAL_ABSENCE, rule: habitualAbsence },
  ] as const;
  return kinds.flatMap(({ kind, counts, rule }) => {
    const months = rows.map((row) => ({ month: row.month, amount: row[kind] })).filter(({ amount }) => counts(amount));
    return months.length === 0 ? [] : [{ personnel_id, fullname, office, kind, months, habitual: rule(months) }];
  });
}
