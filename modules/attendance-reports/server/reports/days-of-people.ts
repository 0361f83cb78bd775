import { sql, type RawBuilder } from 'kysely';
import { isByDay } from '../../rules/periods.ts';
import type { BehindItem } from '../../contract/reports.ts';
import { sayDay, type SaidDay } from '../../rules/say-day.ts';
import { isOfEveryone, personMonths } from '../person-months.ts';
import type { Asked } from '../report.ts';

/**
 * The records of a report of days: `sums` are aggregates of the days `d` of a person in a month, or of one day. A locked day is not computed again
 * (decision 135), so `attendance.day` says of a locked month what was frozen.
 */
export function recordsOfDays(asked: Asked, sums: RawBuilder<unknown>): RawBuilder<unknown> {
  const { from, to, by } = asked.query;
  const month =
    from.slice(0, 7) === to.slice(0, 7) ? sql`${`${from.slice(0, 7)}-01`}::date` : sql`date_trunc('month', d.date::timestamp)::date`;
  const at = by === 'time' && isByDay(asked.query) ? sql`d.date` : month;
  const ofPeople = isOfEveryone(asked) ? sql`` : sql`d.personnel_id in (select personnel_id from m) and`;
  return sql`
    with m as materialized (${personMonths(asked)})
    select m.personnel_id, m.office_id, m.status_code, m.month, m.first_day, m.last_day, s.*
    from m join (
      select d.personnel_id as person, ${month} as of_month, ${at} as at, ${sums} from attendance.day d
      where ${ofPeople} d.date between ${from}::date and ${to}::date group by 1, 2, 3
    ) s on s.person = m.personnel_id and s.of_month = m.month`;
}

/** The days of a person's months that a condition names, in the order of time. */
export async function behindDays(asked: Asked, personId: number, which: RawBuilder<unknown>): Promise<BehindItem[]> {
  const { rows } = await sql<SaidDay & { date: string }>`
    select d.date, d.status, d.word, d.late_minutes, d.late_times, d.undertime_minutes, d.undertime_times, d.absent_thousandths
    from (${personMonths(asked, personId)}) m
    join attendance.day d on d.personnel_id = m.personnel_id and d.date between m.first_day and m.last_day
    where ${which} order by d.date`.execute(asked.db);
  return rows.map((day) => ({ date: day.date, until: null, record: null, text: sayDay(day) }));
}
