import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

type Client = DemoMaking['client'];

const FUNDS = ['01', '05', '06', '07'];
/** Of this fund the count of mid-year was not made. */
const LATE = '07';

/**
 * All property was counted as at the end of last year, the semi-expendable of all funds but one at mid-year, with their reports; that of the regular
 * fund is being counted as at the end of this year.
 */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const keeper = (await findAccount(client, 'property')).id;
  const { year } = today;
  for (const fund of FUNDS) {
    const last = await addCampaign(client, {
      keeper,
      kind: 'PPE',
      fund,
      asAt: `${year - 1}-12-31`,
      openedAt: `${year - 1}-12-15 08:00+08`,
    });
    await closeCampaign(client, { id: last, keeper, on: `${year}-01-26` });
    if (fund === LATE) continue;
    const mid = await addCampaign(client, { keeper, kind: 'SEMI', fund, asAt: `${year}-06-30`, openedAt: `${year}-06-22 08:00+08` });
    await closeCampaign(client, { id: mid, keeper, on: `${year}-07-24` });
  }
  const open = await addCampaign(client, {
    keeper,
    kind: 'PPE',
    fund: '01',
    asAt: `${year}-12-31`,
    openedAt: `${today.toString()} 08:00+08`,
  });
  await addScans(client, { id: open, keeper, on: today.toString() });
}

