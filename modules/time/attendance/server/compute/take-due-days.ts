import type { ClientBase } from 'pg';

/** Days that one transaction has taken upon itself to compute, in order of people and dates. */
export interface DueDays {
  people: { id: number; days: number[] }[];
  /** How many days in all. */
  count: number;
  first: number;
  last: number;
}

/**
 * Takes due days up to `today` out of the list, from a person on; null when there are none that nobody else has. Locked days stay where they are.
 * They go before anything is read: who changes what a day depends on waits here, and finds the day to be added again.
 */
export async function takeDueDays(
  client: ClientBase,
  { today, fromPerson, atMost }: { today: string; fromPerson: number; atMost: number },
): Promise<DueDays | null> {
  const { rows } = await client.query<{ id: number; days: number[] }>(
    `with taken as (
       delete from attendance.day_due where ctid = any (array(
         select d.ctid from attendance.day_due d where d.personnel_id >= $1 and d.date <= $2
           and not exists (select from attendance.locked_days l where l.personnel_id = d.personnel_id and l.during @> d.date)
         order by d.personnel_id, d.date limit $3 for update of d skip locked
       ))
       returning personnel_id, date - date '1970-01-01' as day
     )
     select personnel_id as id, json_agg(day order by day) as days from taken group by personnel_id order by personnel_id`,
    [fromPerson, today, atMost],
  );
  if (rows.length === 0) return null;
  const due: DueDays = { people: rows, count: 0, first: Infinity, last: -Infinity };
  for (const { days } of rows) {
    due.count += days.length;
    due.first = Math.min(due.first, days[0]!);
    due.last = Math.max(due.last, days.at(-1)!);
  }
  return due;
}
