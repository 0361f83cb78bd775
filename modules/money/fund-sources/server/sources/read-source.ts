import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { PlannedLine, readSource as endpoint, SourceRow } from '../../contract/sources.ts';
import { planLines } from '../cost/plan-lines.ts';
import { reachesSources } from '../reach.ts';
import { readForecast } from './read-forecast.ts';
import { sourceColumns, sourcesFrom } from './sources-from.ts';

/** One fund source with its lines as they cost now, and its year to December. Error: 404. */
export async function readSource(call: CallOf<typeof endpoint>): Promise<Omit<AnswerOf<typeof endpoint>, 'version'>> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<SourceRow & { is_removable: boolean }>`
    select ${selected(sourceColumns)}, not exists (select from fund_sources.charge c where c.source_id = s.id) as is_removable
    from ${sourcesFrom} where s.id = ${params.id} and ${reachesSources(actor)}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such fund source.');
  const lines = await readLines(call, found.year);
  const forecast = await readForecast(call, found.id);
  const thisMonth = Number(today.slice(0, 4)) > found.year ? 13 : Number(today.slice(0, 4)) < found.year ? 1 : Number(today.slice(5, 7));
  return {
    source: {
      ...found,
      lines,
      planned: lines.reduce((sum, { cost }) => sum + cost, 0),
      forecast,
      unpaid_months: forecast
        .filter(({ month, to_pay }) => month < thisMonth && to_pay > 0)
        .map(({ month, to_pay }) => ({ month, to_pay })),
    },
  };
}

async function readLines(
  { db, params, today }: Pick<Call<{ id: number }>, 'db' | 'params' | 'today'>,
  year: number,
): Promise<PlannedLine[]> {
  const { rows } = await sql<Omit<PlannedLine, 'per_head' | 'cost' | 'parts'>>`
    select l.no, l.item_id, i.item_number, l.position_id, t.name as position, l.office_id, o.acronym as office, o.fullname as office_name, l.heads,
      l.salary_grade, l.months,
      (select count(*) from fund_sources.charge c where c.source_id = l.source_id and c.position_id = l.position_id and c.office_id = l.office_id
        and c.kind <> 'CONTRACT' and coalesce(upper(c.during) > ${today}::date, false)) as filled
    from fund_sources.line l join organization.position_view t on t.id = l.position_id join organization.office_view o on o.id = l.office_id
      left join plantilla.item i on i.id = l.item_id
    where l.source_id = ${params.id} order by l.no`.execute(db);
  const costs = await planLines(db, year, rows);
  return rows.map((row, at) => {
    const { per_head, parts } = costs[at]!;
    return { ...row, per_head, parts, cost: per_head * row.heads };
  });
}
