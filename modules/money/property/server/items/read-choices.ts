import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listHolders as holders, readChoices as endpoint, readDesk as desk } from '../../contract/desk.ts';
import { deliveriesFrom } from '../deliveries/delivery-rows.ts';
import { reachesDeliveries, reachesItems } from '../reach.ts';
import { readAccounts } from '../read-accounts.ts';
import { readThresholds } from '../read-thresholds.ts';
import { ENDED_STATES } from '../../workflow.ts';
import { heldByLeaver } from './item-rows.ts';

export async function readChoices({ db, actor, today }: Call): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<{ supplier: string }>`
    select supplier from (select distinct d.supplier from ${deliveriesFrom} where ${reachesDeliveries(actor)}) s order by kernel.plain(supplier)`.execute(
    db,
  );
  return {
    accounts: await readAccounts(db, today),
    funds: await db.selectFrom('property.fund_cluster').select(['code', 'name']).orderBy('code').execute(),
    thresholds: await readThresholds(db),
    suppliers: rows.map(({ supplier }) => supplier),
  };
}

/** Who holds items within reach, by name. */
export async function listHolders({ db, actor }: Call): Promise<AnswerOf<typeof holders>> {
  const { rows } = await sql<AnswerOf<typeof holders>['holders'][number]>`
    select p.id, p.fullname, min(o.acronym) as office from property.item i join organization.office_view o on o.id = i.office_id
      join personnel.person_view p on p.id = i.holder_id
    where ${reachesItems(actor)} group by p.id, p.fullname, p.plain_name order by p.plain_name`.execute(db);
  return { holders: rows };
}

/** What lies on the desk, each counted as the list with its filter counts it. */
export async function readDesk({ db, actor, today }: Call): Promise<AnswerOf<typeof desk>> {
  const { rows } = await sql<AnswerOf<typeof desk>>`
    select count(*) filter (where i.state = 'IN_STOCK') as in_stock, count(*) filter (where i.state = 'ISSUED_FOR_ACK') as waiting,
      count(*) filter (where i.state = 'DISPUTED') as disputed, count(*) filter (where i.state = 'RETURNED') as returned,
      count(*) filter (where ${heldByLeaver(today)}) as "left",
      count(*) filter (where i.sticker_printed_on is null) as no_sticker
    from property.item i join organization.office_view o on o.id = i.office_id
    where i.state <> all (${[...ENDED_STATES]}::text[]) and ${reachesItems(actor)}`.execute(db);
  return rows[0]!;
}
