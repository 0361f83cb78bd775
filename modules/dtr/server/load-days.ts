import { sql } from 'kysely';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Period } from '../rules/periods.ts';

/** The days of a person that a record covers. */
export interface RecordDays extends Period {
  personnelId: number;
}

/** A day with what it was computed by. */
export type StoredDay = DtrDay & { rules_version: string };

/** The days of these records, in the order of the records and of the dates. One statement for any number of them. */
export async function loadDays(db: Database, records: readonly RecordDays[]): Promise<StoredDay[][]> {
  if (records.length === 0) return [];
  const { rows } = await sql<StoredDay & { place: number }>`
    select w.place, d.date, d.status, d.am_in, d.am_out, d.pm_in, d.pm_out, d.late_minutes, d.late_times, d.undertime_minutes, d.undertime_times,
      d.absent_thousandths, d.night_minutes, d.word, d.am_word, d.pm_word, d.rules_version
    from ${wanted(records)}
    join attendance.day d on d.personnel_id = w.id and d.date between w.first and w.last and d.date between ${first(records)} and ${last(records)}
    order by w.place, d.date`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return records.map((_, at) => (byPlace.get(at + 1) ?? []).map(({ place: _place, ...day }) => day));
}

/** What the days of a record add up to. */
export interface DaySums {
  late_times: number;
  late_minutes: number;
  undertime_times: number;
  undertime_minutes: number;
  absent_thousandths: number;
}

/** The sums of these records, in their order, without their days. */
export async function sumDays(db: Database, records: readonly RecordDays[]): Promise<DaySums[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<DaySums>`
    select coalesce(d.late_times, 0)::integer as late_times, coalesce(d.late_minutes, 0)::integer as late_minutes,
      coalesce(d.undertime_times, 0)::integer as undertime_times, coalesce(d.undertime_minutes, 0)::integer as undertime_minutes,
      coalesce(d.absent_thousandths, 0)::integer as absent_thousandths
    from ${wanted(records)} left join lateral (
      select sum(n.late_times) as late_times, sum(n.late_minutes) as late_minutes, sum(n.undertime_times) as undertime_times,
        sum(n.undertime_minutes) as undertime_minutes, sum(n.absent_thousandths) as absent_thousandths
      from attendance.day n where n.personnel_id = w.id and n.date between w.first and w.last and n.date between ${first(records)} and ${last(records)}
    ) d on true order by w.place`.execute(db);
  return rows;
}

/** Records as rows `w` (place from 1, id of the person, first and last day). */
export function wanted(records: readonly RecordDays[]) {
  const column = <T>(of: (record: RecordDays) => T) => records.map(of);
  return sql`unnest(${column(({ personnelId }) => personnelId)}::integer[], ${column(({ from }) => from)}::date[], ${column(({ to }) => to)}::date[])
    with ordinality as w (id, first, last, place)`;
}

/** The bounds of all let PostgreSQL leave the other months alone. */
export function first(records: readonly RecordDays[]) {
  return sql`${records.reduce((least, { from }) => (from < least ? from : least), records[0]!.from)}::date`;
}

export function last(records: readonly RecordDays[]) {
  return sql`${records.reduce((most, { to }) => (to > most ? to : most), records[0]!.to)}::date`;
}

/** What a record shows of its days, without what they were computed by. */
export function asShown(days: readonly StoredDay[]): DtrDay[] {
  return days.map(({ rules_version: _version, ...day }) => day);
}
