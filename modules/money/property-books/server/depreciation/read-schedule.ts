import { sql } from 'kysely';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { AnswerOf, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeFormSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { printSchedule as printing, readSchedule as reading, ScheduleRow, ScheduleSums } from '../../contract/depreciation.ts';
import { scheduleForm, scheduleWorkbook } from '../../print/schedule-form.ts';
import { monthBefore } from '@talaan/property/rules/depreciation.ts';
import { entityName } from '../described.ts';
import { accumulatedTo, depreciatedFrom, derecognizedOn } from './accumulated.ts';

interface Asked {
  month: string;
  fund?: string | undefined;
}

/** Items that were on the books at any time of a month. */
export const isOfMonth = ({ month }: Asked) => {
  const { from, to } = monthBounds(month);
  return sql`i.class = 'PPE' and i.acquired_on <= ${to}::date and coalesce(${derecognizedOn}, 'infinity') >= ${from}::date`;
};

/** The schedule of a month. */
export async function readSchedule({ db, actor, query }: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const rows = await scheduleOf(db, actor, query);
  return { rows, total: addUp(rows) };
}

/** The same on paper or as a workbook. */
export async function printSchedule({ db, actor, server, query, today }: CallOf<typeof printing>): Promise<FileAnswer> {
  const rows = await scheduleOf(db, actor, query);
  const { rows: heads } = await sql<{ entity: string; fund: string }>`
    select ${entityName} as entity, coalesce((select f.code || ' ' || f.name from property.fund_cluster f where f.code = ${query.fund ?? null}::text), 'All fund clusters')
      as fund`.execute(db);
  const sheet = { ...heads[0]!, month: query.month, as_of: today, rows, total: addUp(rows) };
  const name = `Depreciation of ${monthName(query.month)}`;
  return query.format === 'xlsx'
    ? writeFormSheet(name, scheduleWorkbook(sheet))
    : scheduleForm.answer(server, [{ sheet, code: null }], name);
}

/** By fund cluster and account; one statement for any number of items, which takes seconds with the plan of any values. */
export async function scheduleOf(db: Database, actor: Actor, asked: Asked): Promise<ScheduleRow[]> {
  const { month, fund } = asked;
  const { to } = monthBounds(month);
  const { rows } = await sql<ScheduleRow>`${sql.raw(PLANNED_EACH_TIME)}
    with d as (
      select i.fund_code, i.uacs_id, i.unit_cost as cost, ${accumulatedTo(monthBefore(month))} as before, ${accumulatedTo(month)} as after,
        coalesce(${derecognizedOn}, 'infinity') <= ${to}::date as is_off
      from ${depreciatedFrom}
      where ${isOfMonth(asked)} and (${fund ?? null}::text is null or i.fund_code = ${fund ?? null}::text) and ${reachesItems(actor)}),
    s as (
      select fund_code, uacs_id, count(*) filter (where not is_off) as items, coalesce(sum(cost) filter (where not is_off), 0)::bigint as cost,
        sum(before)::bigint as before, sum(after)::bigint as after, coalesce(sum(after) filter (where is_off), 0)::bigint as off
      from d group by 1, 2)
    select s.fund_code, u.id as account_id, u.code as account, u.name as account_name, s.items, s.cost, s.before, s.after - s.before as of_month, s.off,
      s.after - s.off as at_end, s.cost - (s.after - s.off) as carrying
    from s join property.uacs u on u.id = s.uacs_id order by s.fund_code, u.code`.execute(db);
  return rows;
}

/** All rows as one. */
function addUp(rows: readonly ScheduleRow[]): ScheduleSums {
  const sum = (key: keyof ScheduleSums) => rows.reduce((all, row) => all + row[key], 0);
  return {
    items: sum('items'),
    cost: sum('cost'),
    before: sum('before'),
    of_month: sum('of_month'),
    off: sum('off'),
    at_end: sum('at_end'),
    carrying: sum('carrying'),
  };
}
