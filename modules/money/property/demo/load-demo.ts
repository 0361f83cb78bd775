import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { PAPER_TYPES } from '../contract/fields.ts';
import { EARLIER } from './catalog.ts';
import { DISPUTED_THING, planLines, planLinesForAccounts, type DemoLine } from './plan-lines.ts';

/**
 * Deliveries of more than three years for all offices of all campuses, most of it issued to those who served there and acknowledged, also where they left
 * since; the latest waits, a few lines are disputed, some items are in stock, some of these unserviceable; older things are on memorandum receipts of
 * before 2022.
 */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, today } = making;
  const keeper = await findAccount(client, 'property');
  const known = await planLinesForAccounts(making);
  await addLines(client, [...(await planLines(making)), ...known.lines]);
  await addDeliveries({ client, keeper: keeper.id });
  await addItems(client);
  // Within a transaction nothing is analyzed by itself, and what follows looks for items by their deliveries and papers.
  await client.query('analyze property.item, property.delivery, property.delivery_line, demo_line');
  await issue({ client, keeper: keeper.id, today: today.toString() });
  await addEarlier(client, known.people);
  await client.query('analyze property.paper, property.paper_line');
  await giveCodes(client, keeper.id);
  await addSteps({ client, keeper: keeper.id });
  await condemnOld({ client, keeper: keeper.id, today: today.toString() });
  await client.query(`
    insert into property.number_series (series, year, last)
    select 'IAR', extract(year from dated_on), count(*) from property.delivery group by 2
    union all
    select coalesce(nullif(class, 'PPE'), 'PAR'), extract(year from dated_on), count(*) from property.paper where type in ('PAR', 'ICS') group by 1, 2
    union all
    select 'ITEM-' || u.group_code || '-' || u.account_code, extract(year from i.acquired_on), count(*) from property.item i join property.uacs u on u.id = i.uacs_id group by 1, 2`);
}

type Client = DemoMaking['client'];
interface Making {
  client: Client;
  keeper: number;
}

/** Of the inspection committee. */
const INSPECTOR = 'Ricardo Villanueva';

/** With the class and the account that follow from the cost. */
async function addLines(client: Client, lines: readonly DemoLine[]): Promise<void> {
  await client.query(
    `create temporary table demo_line on commit drop as
     select l.*, row_number() over (partition by l.at order by l.place)::smallint as no, u.id as uacs_id, c.class, null::integer as delivery_id
     from jsonb_to_recordset($1::jsonb) as l (place integer, at integer, day date, office_id integer, fund text, supplier text, article text, brand text, model text,
       unit text, code text, cost bigint, accepted integer, still integer, person integer, "hasSerial" boolean, "warrantyMonths" integer, parts jsonb)
     cross join lateral (select case when l.cost >= 5000000 then 'PPE' when l.cost > 500000 then 'SPHV' else 'SPLV' end as class) c
     join property.uacs u on u.group_code || u.account_code = l.code and u.kind = case c.class when 'PPE' then 'PPE' else 'SEMI' end`,
    [JSON.stringify(lines)],
  );
}

async function addDeliveries({ client, keeper }: Making): Promise<void> {
  await client.query(
    `insert into property.delivery (iar_no, dated_on, supplier, po_no, po_date, invoice_no, invoice_date, fund_code, office_id, inspected_on, inspected_by,
       accepted_on, accepted_by, is_complete, recorded_by, recorded_at)
     select to_char(day, 'YYYY-MM-') || lpad(row_number() over (partition by extract(year from day) order by day, at)::text, 4, '0'), day, supplier,
       'PO-' || to_char(day - 30, 'YYYY-MM-') || lpad((at % 90 + 1)::text, 3, '0'), day - 30, 'SI-' || 10000 + at * 7, day - 1, fund, office_id, day, $2, day,
       (select c.name from identity.account_view c where c.id = $1), still = 0, $1, (day + time '10:00') at time zone 'Asia/Manila'
     from (select at, day, supplier, fund, office_id, max(still) as still from demo_line group by 1, 2, 3, 4, 5) d order by day, at`,
    [keeper, INSPECTOR],
  );
  await client.query(`
    update demo_line l set delivery_id = d.id from property.delivery d where d.invoice_no = 'SI-' || 10000 + l.at * 7;
    insert into property.delivery_line (delivery_id, no, article, unit, uacs_id, ordered, accepted, total)
    select delivery_id, no, article, unit, uacs_id, accepted + still, accepted, accepted * cost from demo_line order by delivery_id, no`);
}

