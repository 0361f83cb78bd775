import type { ClientBase } from 'pg';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { itemFlow, type ItemAction, type ItemState } from '@talaan/property/workflow.ts';

/** Where an item stays on a paper. */
const HELD: readonly ItemState[] = ['ISSUED_FOR_ACK', 'ACKNOWLEDGED', 'FOR_TRANSFER', 'LOST'];

interface Moving {
  at: Temporal.Instant;
  report: string;
  /** Who gets it where it is transferred. */
  receiver: number;
}

/** The steps of an item, which bring it to its state and its line to its end. */
export async function moveItem(
  client: ClientBase,
  keeper: DemoAccount,
  itemId: number,
  actions: readonly ItemAction[],
  { at, report, receiver }: Moving,
): Promise<void> {
  for (const [place, action] of actions.entries()) {
    if (action === 'transfer') await putOnPaper(client, keeper, itemId, { day: dayOf(at), receiver });
    const to = itemFlow.steps[action].to;
    const isHeld = HELD.some((one) => one === to);
    await client.query(
      `with s as (
         insert into property.step (item_id, no, action, from_state, to_state, at, account_id, holder_id, paper_id, reference, reason)
         select i.id, (select max(no) + 1 from property.step x where x.item_id = i.id), $2, i.state, $3, $4, $5, case when $6 then i.holder_id end,
           case when $6 then i.paper_id end, $7, $8 from property.item i where i.id = $1 returning *)
       update property.item i set state = s.to_state, since = s.at, holder_id = s.holder_id, paper_id = s.paper_id,
         condition = case when s.to_state = 'LOST' then 'LOST' else i.condition end from s where i.id = s.item_id`,
      [
        itemId,
        action,
        to,
        at.add({ hours: 6 * place }).toString(),
        keeper.id,
        isHeld,
        action === 'keep' ? '' : report,
        action === 'lose' ? 'Reported by the holder' : '',
      ],
    );
    if (isHeld || action === 'restock' || action === 'condemn') continue;
    await endLine(client, itemId, { day: dayOf(at), action });
  }
}

async function endLine(client: ClientBase, itemId: number, { day, action }: { day: string; action: ItemAction }): Promise<void> {
  await client.query(
    `with ended as (update property.paper_line set state = 'ENDED', ended_on = $2, ended_by = $3 where item_id = $1 and state <> 'ENDED' returning paper_id)
     update property.paper k set state = 'CLOSED' from ended where k.id = ended.paper_id
       and not exists (select from property.paper_line l where l.paper_id = k.id and l.state <> 'ENDED' and l.item_id <> $1)`,
    [itemId, day, action],
  );
}

/** The receipt or slip of who received it, acknowledged by the same press as the transfer report. */
async function putOnPaper(
  client: ClientBase,
  keeper: DemoAccount,
  itemId: number,
  { day, receiver }: { day: string; receiver: number },
): Promise<void> {
  await endLine(client, itemId, { day, action: 'transfer' });
  const { rows } = await client.query<{ class: 'PPE' | 'SPHV' | 'SPLV' }>('select class from property.item where id = $1', [itemId]);
  const series = rows[0]!.class === 'PPE' ? 'PAR' : rows[0]!.class;
  const number = formatPaperNumber(series, day, await takeNumber(client, series, day));
  await client.query(
    `with made as (
       insert into property.paper (type, class, number, dated_on, personnel_id, office_id, fund_code, state, issued_by, issued_at, acknowledged_at)
       select case class when 'PPE' then 'PAR' else 'ICS' end, class, $2, $3::date, $4, office_id, fund_code, 'ACKNOWLEDGED', $5, t.at, t.at
       from property.item cross join (select ($3::date + time '15:00') at time zone 'Asia/Manila' as at) t where id = $1 returning id),
     line as (
       insert into property.paper_line (paper_id, item_id, no, state, amount)
       select made.id, i.id, 1, 'ACKNOWLEDGED', i.unit_cost from made, property.item i where i.id = $1)
     update property.item set holder_id = $4, paper_id = made.id from made where item.id = $1`,
    [itemId, number, day, receiver, keeper.id],
  );
}

/** The next number of a series, as the module takes it. */
export async function takeNumber(client: ClientBase, series: string, day: string): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `insert into property.number_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = property.number_series.last + 1 returning last`,
    [series, Number(day.slice(0, 4))],
  );
  return rows[0]!.last;
}

export function dayOf(at: Temporal.Instant): string {
  return localDay(at.toString());
}
