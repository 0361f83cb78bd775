import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { addReport, type DemoItem } from './add-report.ts';
import { dayOf, moveItem } from './move-item.ts';

const DAYS_AGO = 160;
const ITEMS = 4;
const REASON = 'The national high school of the town asked for equipment that the university does not use any more.';

/** Unused items were given to a school of the town: the act of the custodian, and no request. */
export async function transferOut({ client, now }: DemoMaking, keeper: DemoAccount): Promise<void> {
  const at = now.subtract({ hours: 24 * DAYS_AGO });
  const { rows: items } = await client.query<DemoItem>(
    `select i.id, i.article, i.class, i.fund_code, i.unit_cost as amount, null as holder_id from property.item i
     where i.state = 'IN_STOCK' and i.class <> 'PPE' and i.fund_code = '01' and i.acquired_on < $1::date
       and not exists (select from property.loss l where l.replacement_id = i.id) order by i.id limit $2`,
    [dayOf(at), ITEMS],
  );
  if (items.length === 0) return;
  const { rows } = await client.query<{ id: number }>(
    `with moved as (insert into property.move (kind, reason, filed_by, filed_at) values ('transfer', $1, $2, $3) returning id),
     line as (
       insert into property.move_item (move_id, item_id, no, amount, condition, is_open)
       select moved.id, i.id, row_number() over (order by i.id), i.unit_cost, i.condition, false from moved, property.item i where i.id = any($4))
     insert into property.transfer (move_id, type, agency, received_by, approved_by, approved_position, dated_on)
     select id, 'DONATION', 'San Isidro National High School', 'Lourdes P. Matias', 'Grace D. Abad', 'University President', $5::date
     from moved returning move_id as id`,
    [REASON, keeper.id, at.toString(), items.map(({ id }) => id), dayOf(at)],
  );
  const report = await addReport(client, keeper, { id: rows[0]!.id, kind: 'transfer', item: items[0]!, at, isReleased: true });
  for (const { id } of items) await moveItem(client, keeper, id, ['transfer_out'], { at, report, receiver: 0 });
}
