import { sql, type RawBuilder } from 'kysely';
import { ENDED_STATES } from '@talaan/property/workflow.ts';
import { HALF_MONTH, monthNumber } from '@talaan/property/rules/depreciation.ts';

/** Items `i` of property, plant and equipment at offices `o`, of accounts `u`, with the terms `t` of the day on which each was acquired. */
export const depreciatedFrom = sql`property.item i join organization.office_view o on o.id = i.office_id join property.uacs u on u.id = i.uacs_id
  join (select uacs_id, residual_permille, effective_on as from_day, lead(effective_on) over (partition by uacs_id order by effective_on) as to_day
    from property.uacs_terms) t on t.uacs_id = i.uacs_id and i.acquired_on >= t.from_day and (t.to_day is null or i.acquired_on < t.to_day)`;

/** The day on which an item left the books; null while it is on them. */
export const derecognizedOn = sql<string | null>`case when i.state = any(${[...ENDED_STATES]}::text[]) then kernel.date_of(i.since) end`;

const late = (day: RawBuilder<unknown>) => sql`(case when extract(day from ${day}) > ${sql.lit(HALF_MONTH)} then 1 else 0 end)`;
const numberOf = (day: RawBuilder<unknown>) => sql`(extract(year from ${day})::integer * 12 + extract(month from ${day})::integer)`;

/** The same as `monthsDepreciated`, for all rows at once. */
export function monthsTo(month: string): RawBuilder<number> {
  const [from, left] = [sql`i.acquired_on`, derecognizedOn];
  return sql<number>`least(i.life_years * 12, greatest(0, least(${monthNumber(month)}::integer, ${numberOf(left)} - 1 + ${late(left)}) - ${numberOf(from)} - ${late(from)} + 1))`;
}

/** The same as `accumulatedDepreciation`: rounded once, half a centavo up. */
export function accumulatedTo(month: string): RawBuilder<number> {
  return sql<number>`((2 * i.unit_cost * (1000 - t.residual_permille) * ${monthsTo(month)} + 12000 * i.life_years) / (24000 * i.life_years))::bigint`;
}
