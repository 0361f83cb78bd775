import pg from 'pg';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { readSchedule } from '@talaan/property-books/contract/depreciation.ts';
import { listRegister } from '@talaan/property-books/contract/register.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ITEMS = 200_000;
const FUND = '03';
const MONTH = '2026-10';
const ROUNDS = 9;
const PER_PAGE = 25;

/** The registers of a fund with 200,000 items of property, against one statement each that finds the same and asks for no rights. */
export async function measureBooks(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('books');
  const product = await startProduct(databaseUrl);
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('property');
    await addItems(databases.asOwner(databaseUrl));
    return [await measureRegister(product.url, token, pool), await measureSchedule(product.url, token, pool)];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** Half of them equipment and half semi-expendable, each delivered, issued on a slip and acknowledged. */
async function addItems(databaseUrl: string): Promise<void> {
  // On a connection of its own: that of a pool ends statements that take minutes.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `create temporary table added as
     with item as (
       insert into property.item (property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code,
         requisitioned_by, office_id, campus_id, state, since, location)
       select 'BENCH-' || n, case when n % 2 = 0 then 'PPE' else 'SPHV' end, 'Laptop computer', '14 inches', 'Acer', 'TravelMate', 'S' || n, 'unit',
         case when n % 2 = 0 then 6200000 else 1250000 end + n % 977, date '2018-01-01' + n % 3000, 5, case when n % 2 = 0 then a.ppe[1 + n % cardinality(a.ppe)]
         else a.semi[1 + n % cardinality(a.semi)] end, $2, o.ids[1 + n % cardinality(o.ids)], o.ids[1 + n % cardinality(o.ids)], 1, 'IN_STOCK',
         '2024-05-06 09:00+08', 'Room ' || n % 40
       from generate_series(1, $1::integer) n cross join (select array_agg(id) as ids from organization.office where campus_id = 1) o
       cross join (select array_agg(id) filter (where kind = 'PPE') as ppe, array_agg(id) filter (where kind = 'SEMI') as semi from property.uacs) a
       returning id, class, acquired_on, office_id, unit_cost)
     select i.*, p.ids[1 + i.id % cardinality(p.ids)] as person from item i cross join (select array_agg(id) as ids from personnel.person) p`,
    [ITEMS, FUND],
  );
  await client.query(
    `insert into property.paper (type, class, number, dated_on, personnel_id, office_id, fund_code, state, issued_at, acknowledged_at)
     select case class when 'PPE' then 'PAR' else 'ICS' end, class, 'BENCH-' || id, acquired_on + 3, person, office_id, $1, 'ACKNOWLEDGED',
       (acquired_on + 3 + time '09:00') at time zone 'Asia/Manila', (acquired_on + 4 + time '09:00') at time zone 'Asia/Manila' from added`,
    [FUND],
  );
  await client.query(`
    insert into property.paper_line (paper_id, item_id, no, state, amount)
    select k.id, a.id, 1, 'ACKNOWLEDGED', a.unit_cost from added a join property.paper k on k.number = 'BENCH-' || a.id;
    insert into property.step (item_id, no, action, from_state, to_state, at, holder_id, paper_id, reference)
    select a.id, s.no, s.action, s.from_state, s.to_state, (a.acquired_on + s.no::integer * 2 + time '09:00') at time zone 'Asia/Manila',
      case when s.no > 1 then a.person end, case when s.no > 1 then k.id end, ''
    from added a join property.paper k on k.number = 'BENCH-' || a.id
    cross join (values (1, 'accept', 'IN_STOCK', 'IN_STOCK'), (2, 'issue', 'IN_STOCK', 'ISSUED_FOR_ACK'), (3, 'acknowledge', 'ISSUED_FOR_ACK', 'ACKNOWLEDGED'))
      as s (no, action, from_state, to_state);
    update property.item i set state = 'ACKNOWLEDGED', holder_id = a.person, paper_id = k.id from added a join property.paper k on k.number = 'BENCH-' || a.id
    where i.id = a.id;
    analyze property.item; analyze property.paper; analyze property.paper_line; analyze property.step`);
  await client.end();
}

const PAGE = `
  select s.item_id, s.at, k.type, k.number, p.fullname, o.acronym, i.property_no, i.article, i.description, i.brand, i.model, i.serial, i.life_years, u.code, i.unit_cost,
    (select count(*) from (select from property.step t join property.item x on x.id = t.item_id where x.fund_code = $1 and x.class in ('SPHV', 'SPLV')
      and t.paper_id is not null and t.action = 'issue' limit 1001) c) as counted
  from property.step s join property.item i on i.id = s.item_id join property.uacs u on u.id = i.uacs_id join property.paper k on k.id = s.paper_id
    join personnel.person p on p.id = s.holder_id join organization.office o on o.id = k.office_id
  where i.fund_code = $1 and i.class in ('SPHV', 'SPLV') and s.action = 'issue' order by s.at desc nulls last, (s.item_id::bigint * 32768 + s.no) desc nulls last limit $2`;

async function measureRegister(url: string, token: string, pool: pg.Pool): Promise<Line> {
  const ask = () => callAs(url, token, listRegister, { query: { fund: FUND, per_page: PER_PAGE } });
  const bare = () => pool.query<{ item_id: number }>({ name: 'register', text: PAGE, values: [FUND, PER_PAGE] });
  const { status, body } = await ask();
  const shown = body.entries.map((entry) => entry.item_id);
  const { rows } = await bare();
  if (status !== 200 || shown.join() !== rows.map((row) => row.item_id).join())
    throw new Error(`the register answered ${status}: ${shown.join()}`);
  const compared = await compareInTurns(ROUNDS, { ours: () => time(ask), bare: () => time(bare) });
  return atMost(
    'Register of issues of a fund with 200,000 items, a page',
    milliseconds(compared.ours),
    milliseconds(compared.bare),
    compared.ratio,
    3,
  );
}

const SUMS = `
  select u.code, count(*), sum(i.unit_cost), sum((2 * i.unit_cost * (1000 - t.residual_permille) * least(i.life_years * 12, greatest(0, 2026 * 12 + 10
      - (extract(year from i.acquired_on)::integer * 12 + extract(month from i.acquired_on)::integer) - case when extract(day from i.acquired_on) > 15 then 1 else 0 end + 1))
      + 12000 * i.life_years) / (24000 * i.life_years))::bigint as at_end,
    sum((2 * i.unit_cost * (1000 - t.residual_permille) * least(i.life_years * 12, greatest(0, 2026 * 12 + 9
      - (extract(year from i.acquired_on)::integer * 12 + extract(month from i.acquired_on)::integer) - case when extract(day from i.acquired_on) > 15 then 1 else 0 end + 1))
      + 12000 * i.life_years) / (24000 * i.life_years))::bigint as before
  from property.item i join property.uacs u on u.id = i.uacs_id join property.uacs_terms t on t.uacs_id = i.uacs_id
  where i.fund_code = $1 and i.class = 'PPE' and i.acquired_on <= date '2026-10-31' group by 1 order by 1`;

async function measureSchedule(url: string, token: string, pool: pg.Pool): Promise<Line> {
  const ask = () => callAs(url, token, readSchedule, { query: { month: MONTH, fund: FUND } });
  const bare = () => pool.query<{ at_end: number; before: number }>({ name: 'schedule', text: SUMS, values: [FUND] });
  const { status, body } = await ask();
  const { rows } = await bare();
  const ofMonth = rows.reduce((sum, row) => sum + row.at_end - row.before, 0);
  if (status !== 200 || body.total.of_month !== ofMonth)
    throw new Error(`the schedule answered ${status}: ${body.total.of_month} for ${ofMonth}`);
  const compared = await compareInTurns(ROUNDS, { ours: () => time(ask), bare: () => time(bare) });
  return atMost(
    'Depreciation of a month of 100,000 items by account',
    milliseconds(compared.ours),
    milliseconds(compared.bare),
    compared.ratio,
    3,
  );
}
