import { sql } from 'kysely';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
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
    join attendance.day_view d on d.personnel_id = w.id and d.date between w.first and w.last and d.date between ${first(records)} and ${last(records)}
    order by w.place, d.date`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return records.map((_, at) => (byPlace.get(at + 1) ?? []).map(({ place: _place, ...day }) => day));
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
