import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { hideInRow } from '../rules/facet-table.ts';
import type { FacetName } from '../rules/facets.ts';
import type { Group } from './count-facets.ts';
import { groupOf, narrow, peopleIn, type Narrowing } from './population.ts';

const YEARS = 5;

/**
 * How many were in each group at the ends of the five years before the day: one statement. What sheets say is what they say
 * now, of those who served then.
 */
export async function countYears(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  facet: FacetName,
  groups: readonly Group[],
  { day, narrowing, isWhole }: { day: string; narrowing: Narrowing; isWhole: boolean },
): Promise<{ on: string; counts: (number | null)[] }[]> {
  const days = yearEndsBefore(day);
  const inReach = visible(actor, ['DEMOGRAPHIC'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await withOpenRecords(db, 'everybody', (tx) =>
    sql<{ on: string; key: string; people: number }>`
      select d.day::text as "on", g.key, g.people from unnest(${days}::date[]) as d (day) cross join lateral (
        select ${groupOf(facet, sql`d.day`)} as key, count(*)::integer as people
        from ${peopleIn(sql`d.day`, [facet])} and ${inReach} and ${narrow(narrowing)} group by 1) g`.execute(tx),
  );
  return days.map((on) => {
    const counts = groups.map(({ key }) => rows.find((row) => row.on === on && row.key === key)?.people ?? 0);
    return { on, counts: isWhole ? counts : hideInRow(counts) };
  });
}

/** The day itself is in the table; at the end of a year it must not be here once more with other numbers hidden. */
function yearEndsBefore(day: string): string[] {
  const { year } = Temporal.PlainDate.from(day);
  const years = Array.from({ length: YEARS }, (_, at) => year - YEARS + at).filter((one) => one > 0);
  return years.map((one) => `${String(one).padStart(4, '0')}-12-31`);
}
