import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { HomeDay, readHomeToday as endpoint } from '../../contract/days.ts';
import { mayDo } from '../../rules/home-day.ts';
import { dayColumns, daysOn, inForce } from './day-rows.ts';

const SHOWN = 5;

/** Whether the caller works from home today, the next dates, and what is still to be reported; nothing for an account without a person. */
export async function readHomeToday({ db, actor, today }: Call): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Omit<HomeDay, 'may'>>`
    select ${selected(dayColumns)} from ${daysOn(today)}
    where ${inForce} and d.personnel_id = ${actor.personnelId}::integer
      and (d.date >= ${today}::date or (l.id is not null and (l.state is null or l.state = 'RETURNED')))
    order by d.date limit 200`.execute(db);
  const days = rows.map((row) => ({ ...row, may: mayDo(row, today) }));
  return {
    day: days.find(({ date }) => date === today) ?? null,
    next_dates: days
      .filter(({ date }) => date > today)
      .map(({ date }) => date)
      .slice(0, SHOWN),
    to_report: days.filter(({ date }) => date < today),
  };
}