/** With a committee of people who have no account, so that nobody of the demo finds a count to do. */
async function addCampaign(
  client: Client,
  { keeper, kind, fund, asAt, openedAt }: { keeper: number; kind: 'PPE' | 'SEMI'; fund: string; asAt: string; openedAt: string },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with officer as (
       select p.id as personnel_id from personnel.person_view p join organization.head_view h on h.personnel_id = p.id
       join organization.office_view o on o.id = h.office_id and o.acronym = 'SPMO' where upper_inf(h.during) limit 1),
     opened as (
       insert into property_counts.campaign (kind, fund_code, as_at, officer_id, officer_since, head_name, head_post, coa_name, opened_by, opened_at)
       select $2, $5, $3::date, personnel_id, '2021-01-04', 'Grace D. Abad', 'University President', '', $1, $4::timestamptz from officer returning id),
     committee as (
       insert into property_counts.member (campaign_id, personnel_id, role)
       select opened.id, m.personnel_id, case m.place when 1 then 'CHAIR' when 4 then 'COUNTER' else 'MEMBER' end from opened cross join (
         select a.personnel_id, row_number() over (order by a.personnel_id) as place from personnel.appointment_view a
         where upper_inf(a.during) and a.status_code = 'PERM' and not exists (select from identity.account_view c where c.personnel_id = a.personnel_id)
         order by a.personnel_id limit 4) m)
     select id from opened`,
    [keeper, kind, asAt, openedAt, fund],
  );
  return rows[0]!.id;
}

/** The phone with which all of the demo was counted. */
const DEVICE = '5d4f6a0e-0000-4000-8000-000000000001';

/** One in thirty was not found, and is for a loss report. */
async function closeCampaign(client: Client, { id, keeper, on }: { id: number; keeper: number; on: string }): Promise<void> {
  await client.query(
    `insert into property_counts.report_line (campaign_id, no, item_id, account_code, account_name, article, description, property_no, unit, unit_value, on_card, on_hand, remarks)
     select c.id, row_number() over (order by a.code, i.property_no), i.id, a.code, a.name, i.article, concat_ws(' ', i.brand, i.model), i.property_no, i.unit, i.unit_cost, 1,
       case when i.id % 30 = 0 then 0 else 1 end, case when i.id % 30 = 0 then 'Not found; for a loss report' else '' end
     from property_counts.campaign c join property.item i on i.fund_code = c.fund_code and (i.class = 'PPE') = (c.kind = 'PPE') and i.acquired_on <= c.as_at
       join property.uacs a on a.id = i.uacs_id where c.id = $1`,
    [id],
  );
  await client.query(
    `insert into property_counts.scan (id, campaign_id, item_id, way, given, office_id, room, condition, note, article, quantity, account_id, device, device_at, received_at, at)
     select gen_random_uuid(), c.id, i.id, 'QR', i.property_no, i.office_id, i.location, 'SERVICEABLE', '', '', 1, $2, $3, t.at, t.at, t.at
     from property_counts.report_line r join property.item i on i.id = r.item_id join property_counts.campaign c on c.id = r.campaign_id
       cross join lateral (select (c.as_at - 2 + time '08:10' + r.no * interval '3 minutes') at time zone 'Asia/Manila' as at) t
     where c.id = $1 and r.on_hand = 1`,
    [id, keeper, DEVICE],
  );
  await client.query(
    `insert into property_counts.difference (campaign_id, kind, item_id, card_office_id, card_room, card_condition, scans, decision, reason, decided_by, decided_at)
     select r.campaign_id, 'MISSING', i.id, i.office_id, i.location, i.condition, 0, 'FOR_LOSS', 'Neither in its room nor with who is accountable for it', $2,
       ($3::date - 7 + time '10:00') at time zone 'Asia/Manila'
     from property_counts.report_line r join property.item i on i.id = r.item_id where r.campaign_id = $1 and r.on_hand = 0`,
    [id, keeper, on],
  );
  await client.query(
    `with issued as (
       insert into papers.paper (code, kind, title, issued_on, issued_at, released_on, account_id, sheet)
       select upper(substr(md5('count ' || c.id), 1, 16)), 'report on a physical count', case c.kind when 'PPE' then 'RPCPPE' else 'RPCSP' end || ', fund cluster ' || c.fund_code || ', as at ' || to_char(c.as_at, 'DD Mon YYYY'), $3::date,
         ($3::date + time '16:00') at time zone 'Asia/Manila', $3::date, $2,
         jsonb_build_object('kind', c.kind, 'as_at', c.as_at, 'fund', c.fund_code || ' ' || f.name, 'entity', (select name from organization.university_view),
           'officer', (select jsonb_build_object('name', upper(p.first_name || ' ' || p.surname), 'position', 'Supply Officer', 'since', c.officer_since)
             from personnel.person_view p where p.id = c.officer_id),
           'committee', (select jsonb_agg(jsonb_build_object('name', upper(p.first_name || ' ' || p.surname), 'role', m.role) order by m.role, p.id)
             from property_counts.member m join personnel.person_view p on p.id = m.personnel_id where m.campaign_id = c.id and m.role <> 'COUNTER'),
           'head', jsonb_build_object('name', upper(c.head_name), 'post', c.head_post), 'coa', upper(c.coa_name))
       from property_counts.campaign c join property.fund_cluster f on f.code = c.fund_code where c.id = $1 returning code)
     update property_counts.campaign c set state = 'CLOSED', closed_by = $2, closed_at = ($3::date + time '16:00') at time zone 'Asia/Manila', code = issued.code,
       compared_at = ($3::date + time '16:00') at time zone 'Asia/Manila', compared_scans = (select count(*) from property_counts.scan s where s.campaign_id = c.id)
     from issued where c.id = $1`,
    [id, keeper, on],
  );
}

/** Two in three are found: some items were found next door, some have no sticker, one was scanned twice, and two things have no card. */
async function addScans(client: Client, { id, keeper, on }: { id: number; keeper: number; on: string }): Promise<void> {
  await client.query(
    `insert into property_counts.scan (id, campaign_id, item_id, way, given, office_id, room, condition, note, article, quantity, account_id, device, device_at, received_at, at)
     select gen_random_uuid(), $1, i.id, case when i.sticker_printed_on is null then 'CARD' when i.id % 9 = 0 then 'TYPED' else 'QR' end, i.property_no, i.office_id,
       case when i.id % 13 = 0 then 'Stockroom' else i.location end, case when i.id % 17 = 0 then 'NEEDS_REPAIR' else i.condition end, '', '', 1, $2, $3, t.at, t.at, t.at
     from property.item i cross join lateral (select ($4::date + time '08:10' + i.id * interval '3 seconds') at time zone 'Asia/Manila' as at) t
     where i.fund_code = '01' and i.class = 'PPE' and i.condition <> 'LOST' and i.id % 3 > 0`,
    [id, keeper, DEVICE, on],
  );
  await client.query(
    `insert into property_counts.scan (id, campaign_id, item_id, way, given, office_id, room, condition, note, article, quantity, account_id, device, device_at, received_at, at)
     select gen_random_uuid(), $1, null, 'NEW', '', o.id, 'Room 105', 'SERVICEABLE', n.note, n.article, n.quantity, $2, $3, t.at, t.at, t.at
     from (values ('Steel filing cabinet', 'Four drawers, grey', 2), ('Wall clock', '', 1)) as n (article, note, quantity)
     cross join (select id from organization.office_view where acronym = 'ACCT') o
     cross join (select ($4::date + time '11:00') at time zone 'Asia/Manila' as at) t`,
    [id, keeper, DEVICE, on],
  );
}
