import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { onClient } from '@talaan/kernel/server/demo/on-client.ts';
import type { SlipType } from '../contract/fields.ts';
import { drawSlip, paperOfSlip } from '../server/slips/draw-slip.ts';
import { CAME_BACK } from '../server/slips/end-slip.ts';
import { givePaper } from './give-paper.ts';

interface DemoSlip {
  type: SlipType;
  daysAgo: number;
  /** After how many days it is expected. */
  days: number;
  isBack?: true;
  bearer?: string;
  purpose: string;
  destination: string;
  reason: string;
}

/** Out, overdue and returned, of both kinds. */
const SLIPS: readonly DemoSlip[] = [
  {
    type: 'GATE',
    daysAgo: 30,
    days: 10,
    isBack: true,
    purpose: 'EVENT',
    destination: 'Provincial Capitol, Palayan City',
    reason: 'For the exhibit of the provincial agricultural fair.',
  },
  {
    type: 'GATE',
    daysAgo: 20,
    days: 12,
    bearer: 'Rey Lim, Acer Service Center',
    purpose: 'REPAIR',
    destination: 'Acer Service Center, Cabanatuan City',
    reason: 'The screen is replaced under warranty.',
  },
  {
    type: 'GATE',
    daysAgo: 2,
    days: 14,
    purpose: 'USE',
    destination: 'Extension site, Barangay Caimito',
    reason: 'For the training of farmers at the extension site.',
  },
  { type: 'LOAN', daysAgo: 25, days: 5, isBack: true, purpose: 'USE', destination: 'Room 204', reason: 'While the own one was repaired.' },
  {
    type: 'LOAN',
    daysAgo: 15,
    days: 7,
    purpose: 'EVENT',
    destination: 'Gymnasium',
    reason: 'For the recognition programme of the college.',
  },
  { type: 'LOAN', daysAgo: 1, days: 6, purpose: 'USE', destination: 'Board room', reason: 'For the meetings of the accreditation team.' },
];

/** Gate passes and loans of items in stock, to people who have no account, so that who signs in finds nothing that they do not know of. */
export async function loadSlips({ client, now }: DemoMaking, keeper: DemoAccount): Promise<void> {
  for (const [place, { type, daysAgo, days, isBack = false, bearer = '', purpose, destination, reason }] of SLIPS.entries()) {
    const at = now.subtract({ hours: 24 * daysAgo });
    const day = localDay(at.toString());
    const expected = Temporal.PlainDate.from(day).add({ days }).toString();
    const { rows: items } = await client.query<{ id: number }>(
      `select i.id from property.item i where i.state = 'IN_STOCK' and i.acquired_on <= $1::date
         and not exists (select from property_disposal.slip_item l where l.item_id = i.id) order by i.id desc limit 1`,
      [day],
    );
    if (items.length === 0) return;
    const { rows: series } = await client.query<{ last: number }>(
      `insert into property.number_series (series, year, last) values ($1, $2, 1)
       on conflict (series, year) do update set last = property.number_series.last + 1 returning last`,
      [type, Number(day.slice(0, 4))],
    );
    const { rows: made } = await client.query<{ id: number; person_id: number | null }>(
      `with made as (
         insert into property_disposal.slip (type, number, dated_on, person_id, bearer, purpose, destination, reason, expected_on, made_by, made_at)
         select $1, $2, $3::date, case when $4 = '' then (
           select a.personnel_id from personnel.appointment_view a where upper_inf(a.during) and a.status_code = 'PERM'
             and not exists (select from identity.account_view c where c.personnel_id = a.personnel_id) order by a.personnel_id offset $5 limit 1) end,
           $4, $6, $7, $8, $9::date, $10, $11 returning id, person_id),
       lent as (
         insert into property_disposal.slip_item (slip_id, item_id, no, is_out, returned_on, condition)
         select id, $12, 1, not $13, case when $13 then $9::date end, case when $13 then 'SERVICEABLE' end from made)
       select id, person_id from made`,
      [
        type,
        formatPaperNumber(type, day, series[0]!.last),
        day,
        bearer,
        place + 4,
        purpose,
        destination,
        reason,
        expected,
        keeper.id,
        at.toString(),
        items[0]!.id,
        isBack,
      ],
    );
    const { id, person_id: personId } = made[0]!;
    const code = await givePaper(client, {
      ...paperOfSlip(await drawSlip({ db: onClient(client) }, id, day)),
      personId,
      accountId: keeper.id,
      at,
      ...(isBack && { withdrawn: { on: expected, because: CAME_BACK } }),
    });
    await client.query('update property_disposal.slip set code = $2 where id = $1', [id, code]);
  }
}
