import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { nameItem, type LockedItem } from '@talaan/property/server/public.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import type { ReportType } from '../../contract/fields.ts';
import { depreciationAt } from '../../rules/depreciation-at.ts';

interface Listing {
  as_at: string;
  /** Onto a draft that is there, it comes with others of its fund and class. */
  onto?: { id: number; type: ReportType; fund_code: string };
}

/** Each item that cannot be listed is told on its own row, `item_ids.3`. */
export async function refuseRows(
  { db }: Pick<Call, 'db'>,
  ids: readonly number[],
  items: readonly LockedItem[],
  { as_at: asAt, onto }: Listing,
): Promise<void> {
  const listed = await findListed({ db }, ids, onto?.id);
  const known = new Map(items.map((item) => [item.id, item]));
  const whyNot = (item: LockedItem): string | null => {
    if (listed.has(item.id)) return `is on ${listed.get(item.id)} already.`;
    if (item.state !== 'UNSERVICEABLE') return `is ${itemFlow.words[item.state].toLowerCase()}, not unserviceable.`;
    if (item.acquired_on > asAt) return 'was acquired after the day of the report.';
    if (onto && (item.class === 'PPE') !== (onto.type === 'IIRUP'))
      return `is ${item.class === 'PPE' ? 'property, plant and equipment' : 'semi-expendable property'}: that has a report of its own.`;
    if (onto && item.fund_code !== onto.fund_code) return `is of fund cluster ${item.fund_code}, the report of ${onto.fund_code}.`;
    return null;
  };
  const errors = ids.flatMap((id, at): [string, string[]][] => {
    const item = known.get(id)!;
    const because = whyNot(item);
    return because === null ? [] : [[`item_ids.${at}`, [`${nameItem(item)} ${because}`]]];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** The open report of each item that is on one, but for this one: `IIRUP 2026-11-0001`. */
export async function findListed({ db }: Pick<Call, 'db'>, ids: readonly number[], but?: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ item_id: number; report: string }>`
    select l.item_id, e.type || ' ' || e.number as report from property_disposal.line l join property_disposal.report e on e.id = l.report_id
    where l.is_open and l.item_id = any(${[...ids]}::integer[]) and e.id is distinct from ${but ?? null}::integer`.execute(db);
  return new Map(rows.map(({ item_id: id, report }) => [id, report]));
}

interface Costed {
  id: number;
  unit_cost: number;
  class: LockedItem['class'];
  acquired_on: string;
  life_years: number;
  residual_permille: number;
}

/** Items come onto a draft, each with its cost and what it has lost of that by the day of the report; all its lines are numbered anew. */
export async function insertLines(
  { db }: Pick<Call, 'db'>,
  { id, as_at: asAt }: { id: number; as_at: string },
  ids: readonly number[],
): Promise<void> {
  // Terms of an account hold for what was acquired under them.
  const { rows: costed } = await sql<Costed>`
    select i.id, i.unit_cost, i.class, i.acquired_on, i.life_years, coalesce((select t.residual_permille from property.uacs_terms t
      where t.uacs_id = i.uacs_id and t.effective_on <= i.acquired_on order by t.effective_on desc limit 1), 0) as residual_permille
    from property.item i where i.id = any(${[...ids]}::integer[])`.execute(db);
  const lines = costed.map((item) => ({ item_id: item.id, cost: item.unit_cost, depreciation: depreciationAt(item, asAt) }));
  // One that left the draft by another way may be back.
  await sql`
    insert into property_disposal.line (report_id, item_id, no, cost, depreciation)
    select ${id}, item_id, 0, cost, depreciation
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (item_id integer, cost bigint, depreciation bigint)
    on conflict (report_id, item_id) do update set is_open = true, left_because = null`.execute(db);
  await sql`
    update property_disposal.line l set no = n.no
    from (select x.item_id, row_number() over (order by i.property_no) as no from property_disposal.line x join property.item i on i.id = x.item_id
      where x.report_id = ${id}) n
    where l.report_id = ${id} and l.item_id = n.item_id`.execute(db);
}
