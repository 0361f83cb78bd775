import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { correctItem as endpoint } from '../../contract/items.ts';
import { classOfItem } from '../../rules/class-of-item.ts';
import { counterpartOf } from '../../rules/plan-items.ts';
import { addParts } from '../deliveries/add-items.ts';
import { findSerials } from '../deliveries/repeated-serials.ts';
import { requireKept } from '../reach.ts';
import { readThresholds } from '../read-thresholds.ts';
import { requirePast, requireSameYear } from '../require-past.ts';
import { lockItems } from '../steps/lock-items.ts';
import { readAccounts } from '../read-accounts.ts';

/**
 * Corrects an item in stock that was never issued; its class and account follow from the cost. Errors: 404; 409 once it was issued; 422 for a day to
 * come, parts that do not add up, a serial number that another item has, an account without a counterpart.
 */
export async function correctItem(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today, params, body } = call;
  const { parts, account_id, ...facts } = body;
  requirePast(today, { acquired_on: facts.acquired_on });
  await requireKept(call, [params.id]);
  const [item] = await lockItems(call, [params.id]);
  requireSameYear('acquired_on', facts.acquired_on, item!.property_no);
  const { rows } = await sql<{ was_issued: boolean; before: unknown }>`
    select exists (select from property.paper_line l where l.item_id = i.id) as was_issued, to_jsonb(i) - 'search' as before
    from property.item i where i.id = ${params.id}`.execute(db);
  const found = rows[0]!;
  if (found.was_issued || item!.state !== 'IN_STOCK')
    throw wrongState(`${item!.property_no} was issued or left stock before. Void its paper, or answer its dispute, to correct it.`);
  if (parts.length > 0 && parts.reduce((sum, { cost }) => sum + cost, 0) !== facts.unit_cost)
    throw invalid({ unit_cost: ['The parts do not add up to the cost of the set.'] });
  const serials = [{ field: 'serial', serial: facts.serial }, ...parts.map(({ serial }, at) => ({ field: `parts.${at}.serial`, serial }))];
  const [warning] = await findSerials(
    db,
    serials.filter(({ serial }) => serial !== ''),
    params.id,
  );
  if (warning) throw invalid({ [warning.field]: [warning.message] });
  const accounts = await readAccounts(db, facts.acquired_on);
  const chosen = accounts.find(({ id }) => id === account_id);
  if (!chosen) throw invalid({ account_id: ['Choose an account.'] });
  const { class: is } = classOfItem({ ...facts, is_reclassified: item!.is_reclassified }, today, await readThresholds(db));
  const account = counterpartOf(chosen, is, accounts);
  if (!account) throw invalid({ account_id: [`There is no semi-expendable account for ${chosen.name}. Choose another account.`] });
  await db
    .updateTable('property.item')
    .set({ ...facts, class: is, uacs_id: account.id, life_years: account.life_years })
    .where('id', '=', params.id)
    .execute();
  await sql`delete from property.item_part where item_id = ${params.id}`.execute(db);
  await addParts(
    call,
    parts.map((part, at) => ({ item_id: params.id, no: at + 1, ...part })),
  );
  await recordChange(call, {
    action: 'correct an item of property',
    subject: `property.item:${params.id}`,
    before: found.before,
    after: body,
  });
  return { message: `${item!.property_no} was saved.` };
}