async function addItems(client: Client): Promise<void> {
  await client.query(`
    insert into property.item (property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code,
      delivery_id, line_no, requisitioned_by, office_id, campus_id, state, since, warranty_until, sticker_printed_on, location)
    select concat_ws('-', extract(year from l.day), u.group_code, u.account_code,
        lpad(row_number() over (partition by extract(year from l.day), u.group_code, u.account_code order by l.day, l.place, n)::text, 4, '0'),
        lpad(l.office_id::text, greatest(2, length(l.office_id::text)), '0')),
      l.class, l.article, '', l.brand, l.model, case when l."hasSerial" and l.place % 9 > 0 then upper(substr(md5(l.place || ' ' || n), 1, 10)) else '' end, l.unit,
      l.cost, l.day, t.life_years, u.id, l.fund, l.delivery_id, l.no, l.office_id, l.office_id, o.campus_id, 'IN_STOCK',
      (l.day + time '10:00') at time zone 'Asia/Manila', case when l."warrantyMonths" > 0 then (l.day + l."warrantyMonths" * interval '1 month')::date end,
      case when (l.at + l.no) % 9 > 0 then l.day + 2 end, 'Room ' || 101 + l.place % 12
    from demo_line l join property.uacs u on u.id = l.uacs_id join property.uacs_terms t on t.uacs_id = u.id join organization.office_view o on o.id = l.office_id
    cross join generate_series(1, l.accepted) n order by l.day, l.place, n;
    insert into property.item_part (item_id, no, description, serial, cost)
    select i.id, p.no, p.part ->> 0, case when p.no < 3 and i.serial <> '' then i.serial || '-' || p.no else '' end,
      case when p.no < jsonb_array_length(l.parts) then i.unit_cost * (p.part ->> 1)::integer / 1000
        else i.unit_cost - (select sum(i.unit_cost * (q.part ->> 1)::integer / 1000) from jsonb_array_elements(l.parts) with ordinality q (part, no) where q.no < p.no) end
    from property.item i join demo_line l on l.delivery_id = i.delivery_id and l.no = i.line_no
    cross join lateral jsonb_array_elements(l.parts) with ordinality p (part, no)`);
}

/**
 * Who of an office gets what of a delivery: of those who served there when it came and serve there still, or left the service since. What came in the last
 * days is in stock, and so is one in eleven.
 */
async function issue({ client, keeper, today }: Making & { today: string }): Promise<void> {
  await client.query(
    `create temporary table demo_issue on commit drop as
     with serving as (
       select distinct a.personnel_id, a.office_id, a.during from personnel.appointment_view a
       join reference.appointment_status s on s.code = a.status_code and s.government_service
       where not exists (select from personnel.standing_view g where g.personnel_id = a.personnel_id and g.during @> $1::date)),
     staying as (
       select s.* from serving s where exists (select from personnel.appointment_view n where n.personnel_id = s.personnel_id and n.office_id = s.office_id and n.during @> $1::date)
         or (s.personnel_id % 3 = 0 and not exists (select from personnel.appointment_view n where n.personnel_id = s.personnel_id and not n.during << daterange($1::date, null)))),
     holder as (
       select d.id as delivery_id, array_agg(distinct s.personnel_id) as people
       from property.delivery d join staying s on s.office_id = d.office_id and s.during @> d.dated_on + 5 group by 1)
     select i.id as item_id, coalesce(l.person, h.people[1 + (i.delivery_id * 5 + i.line_no) % cardinality(h.people)]) as personnel_id, i.class, i.fund_code, i.office_id,
       i.unit_cost, i.acquired_on + 5 as day, case when l.person is null then i.id % 4 = 0 else i.article = $2 and i.id = min(i.id) over (partition by i.delivery_id) end as is_disputed
     from property.item i join demo_line l on l.delivery_id = i.delivery_id and l.no = i.line_no join holder h on h.delivery_id = i.delivery_id
     where i.acquired_on + 5 <= $1::date - 2 and (i.id % 11 <> 0 or l.person is not null)`,
    [today, DISPUTED_THING],
  );
  await client.query(
    `insert into property.paper (type, class, number, dated_on, personnel_id, user_id, office_id, fund_code, state, issued_by, issued_at, acknowledged_at)
     select case class when 'PPE' then 'PAR' else 'ICS' end, class,
       case class when 'PPE' then '' else class || '-' end || to_char(day, 'YYYY-MM-')
         || lpad(row_number() over (partition by class, extract(year from day) order by day, personnel_id)::text, 4, '0'),
       day, personnel_id,
       case when (personnel_id + extract(doy from day)::integer) % 9 = 0 then (select min(a.personnel_id) from personnel.appointment_view a
         join reference.appointment_status s on s.code = a.status_code and not s.government_service where a.office_id = p.office_id and a.during @> $2::date) end,
       office_id, fund_code, case when day > $2::date - 30 then 'WAITING' else 'ACKNOWLEDGED' end, $1, (day + time '14:00') at time zone 'Asia/Manila',
       case when day <= $2::date - 30 then (day + 2 + time '09:30') at time zone 'Asia/Manila' end
     from (select distinct class, fund_code, personnel_id, office_id, day from demo_issue) p order by day, personnel_id, class`,
    [keeper, today],
  );
  await client.query(`
    insert into property.paper_line (paper_id, item_id, no, state, amount, note)
    select k.id, i.item_id, row_number() over (partition by k.id order by i.item_id), case when k.state = 'ACKNOWLEDGED' then 'ACKNOWLEDGED'
        when i.is_disputed then 'DISPUTED' else 'WAITING' end, i.unit_cost,
      case when k.state = 'WAITING' and i.is_disputed then 'The serial number on the item is another one.' else '' end
    from demo_issue i join property.paper k on k.personnel_id = i.personnel_id and k.class = i.class and k.fund_code = i.fund_code and k.dated_on = i.day;
    update property.paper k set state = 'DISPUTED'
    where state = 'WAITING' and not exists (select from property.paper_line l where l.paper_id = k.id and l.state = 'WAITING')`);
}

