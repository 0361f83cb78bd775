import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { lockItems, requireKept, requirePast, takeNumbers, type LockedItem } from '@talaan/property/server/public.ts';
import type { makeReports as endpoint } from '../../contract/disposals.ts';
import { planReports } from '../../rules/plan-reports.ts';
import { countItems } from '../../rules/titles.ts';
import { insertLines, refuseRows } from './draft-lines.ts';

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
  await refuseRows(call, ids, items, { as_at: asAt });
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

interface NewReport {
  type: 'IIRUP' | 'IIRUSP';
  number: string;
  fund: string;
  items: readonly LockedItem[];
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
  await insertLines(call, { id, as_at: body.as_at }, ids);
  return id;
}
