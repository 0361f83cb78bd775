import { createHash, generateKeyPairSync } from 'node:crypto';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { cardCodeOf } from '../rules/codes.ts';

const TABLET = '6f1d1b1e-6b0a-4a53-9f0e-3d1c2f7a0001';

/** A kiosk with a tablet, cards of one in three, and punches of the last days: of cards, by number, and some that HR looks at. */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  const at = now.toString();
  const device = await client.query<{ id: number }>(
    `insert into attendance.device (number, name, model, location, campus_id, mode, last_seen_at)
     values (41, 'Library kiosk', 'Tablet, 10 inches', 'Main Library, ground floor', 1, 'android', $1::timestamptz - interval '40 seconds') returning id`,
    [at],
  );
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await client.query(
    `insert into kiosk.tablet (id, device_id, public_key, enrolled_by, enrolled_at, last_contact_at, clock_lag_ms)
     select $1, $2, $3, (select id from identity.account_view where email = 'hr@talaan.example'), $4::timestamptz - interval '24 days',
       $4::timestamptz - interval '40 seconds', 1400`,
    [TABLET, device.rows[0]!.id, publicKey.export({ format: 'der', type: 'spki' }), at],
  );
  const holders = await client.query<{ personnel_id: number }>(
    `select personnel_id from personnel.serving_on(kernel.date_of($1::timestamptz)) where personnel_id % 3 = 1 order by personnel_id`,
    [at],
  );
  const people = holders.rows.map(({ personnel_id: id }) => id);
  await client.query(
    `insert into kiosk.card (personnel_id, code, issued_by, issued_at)
     select person, code, (select id from identity.account_view where email = 'hr@talaan.example'), $3::timestamptz - interval '20 days'
     from unnest($1::integer[], $2::text[]) as n (person, code)`,
    [people, people.map((id) => cardCodeOf(createHash('sha256').update(`demo card ${id}`).digest())), at],
  );
  await client.query(
    `insert into kiosk.punch (tablet_id, number, way, given, personnel_id, pin, tablet_at, received_at, at, signature, doubt, state, reason, decided_by, decided_at)
     select $1, n.number, n.way, coalesce(n.given, p.idno), p.personnel_id, null, $2::timestamptz - n.ago - interval '1 second', $2::timestamptz - n.ago,
       date_trunc('second', $2::timestamptz - n.ago), decode(md5(n.number::text), 'hex'), n.doubt, n.state, n.reason,
       case when n.state = 'REJECTED' then (select id from identity.account_view where email = 'hr@talaan.example') end,
       case when n.state = 'REJECTED' then $2::timestamptz - n.ago + interval '4 hours' end
     from (values
       (1, 'NUMBER', null, 'CLOCK', 'REJECTED', 'The tablet had lost its battery', interval '4 days 1 hour', 3),
       (2, 'NUMBER', '2099-9999', 'UNKNOWN', 'REJECTED', 'Nobody of ours on the photo', interval '3 days 2 hours', null),
       (3, 'NUMBER', null, 'CLOCK', 'PENDING', null, interval '2 days 1 hour', 5),
       (4, 'CARD', 'KQ7M2A9TPDX3RWY4HB6NJ8CE', 'UNKNOWN', 'PENDING', null, interval '1 day 3 hours', null),
       (6, 'NUMBER', '2088-0001', 'UNKNOWN', 'PENDING', null, interval '5 hours', null)
     ) n (number, way, given, doubt, state, reason, ago, place)
     left join lateral (select s.personnel_id, w.idno from personnel.serving_on(kernel.date_of($2::timestamptz)) s join personnel.person_view w on w.id = s.personnel_id
       order by s.personnel_id desc offset n.place limit 1) p
       on n.place is not null`,
    [TABLET, at],
  );
}