/** Things of before 2022 on memorandum receipts, which no paper of today has replaced; some of them of people whose account is known. */
async function addEarlier(client: Client, known: readonly number[]): Promise<void> {
  await client.query(
    `
    with holder as (
      select a.personnel_id, a.office_id, o.campus_id, row_number() over (order by a.personnel_id) as at
      from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
      where upper_inf(a.during) and (a.personnel_id = any($1) or (a.status_code = 'PERM' and lower(a.during) < '2019-01-01' and a.personnel_id % 3 = 0))),
    added as (
      insert into property.paper (type, number, dated_on, personnel_id, office_id, fund_code, state, issued_at, acknowledged_at)
      select case holder.at % 2 when 0 then 'ARE' else 'MR' end, to_char(d.at, 'YYYY-') || lpad(holder.at::text, 3, '0'), date '2019-02-04' + holder.at::integer, personnel_id,
        office_id, '01', 'ACKNOWLEDGED', d.at, d.at from holder cross join lateral (select (date '2019-02-04' + holder.at::integer + time '09:00') at time zone 'Asia/Manila' as at) d
      returning id, personnel_id, dated_on, type, number),
    item as (
      insert into property.item (property_no, class, article, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code, requisitioned_by, office_id, campus_id, state,
        since, holder_id, paper_id, earlier_reference, condition)
      select concat_ws('-', '2019', u.group_code, u.account_code, lpad(h.at::text, 4, '0'), lpad(h.office_id::text, greatest(2, length(h.office_id::text)), '0')), 'SPHV',
        t.article, t.unit, t.cost, k.dated_on, 10, u.id, '01', h.office_id, h.office_id, h.campus_id, 'ACKNOWLEDGED', (k.dated_on + time '09:00') at time zone 'Asia/Manila', h.personnel_id, k.id,
        k.type || ' ' || k.number, case when h.at % 5 = 0 then 'NEEDS_REPAIR' else 'SERVICEABLE' end
      from holder h join added k on k.personnel_id = h.personnel_id
      join (select e.nth, r.* from jsonb_array_elements($2::jsonb) with ordinality e (thing, nth)
        cross join jsonb_to_record(e.thing) as r (article text, unit text, code text, cost bigint)) t on t.nth = 1 + h.at % jsonb_array_length($2::jsonb)
      join property.uacs u on u.group_code || u.account_code = t.code and u.kind = 'SEMI' returning id, paper_id, unit_cost)
    insert into property.paper_line (paper_id, item_id, no, state, amount) select paper_id, id, 1, 'ACKNOWLEDGED', unit_cost from item`,
    [known, JSON.stringify(EARLIER)],
  );
}

