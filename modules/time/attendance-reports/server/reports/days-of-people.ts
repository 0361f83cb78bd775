import { sql, type RawBuilder } from 'kysely';
import { isByDay, partsOf } from '../../rules/periods.ts';
import type { BehindItem } from '../../contract/reports.ts';
import { formatDay, type SaidDay } from '../../rules/format-day.ts';
import { isOfEveryone, personMonths } from '../person-months.ts';
import type { Asked } from '../report.ts';

/**
 * The records of a report of days: `sums` are aggregates of the days `d` of a person in a month, or of one day. A locked day is not computed again
 * (decision 135), so `attendance.day` says of a locked month what was frozen.
 */
export function recordsOfDays(asked: Asked, sums: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOfDays = asked.query.by === 'time' && isByDay(asked.query);
  const ofPeople = isOfEveryone(asked) ? sql`` : sql`d.personnel_id in (select personnel_id from m) and`;
  // A select of each month: PostgreSQL then reads its partition alone, and has nothing to work out of each day.
  const months = partsOf(asked.query).map(({ month, from, to }) => {
    const first = sql`${`${month}-01`}::date`;
    return sql`select d.personnel_id as person, ${first} as of_month, ${isOfDays ? sql`d.date` : first} as at, ${sums} from attendance.day_view d
      where ${ofPeople} d.date between ${from}::date and ${to}::date group by 1, 2, 3`;
  });
  return sql`
    with m as materialized (${personMonths(asked)})
    select m.personnel_id, m.office_id, m.status_code, m.month, m.first_day, m.last_day, s.*
    from m join (${sql.join(months, sql` union all `)}) s on s.person = m.personnel_id and s.of_month = m.month`;
}

/** The days of a person's months that a condition names, in the order of time. */
export async function behindDays(asked: Asked, personId: number, which: RawBuilder<unknown>): Promise<BehindItem[]> {
  const { rows } = await sql<SaidDay & { date: string }>`
    select d.date, d.status, d.word, d.late_minutes, d.late_times, d.undertime_minutes, d.undertime_times, d.absent_thousandths
    from (${personMonths(asked, personId)}) m
    join attendance.day_view d on d.personnel_id = m.personnel_id and d.date between m.first_day and m.last_day
    where ${which} order by d.date`.execute(asked.db);
  return rows.map((day) => ({ date: day.date, until: null, record: null, text: formatDay(day) }));
}
