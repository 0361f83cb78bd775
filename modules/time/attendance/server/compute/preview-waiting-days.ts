import { sql } from 'kysely';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { DtrDay } from '../../contract/days.ts';
import { FIGURES } from './day-figures.ts';
import type { PersonDates } from './lock-days.ts';
import { previewDays } from './preview-days.ts';

/** A locked day that something touched after its lock: what it came to, and what it would come to if it were computed now; null for no result. */
export interface WaitingDay {
  personnelId: number;
  date: string;
  is: DtrDay | null;
  wouldBe: DtrDay | null;
  /** Whether the two differ: a punch of the day after touches a day, too, and leaves it as it is. */
  changes: boolean;
}

interface Waiting {
  id: number;
  date: string;
  is: DtrDay | null;
}

/** The locked days of these that wait, in order of people and dates; computed without being stored. */
export async function previewWaitingDays(
  server: Pick<Server, 'db' | 'pool' | 'clock'>,
  spans: readonly PersonDates[],
): Promise<WaitingDay[]> {
  const { rows } = await sql<Waiting>`
    select w.personnel_id as id, w.date, case when d.date is not null then
      json_build_object('date', d.date, ${sql.join(FIGURES.flatMap((figure) => [sql.lit(figure.slice(2)), sql.ref(figure)]))}) end as "is"
    from (
      select distinct due.personnel_id, due.date
      from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s ("personnelId" integer, "from" date, "to" date)
      join attendance.day_due due on due.personnel_id = s."personnelId" and due.date between s."from" and s."to"
      join attendance.locked_days l on l.personnel_id = due.personnel_id and l.during @> due.date) w
    left join attendance.day d on d.personnel_id = w.personnel_id and d.date = w.date order by 1, 2`.execute(server.db);
  const people = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({ personnelId: id, dates: own.map(({ date }) => date) }));
  const results = await previewDays(server, people);
  return rows.map(({ id, date, is }) => {
    const wouldBe = results.get(id)?.find((one) => one.date === date) ?? null;
    return { personnelId: id, date, is, wouldBe, changes: !isSame(is, wouldBe) };
  });
}

function isSame(one: DtrDay | null, other: DtrDay | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof DtrDay)[]).every((figure) => one[figure] === other[figure]);
}
