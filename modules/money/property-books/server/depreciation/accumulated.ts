import { sql, type RawBuilder } from 'kysely';
import { ENDED_STATES } from '@talaan/property/workflow.ts';
import { HALF_MONTH, monthNumber } from '@talaan/property/rules/depreciation.ts';

/** Items `i` of property, plant and equipment at offices `o`, of accounts `u`, with the terms `t` of the day on which each was acquired. */
export const depreciatedFrom = sql`property.item i join (
    select a.uacs_id, a.residual_permille, a.effective_on as from_day, coalesce((select min(b.effective_on) from property.uacs_terms b
      where b.uacs_id = a.uacs_id and b.effective_on > a.effective_on), 'infinity') as to_day from property.uacs_terms a) t on t.uacs_id = i.uacs_id and i.acquired_on >= t.from_day and i.acquired_on < t.to_day
  left join organization.office_view o on o.id = i.office_id left join property.uacs u on u.id = i.uacs_id`;

/** The day on which an item left the books; null while it is on them. */
export const derecognizedOn = sql<string | null>`case when i.state = any(${[...ENDED_STATES]}::text[]) then kernel.date_of(i.since) end`;

/** The first month whose 15th day a day is not after, as `monthNumber`. Of date_part, since extract makes numerics, of which 200,000 items have too many. */
const monthFrom = (day: RawBuilder<unknown>) =>
  sql`(12 * date_part('year', ${day}) + date_part('month', ${day}) + (date_part('day', ${day}) > ${sql.lit(HALF_MONTH)})::integer)::integer`;

/** The same as `monthsDepreciated`, for all rows at once. */
export function monthsTo(month: string): RawBuilder<number> {
  return sql<number>`least(i.life_years * 12, greatest(0, least(${sql.lit(monthNumber(month))}, ${monthFrom(derecognizedOn)} - 1) - ${monthFrom(sql`i.acquired_on`)} + 1))`;
}

/** The same as `accumulatedDepreciation`: rounded once, half a centavo up. */
export function accumulatedTo(month: string): RawBuilder<number> {
  return sql<number>`((2 * i.unit_cost * (1000 - t.residual_permille) * ${monthsTo(month)} + 12000 * i.life_years) / (24000 * i.life_years))::bigint`;
}
