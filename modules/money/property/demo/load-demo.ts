import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { PAPER_TYPES } from '../contract/fields.ts';
import { CATALOG } from './catalog.ts';
import { addLinesForAccounts, DISPUTED_THING } from './lines-for-accounts.ts';

/** A delivery every so many days, over so many days: enough to see the usual states. */
const DAYS_BETWEEN = 12;
const SPAN_DAYS = 1500;

/**
 * Deliveries over four years for offices of the main campus, most of it issued to those who serve there and acknowledged; the latest waits, a
 * few lines are disputed, some items are in stock; older things are on memorandum receipts of before 2022.
 */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, today } = making;
  const keeper = await findAccount(client, 'property');
  await client.query(
    `create temporary table demo_line on commit drop as
     select row_number() over (order by d.at, c.thing_no) as place, d.at, d.day, d.office_id, d.fund, c.*, 1 + (d.at + c.thing_no) % 3 as accepted,
       case when d.at % 17 = 0 and c.thing_no = 0 then 2 else 0 end as still, null::integer as person
     from (
       select at, ($1::date - at * $2::integer)::date as day, (array['01', '05', '06', '07'])[1 + at % 4] as fund, o.offices[1 + at % cardinality(o.offices)] as office_id
       from generate_series(0, $3::integer / $2::integer) at
       cross join (select array_agg(id order by id) as offices from organization.office_view o where o.is_active
         and exists (select from personnel.appointment_view a join reference.appointment_status s on s.code = a.status_code and s.government_service
           where a.office_id = o.id and a.during @> $1::date)) o) d
     cross join (select (e.nth - 1)::integer as thing_no, r.* from jsonb_array_elements($4::jsonb) with ordinality e (thing, nth)
       cross join jsonb_to_record(e.thing) as r (article text, brand text, model text, unit text, code text, cost bigint)) c
     where (c.thing_no - d.at) % 7 = 0 and extract(dow from d.day) > 0`,
    [today.toString(), DAYS_BETWEEN, SPAN_DAYS, JSON.stringify(CATALOG)],
  );
  const known = await addLinesForAccounts(making);
  await addDeliveries({ client, keeper: keeper.id });
  await addItems(client);
  await issue({ client, keeper: keeper.id, today: today.toString() });
  await addEarlier(client, known);
  await giveCodes({ client, keeper: keeper.id });
  await addSteps({ client, keeper: keeper.id });
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

const INSPECTOR = 'Inspection committee';

async function addDeliveries({ client, keeper }: Making): Promise<void> {
  await client.query(
    `insert into property.delivery (iar_no, dated_on, supplier, po_no, po_date, invoice_no, invoice_date, fund_code, office_id, inspected_on, inspected_by,
       accepted_on, accepted_by, is_complete, recorded_by, recorded_at)
     select to_char(day, 'YYYY-MM-') || lpad(row_number() over (partition by extract(year from day) order by day)::text, 4, '0'), day,
       (array['Visayas Office Systems', 'Panay Computer Center', 'San Isidro Furniture', 'Luzon Scientific Supply'])[1 + at % 4],
       'PO-' || to_char(day - 30, 'YYYY-MM-') || lpad((at % 90 + 1)::text, 3, '0'), day - 30, 'SI-' || 10000 + at * 7, day - 1, fund, office_id, day, $2, day,
       'Supply and Property Management Office', still = 0, $1, (day + time '10:00') at time zone 'Asia/Manila'
     from (select at, day, fund, office_id, max(still) as still from demo_line group by 1, 2, 3, 4) d order by day`,
    [keeper, INSPECTOR],
  );
  await client.query(`
    alter table demo_line add delivery_id integer, add no smallint, add uacs_id integer, add class text;
    update demo_line l set delivery_id = d.id, no = n.no, class = n.class, uacs_id = u.id
    from (select place, row_number() over (partition by day order by place) as no,
        case when cost >= 5000000 then 'PPE' when cost > 500000 then 'SPHV' else 'SPLV' end as class from demo_line) n, property.delivery d, property.uacs u
    where n.place = l.place and d.dated_on = l.day and u.group_code = substr(l.code, 1, 2) and u.account_code = substr(l.code, 3)
      and u.kind = case n.class when 'PPE' then 'PPE' else 'SEMI' end;
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
      l.class, l.article, '', l.brand, l.model, case when l.place % 5 = 0 then '' else upper(substr(md5(l.place || ' ' || n), 1, 10)) end, l.unit, l.cost, l.day,
      t.life_years, u.id, l.fund, l.delivery_id, l.no, l.office_id, l.office_id, o.campus_id, 'IN_STOCK', (l.day + time '10:00') at time zone 'Asia/Manila',
      case when u.account_code = '03' then l.day + 730 end, case when l.place % 4 > 0 then l.day + 2 end, 'Room ' || 101 + l.place % 12
    from demo_line l join property.uacs u on u.id = l.uacs_id join property.uacs_terms t on t.uacs_id = u.id join organization.office_view o on o.id = l.office_id
    cross join generate_series(1, l.accepted) n order by l.day, l.place, n`);
}

