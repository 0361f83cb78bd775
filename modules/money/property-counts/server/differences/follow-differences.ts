import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AfterDelivery, AfterItemsMoved } from '@talaan/property/server/public.ts';
import type { AfterLoss } from '@talaan/property-moves/server/public.ts';
import { findCampaign } from '../campaigns/find-campaign.ts';

/** The report of a loss answers the differences by which its items are missing. */
export const followLoss: AfterLoss = async ({ db, now }, { id, items }) => {
  await sql`
    update property_counts.difference set followed_at = ${now.toString()}::timestamptz, loss_id = ${id}
    where item_id = any(${[...items]}::integer[]) and decision = 'FOR_LOSS' and followed_at is null`.execute(db);
};

interface Find {
  campaign_id: number;
  decision: string | null;
  iar_no: string | null;
}

/** A delivery answers the find for which it was begun. Errors: 404 for a count out of reach; 409 where the find is decided otherwise, or has its delivery. */
export const followDelivery: AfterDelivery = async (call, { id, difference }) => {
  const { rows } = await sql<Find>`
    select d.campaign_id, d.decision, (select e.iar_no from property.delivery e where e.id = d.delivery_id) as iar_no
    from property_counts.difference d where d.id = ${difference} for update of d`.execute(call.db);
  const [find] = rows;
  if (find) await findCampaign(call, find.campaign_id, 'keep');
  if (find?.decision !== 'DELIVERY')
    throw wrongState('The count does not ask for this delivery any more. Open its differences again and see what was decided.');
  if (find.iar_no !== null)
    throw wrongState(`What the count found was recorded by IAR ${find.iar_no} already. Open that, or begin a new delivery.`);
  await sql`
    update property_counts.difference set followed_at = ${call.now.toString()}::timestamptz, delivery_id = ${id} where id = ${difference}`.execute(
    call.db,
  );
};

/** What was lost and is found in a count was recorded as found. */
export const followFound: AfterItemsMoved = async ({ db, now }, moved) => {
  const found = moved.filter(({ action }) => action === 'find' || action === 'recover').map(({ id }) => id);
  if (found.length === 0) return;
  await sql`
    update property_counts.difference set followed_at = ${now.toString()}::timestamptz
    where item_id = any(${found}::integer[]) and decision in ('FOUND', 'TAKE_UP') and followed_at is null`.execute(db);
};
