import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { lockItems, nameItem, requireKept, requirePast, takeNumbers, type LockedItem } from '@talaan/property/server/public.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import type { makeReports as endpoint } from '../../contract/disposals.ts';
import { depreciationAt } from '../../rules/depreciation-at.ts';
import { planReports } from '../../rules/plan-reports.ts';
import { countItems } from '../../rules/titles.ts';

/**
 * Drafts reports of unserviceable items. Errors: 404; 422 on `item_ids.3` for an item that is not unserviceable, or on another report with which one:
 * of two who list it at the same moment the second learns of the first; 422 for a day to come, or before an item was acquired.
 */
export async function makeReports(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { item_ids: ids, as_at: asAt, officer_id: officer } = call.body;
  requirePast(call.today, { as_at: asAt });
  await requireKept(call, ids);
  await findPersonInScope(call, officer, KEEPERS);
  const items = await lockItems(call, ids);
  await refuseRows(call, ids, items, asAt);
  const planned = planReports(items);
  const year = Number(asAt.slice(0, 4));
  const next = await takeNumbers(
    call,
    planned.map(({ type }) => ({ series: type, year, count: 1 })),
  );
  const reports: AnswerOf<typeof endpoint>['reports'] = [];
  for (const { type, fund_code: fund, items: own } of planned) {
    const number = formatPaperNumber(type, asAt, next(type, year));
    const id = await insertReport(call, { type, number, fund, items: own });
    reports.push({ id, type, number });
  }
  const named = reports.map(({ type, number }) => `${type} ${number}`).join(' and ');
  await recordChange(call, {
    action: 'draft reports of unserviceable property',
    subject: `property_disposal.report:${reports[0]!.id}`,
    after: { reports: named, as_at: asAt, items: items.length },
  });
  return { message: `${countItems(items.length)} listed on ${named}.`, reports };
}

/** Each item that cannot be listed is told on its own row. */
async function refuseRows({ db }: Pick<Call, 'db'>, ids: readonly number[], items: readonly LockedItem[], asAt: string): Promise<void> {
  const listed = await findListed({ db }, ids);
  const known = new Map(items.map((item) => [item.id, item]));
  const errors = ids.flatMap((id, at): [string, string[]][] => {
    const item = known.get(id)!;
    const because = listed.has(id)
      ? `is on ${listed.get(id)} already.`
      : item.state !== 'UNSERVICEABLE'
        ? `is ${itemFlow.words[item.state].toLowerCase()}, not unserviceable.`
        : item.acquired_on > asAt
          ? 'was acquired after the day of the report.'
          : null;
    return because === null ? [] : [[`item_ids.${at}`, [`${nameItem(item)} ${because}`]]];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** The open report of each item that is on one: `IIRUP 2026-11-0001`. */
export async function findListed({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ item_id: number; report: string }>`
    select l.item_id, e.type || ' ' || e.number as report from property_disposal.line l join property_disposal.report e on e.id = l.report_id
    where l.is_open and l.item_id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ item_id: id, report }) => [id, report]));
}

interface NewReport {
  type: 'IIRUP' | 'IIRUSP';
  number: string;
  fund: string;
  items: readonly LockedItem[];
}

interface Costed {
  id: number;
  unit_cost: number;
  class: LockedItem['class'];
  acquired_on: string;
  life_years: number;
  residual_permille: number;
}

async function insertReport(call: CallOf<typeof endpoint>, { type, number, fund, items }: NewReport): Promise<number> {
  const { db, actor, now, body } = call;
  const ids = items.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    insert into property_disposal.report (type, number, as_at, fund_code, campus_id, officer_id, state, made_by, made_at)
    select ${type}, ${number}, ${body.as_at}::date, ${fund}, case when count(distinct campus_id) = 1 then min(campus_id) end, ${body.officer_id}, 'DRAFTED',
      ${actor.accountId || null}::integer, ${now.toString()}::timestamptz
    from property.item where id = any(${ids}::integer[]) returning id`.execute(db);
  const { id } = rows[0]!;
  // Terms of an account hold for what was acquired under them.
  const { rows: costed } = await sql<Costed>`
    select i.id, i.unit_cost, i.class, i.acquired_on, i.life_years, coalesce((select t.residual_permille from property.uacs_terms t
      where t.uacs_id = i.uacs_id and t.effective_on <= i.acquired_on order by t.effective_on desc limit 1), 0) as residual_permille
    from property.item i where i.id = any(${ids}::integer[]) order by i.property_no`.execute(db);
  const lines = costed.map((item, at) => ({
    item_id: item.id,
    no: at + 1,
    cost: item.unit_cost,
    depreciation: depreciationAt(item, body.as_at),
  }));
  await sql`
    insert into property_disposal.line (report_id, item_id, no, cost, depreciation)
    select ${id}, item_id, no, cost, depreciation
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (item_id integer, no smallint, cost bigint, depreciation bigint)`.execute(
    db,
  );
  return id;
}
