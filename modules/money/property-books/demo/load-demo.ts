import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** How many months before the last one were reported; that of the last month waits. */
const REPORTED_MONTHS = 5;

/** Reports of semi-expendable property issued, of each month and fund cluster in which something was issued. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const keeper = await findAccount(client, 'property');
  const last = today.toPlainYearMonth().subtract({ months: 2 });
  await client.query(
    `create temporary table demo_rspi on commit drop as
     select k.fund_code, date_trunc('month', k.dated_on)::date as month, l.item_id, l.amount, k.dated_on, k.number as ics_no, l.no, i.property_no, i.unit,
       concat_ws(', ', i.article, nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), 'serial no. ' || nullif(i.serial, '')) as described,
       o.acronym as center, u.code as account, u.name as account_name
     from property.paper k join property.paper_line l on l.paper_id = k.id join property.item i on i.id = l.item_id join property.uacs u on u.id = i.uacs_id
       join organization.office_view o on o.id = k.office_id
     where k.type = 'ICS' and k.dated_on >= $1::date and k.dated_on < $2::date`,
    [
      last
        .subtract({ months: REPORTED_MONTHS - 1 })
        .toPlainDate({ day: 1 })
        .toString(),
      last.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
    ],
  );
  await client.query(
    `with report as (
       select fund_code, month, sum(amount)::bigint as amount, count(*)::integer as items, (month + interval '1 month 4 days')::date as day,
         to_char(month + interval '1 month 4 days', 'YYYY-MM-') || lpad(row_number() over (partition by extract(year from month + interval '1 month 4 days')
           order by month, fund_code)::text, 4, '0') as number,
         jsonb_agg(jsonb_build_object('ics_no', ics_no, 'center', center, 'property_no', property_no, 'described', described, 'unit', unit, 'quantity', 1,
           'unit_cost', amount, 'amount', amount, 'account', account, 'account_name', account_name) order by dated_on, ics_no, no) as lines
       from demo_rspi group by fund_code, month),
     issued as (
       insert into papers.paper (code, kind, title, control_number, issued_on, issued_at, released_on, account_id, sheet)
       select upper(substr(md5('rspi ' || number), 1, 16)), 'report of semi-expendable property issued',
         'RSPI ' || number || ', fund cluster ' || r.fund_code || ', ' || to_char(month, 'Mon YYYY'), 'RSPI ' || number, day, (day + time '09:00') at time zone 'Asia/Manila',
         day, $1::integer, jsonb_build_object('number', number, 'month', to_char(month, 'YYYY-MM'), 'issued_on', day,
           'entity', (select name from organization.university_view), 'fund', f.code || ' ' || f.name, 'campus', null, 'lines', lines,
           'certified_by', (select jsonb_build_object('name', upper(c.name), 'position', 'Supply Officer', 'office', 'Supply and Property Management Office')
             from identity.account_view c where c.id = $1::integer))
       from report r join property.fund_cluster f on f.code = r.fund_code returning code, control_number),
     kept as (
       insert into property_books.rspi (number, month, fund_code, items, amount, code, issued_by, issued_at)
       select r.number, r.month, r.fund_code, r.items, r.amount, i.code, $1::integer, (r.day + time '09:00') at time zone 'Asia/Manila'
       from report r join issued i on i.control_number = 'RSPI ' || r.number order by r.number returning id, month, fund_code)
     insert into property_books.rspi_item (item_id, rspi_id)
     select distinct on (d.item_id) d.item_id, k.id from demo_rspi d join kept k on k.month = d.month and k.fund_code = d.fund_code order by d.item_id, k.id`,
    [keeper.id],
  );
  await client.query(`
    insert into property.number_series (series, year, last)
    select 'RSPI', left(number, 4)::integer, max(right(number, 4)::integer) from property_books.rspi group by 2`);
}
