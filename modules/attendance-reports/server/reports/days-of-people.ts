import { sql, type RawBuilder } from 'kysely';
import { isByDay } from '../../rules/periods.ts';
import type { BehindItem } from '../../contract/reports.ts';
import { sayDay, type SaidDay } from '../../rules/say-day.ts';
import { personMonths } from '../person-months.ts';
import type { Asked } from '../report.ts';

/**
 * The records of a report of days: `sums` are aggregates of the days `d` of a person's month `m`. A locked day is not computed again
 * (decision 135), so `attendance.day` says of a locked month what was frozen.
 */
export function recordsOfDays(asked: Asked, sums: RawBuilder<unknown>): RawBuilder<unknown> {
  const { by } = asked.query;
  const at = by === 'time' && isByDay(asked.query) ? sql`d.date` : sql`m.month`;
  return sql`
    select m.personnel_id, m.office_id, m.status_code, m.month, m.first_day, m.last_day, ${at} as at, ${sums}
    from (${personMonths(asked)}) m join ${days(asked)}
    group by m.personnel_id, m.office_id, m.status_code, m.month, m.first_day, m.last_day, ${at}`;
}

/** The days of a person's months that a condition names, in the order of time. */
export async function behindDays(asked: Asked, personId: number, which: RawBuilder<unknown>): Promise<BehindItem[]> {
  const { rows } = await sql<SaidDay & { date: string }>`
    select d.date, d.status, d.word, d.late_minutes, d.late_times, d.undertime_minutes, d.undertime_times, d.absent_thousandths
    from (${personMonths(asked, personId)}) m join ${days(asked)} where ${which} order by d.date`.execute(asked.db);
  return rows.map((day) => ({ date: day.date, until: null, record: null, text: sayDay(day) }));
}

/** Bounds twice: those of the period leave other partitions alone, those of the month find the days of few people by index. */
function days({ query: { from, to } }: Asked): RawBuilder<unknown> {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const ofMonth = isOneMonth ? sql`` : sql`and date_trunc('month', d.date::timestamp)::date = m.month`;
  return sql`attendance.day d on d.personnel_id = m.personnel_id and d.date between m.first_day and m.last_day
    and d.date between ${from}::date and ${to}::date ${ofMonth}`;
}
