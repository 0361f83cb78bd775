import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import type { AfterItemsMoved } from '@talaan/property/server/public.ts';

/** Why items leave a report that ends with nothing disposed of; its paper and its list still name them. */
export const WITH_REPORT = 'The report was ';

/** Lines `l` of what is or was on a report until its end. */
export const stayedOn: RawBuilder<SqlBool> = sql<SqlBool>`(l.left_because is null or starts_with(l.left_because, ${WITH_REPORT}))`;

/** Error: 422 on `field.3` for an item that is not on the report any more. */
export async function requireOpenLines({ db }: Pick<Call, 'db'>, id: number, field: string, items: readonly number[]): Promise<void> {
  const { rows } = await sql<{ item_id: number }>`select item_id from property_disposal.line where report_id = ${id} and is_open`.execute(
    db,
  );
  const open = new Set(rows.map(({ item_id: item }) => item));
  const errors = items.flatMap((item, at) =>
    open.has(item) ? [] : [[`${field}.${at}`, ['This item is not on the report any more. Reload the page.']]],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
}

/** Items leave a report, all that are open where none are named. */
export async function closeLines({ db }: Pick<Call, 'db'>, id: number, because: string, items?: readonly number[]): Promise<void> {
  await sql`
    update property_disposal.line set is_open = false, left_because = ${because}
    where report_id = ${id} and is_open and ${items ? sql`item_id = any(${[...items]}::integer[])` : sql`true`}`.execute(db);
}

/** An item that went another way, such as to another agency, leaves the report on which it waits. */
export const leaveReports: AfterItemsMoved = async ({ db }, moved) => {
  const gone = moved.filter(({ to }) => to !== 'UNSERVICEABLE').map(({ id, action }) => ({ id, because: itemFlow.steps[action].label }));
  if (gone.length === 0) return;
  await sql`
    update property_disposal.line l set is_open = false, left_because = g.because
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (id integer, because text) where l.item_id = g.id and l.is_open`.execute(
    db,
  );
};