/** Gives receipts and slips without one their code, with what they say. Letters of a code of the base of 32 are those of a digest too. */
export async function giveCodes(client: Client, keeper: number): Promise<void> {
  await client.query(
    `with sheet as (
       select k.id, k.type, k.number, k.dated_on, k.personnel_id, k.issued_at, k.state, jsonb_build_object('type', k.type, 'number', k.number, 'dated_on', k.dated_on,
         'entity', (select name from organization.university_view), 'fund', k.fund_code || ' ' || f.name,
         'used_by', (select upper(p.first_name || ' ' || p.surname) from personnel.person_view p where p.id = k.user_id),
         'received_by', (select jsonb_build_object('name', upper(p.first_name || ' ' || p.surname), 'position', t.name, 'office', o.fullname) from personnel.person_view p
           join personnel.appointment_view a on a.personnel_id = p.id and a.during @> k.dated_on join organization.position_view t on t.id = a.position_id
           join organization.office_view o on o.id = a.office_id where p.id = k.personnel_id limit 1),
         'issued_by', (select jsonb_build_object('name', upper(c.name), 'position', 'Supply Officer', 'office', 'Supply and Property Management Office')
           from identity.account_view c where c.id = $1),
         'lines', (select jsonb_agg(jsonb_build_object('property_no', i.property_no, 'unit', i.unit, 'article', i.article, 'description', i.description, 'brand', i.brand,
             'model', i.model, 'serial', i.serial, 'acquired_on', i.acquired_on, 'life_years', i.life_years, 'amount', l.amount, 'supplier', d.supplier, 'po_no', d.po_no,
             'invoice_no', d.invoice_no, 'invoice_date', d.invoice_date,
             'parts', (select coalesce(jsonb_agg(jsonb_build_object('description', q.description, 'serial', q.serial) order by q.no), '[]')
               from property.item_part q where q.item_id = i.id)) order by l.no)
           from property.paper_line l join property.item i on i.id = l.item_id join property.delivery d on d.id = i.delivery_id where l.paper_id = k.id)) as says
       from property.paper k join property.fund_cluster f on f.code = k.fund_code where k.type in ('PAR', 'ICS') and k.code is null),
     given as (
       insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet)
       select upper(substr(md5('paper of property ' || id), 1, 16)), lower(w.words ->> type), (w.words ->> type) || ' ' || number || ' of ' || dated_on, type || ' ' || number,
         personnel_id, dated_on, issued_at, case when state = 'ACKNOWLEDGED' then dated_on + 2 end, $1, says
       from sheet cross join (select $2::jsonb as words) w returning code, control_number)
     update property.paper k set code = g.code from given g where g.control_number = k.type || ' ' || k.number`,
    [keeper, JSON.stringify(PAPER_TYPES)],
  );
}

/** The history of each item follows from its papers, and its state from the last step. */
async function addSteps({ client, keeper }: Making): Promise<void> {
  await client.query(
    `insert into property.step (item_id, no, action, from_state, to_state, at, account_id, reference)
     select i.id, 1, 'accept', 'IN_STOCK', 'IN_STOCK', coalesce(d.recorded_at, i.since), $1, coalesce('IAR ' || d.iar_no, 'Brought forward')
     from property.item i left join property.delivery d on d.id = i.delivery_id`,
    [keeper],
  );
  await client.query(
    `insert into property.step (item_id, no, action, from_state, to_state, at, account_id, holder_id, paper_id)
     select l.item_id, 2, 'issue', 'IN_STOCK', 'ISSUED_FOR_ACK', k.issued_at, $1, k.personnel_id, k.id
     from property.paper k join property.paper_line l on l.paper_id = k.id`,
    [keeper],
  );
  await client.query(`
    insert into property.step (item_id, no, action, from_state, to_state, at, account_id, holder_id, paper_id, reason)
    select l.item_id, 3, case l.state when 'DISPUTED' then 'dispute' else 'acknowledge' end, 'ISSUED_FOR_ACK', l.state, coalesce(k.acknowledged_at, k.issued_at + interval '1 day'),
      (select c.id from identity.account_view c where c.personnel_id = k.personnel_id), k.personnel_id, k.id, l.note
    from property.paper k join property.paper_line l on l.paper_id = k.id where l.state in ('ACKNOWLEDGED', 'DISPUTED');
    update property.item i set state = s.to_state, since = s.at, holder_id = s.holder_id, paper_id = s.paper_id
    from (select distinct on (item_id) * from property.step order by item_id, no desc) s where s.item_id = i.id and s.no > 1;
    update property.paper k set acknowledged_by = c.id from identity.account_view c where c.personnel_id = k.personnel_id and k.acknowledged_at is not null`);
}

/** Items in stock for two years are unserviceable and await disposal; a few items in use need repair. */
async function condemnOld({ client, keeper, today }: Making & { today: string }): Promise<void> {
  await client.query(
    `with condemned as (
       insert into property.step (item_id, no, action, from_state, to_state, at, account_id, reason)
       select i.id, 2, 'condemn', 'IN_STOCK', 'UNSERVICEABLE', (i.acquired_on + 640 + time '14:30') at time zone 'Asia/Manila', $1, 'It does not start any more, and its parts are not sold.'
       from property.item i where i.state = 'IN_STOCK' and i.acquired_on < $2::date - 730 returning item_id, at)
     update property.item i set state = 'UNSERVICEABLE', condition = 'UNSERVICEABLE', since = c.at from condemned c where c.item_id = i.id`,
    [keeper, today],
  );
  await client.query(
    `update property.item set condition = 'NEEDS_REPAIR' where state = 'ACKNOWLEDGED' and condition = 'SERVICEABLE' and id % 29 = 0`,
  );
}