/** Who of an office gets what of a delivery; what came in the last days is in stock still. */
async function issue({ client, keeper, today }: Making & { today: string }): Promise<void> {
  await client.query(
    `create temporary table demo_issue on commit drop as
     select i.id as item_id, coalesce(l.person, h.people[1 + i.line_no % cardinality(h.people)]) as personnel_id, i.class, i.fund_code, i.office_id,
       i.unit_cost, i.acquired_on + 5 as day, case when l.person is null then i.id % 4 = 0 else i.article = $2 and i.id = min(i.id) over (partition by i.delivery_id) end as is_disputed
     from property.item i join demo_line l on l.delivery_id = i.delivery_id and l.no = i.line_no
     join (select a.office_id, array_agg(a.personnel_id order by a.personnel_id) as people from personnel.appointment_view a
       join reference.appointment_status s on s.code = a.status_code and s.government_service
       where a.during @> $1::date and not exists (select from personnel.standing_view g where g.personnel_id = a.personnel_id and g.during @> $1::date)
       group by 1) h on h.office_id = i.office_id
     where i.acquired_on + 5 <= $1::date - 2 and (i.id % 11 <> 0 or l.person is not null)`,
    [today, DISPUTED_THING],
  );
  await client.query(
    `insert into property.paper (type, class, number, dated_on, personnel_id, office_id, fund_code, state, issued_by, issued_at, acknowledged_at)
     select case class when 'PPE' then 'PAR' else 'ICS' end, class,
       case class when 'PPE' then '' else class || '-' end || to_char(day, 'YYYY-MM-')
         || lpad(row_number() over (partition by class, extract(year from day) order by day, personnel_id)::text, 4, '0'),
       day, personnel_id, office_id, fund_code, case when day > $2::date - 30 then 'WAITING' else 'ACKNOWLEDGED' end, $1, (day + time '14:00') at time zone 'Asia/Manila',
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
      select '2019-07-01-' || lpad(h.at::text, 4, '0') || '-' || lpad(h.office_id::text, greatest(2, length(h.office_id::text)), '0'), 'SPHV', 'Executive desk', 'unit', 1850000, k.dated_on, 10,
        (select id from property.uacs where code = '10406010'), '01', h.office_id, h.office_id, h.campus_id, 'ACKNOWLEDGED', (k.dated_on + time '09:00') at time zone 'Asia/Manila', h.personnel_id, k.id,
        k.type || ' ' || k.number, case when h.at % 5 = 0 then 'NEEDS_REPAIR' else 'SERVICEABLE' end
      from holder h join added k on k.personnel_id = h.personnel_id returning id, paper_id, unit_cost)
    insert into property.paper_line (paper_id, item_id, no, state, amount) select paper_id, id, 1, 'ACKNOWLEDGED', unit_cost from item`,
    [known],
  );
}

/** Letters of a code of the base of 32 are those of a digest too. */
async function giveCodes({ client, keeper }: Making): Promise<void> {
  await client.query(
    `with sheet as (
       select k.id, k.type, k.number, k.dated_on, k.personnel_id, k.issued_at, k.state, jsonb_build_object('type', k.type, 'number', k.number, 'dated_on', k.dated_on,
         'entity', (select name from organization.university_view), 'fund', k.fund_code || ' ' || f.name, 'used_by', null,
         'received_by', (select jsonb_build_object('name', upper(p.first_name || ' ' || p.surname), 'position', t.name, 'office', o.fullname) from personnel.person_view p
           join personnel.appointment_view a on a.personnel_id = p.id and upper_inf(a.during) join organization.position_view t on t.id = a.position_id
           join organization.office_view o on o.id = a.office_id where p.id = k.personnel_id limit 1),
         'issued_by', (select jsonb_build_object('name', upper(c.name), 'position', 'Supply Officer', 'office', 'Supply and Property Management Office')
           from identity.account_view c where c.id = $1),
         'lines', (select jsonb_agg(jsonb_build_object('property_no', i.property_no, 'unit', i.unit, 'article', i.article, 'description', i.description, 'brand', i.brand,
             'model', i.model, 'serial', i.serial, 'acquired_on', i.acquired_on, 'life_years', i.life_years, 'amount', l.amount, 'supplier', d.supplier, 'po_no', d.po_no,
             'invoice_no', d.invoice_no, 'invoice_date', d.invoice_date, 'parts', '[]'::jsonb) order by l.no)
           from property.paper_line l join property.item i on i.id = l.item_id join property.delivery d on d.id = i.delivery_id where l.paper_id = k.id)) as says
       from property.paper k join property.fund_cluster f on f.code = k.fund_code where k.type in ('PAR', 'ICS')),
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
