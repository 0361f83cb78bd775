import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';

export interface WantedNumbers {
  /** `PAR`, `ITEM-05-03`. */
  series: string;
  year: number;
  count: number;
}

/**
 * Takes the next numbers of series, all by one statement in the order of their names, so that two calls with several never wait for each
 * other. Numbers of a refused transaction are given again: there is no gap. Returns for a series and year a function that gives one after the other.
 */
export async function takeNumbers(
  { db }: Pick<Call, 'db'>,
  wanted: readonly WantedNumbers[],
): Promise<(series: string, year: number) => number> {
  const sums = new Map<string, WantedNumbers>();
  for (const one of wanted) {
    const key = keyOf(one.series, one.year);
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  const { rows } = await sql<{ series: string; year: number; last: number }>`
    insert into property.number_series (series, year, last)
    select series, year, count from jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb) as w (series text, year smallint, count integer)
    order by series, year
    on conflict (series, year) do update set last = property.number_series.last + excluded.last
    returning series, year, last`.execute(db);
  const next = new Map(rows.map(({ series, year, last }) => [keyOf(series, year), last - sums.get(keyOf(series, year))!.count]));
  return (series, year) => {
    const key = keyOf(series, year);
    const running = next.get(key)! + 1;
    next.set(key, running);
    return running;
  };
}

function keyOf(series: string, year: number): string {
  return `${series} ${year}`;
}
