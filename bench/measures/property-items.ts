import assert from 'node:assert/strict';
import type pg from 'pg';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { listItems } from '@talaan/property/contract/items.ts';
import { issueItems } from '@talaan/property/contract/papers.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type { Databases } from '../databases.ts';
import { compareCalls, compareInTurns, time } from '../in-turns.ts';
import { openCaller } from '../open-caller.ts';
import { startProduct, type Product } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ITEMS = 200_000;
const PAPERS = 12_000;
const PEOPLE = 400;
const PER_PAGE = 25;
const CALLS = 40;
const ISSUED = 500;
const ISSUES = 9;
const DAY = '2026-10-30';
const GOAL = 3;

/** The list of 200,000 items, and 500 of them issued to one person, each against the statement that does the same. */
export async function measureItems(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('items', PEOPLE);
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    await fill(pool);
    const product = await startProduct(databaseUrl);
    try {
      const token = await product.signIn('property');
      return [...(await measureList(product, token, pool)), await measureIssue(product, token, pool)];
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
  }
}

/** Most are held by people, on receipts of a dozen each; the rest is in stock. */
async function fill(pool: pg.Pool): Promise<void> {
  console.log(`Filling ${ITEMS.toLocaleString('en')} items …`);
  await pool.query(
    `insert into property.paper (type, class, number, dated_on, personnel_id, office_id, fund_code, state, issued_at, acknowledged_at)
     select 'PAR', 'PPE', 'BENCH-' || n, date '2024-01-08' + n % 700, a.personnel_id, a.office_id, '0' || 1 + n % 7, 'ACKNOWLEDGED', '2024-01-08 09:00+08', '2024-01-09 09:00+08'
     from generate_series(1, $1::integer) n join (
       select personnel_id, office_id, row_number() over (order by personnel_id) - 1 as place, count(*) over () as people
       from personnel.appointment where during @> $2::date) a on a.place = n % a.people`,
    [PAPERS, DAY],
  );
  await pool.query(
    `with paper as (select id, personnel_id, office_id, fund_code, dated_on, row_number() over (order by id) - 1 as place from property.paper where number like 'BENCH-%'),
     made as (
       insert into property.item (property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code,
         requisitioned_by, office_id, campus_id, state, since, holder_id, paper_id, location)
       select 'BENCH-' || n, 'PPE', w.articles[1 + n % 4], '14 inches, 16 GB of memory', 'Acer', 'TravelMate P' || n % 90, 'S' || 1000000 + n, 'unit', 6200000 + n, k.dated_on - 3, 5,
         w.accounts[1 + n % cardinality(w.accounts)], case when n % 6 = 0 then '01' else k.fund_code end, k.office_id, k.office_id, o.campus_id,
         case when n % 6 = 0 then 'IN_STOCK' else 'ACKNOWLEDGED' end, '2024-05-06 09:00+08', case when n % 6 > 0 then k.personnel_id end, case when n % 6 > 0 then k.id end, 'Room ' || n % 40
       from generate_series(1, $1::integer) n join paper k on k.place = n % $2::integer join organization.office o on o.id = k.office_id
       cross join (select array_agg(id) as accounts, array['Laptop computer', 'Air conditioner', 'Microscope', 'Conference table'] as articles from property.uacs where kind = 'PPE') w
       returning id, paper_id, unit_cost),
     line as (
       insert into property.paper_line (paper_id, item_id, no, state, amount)
       select paper_id, id, row_number() over (partition by paper_id order by id), 'ACKNOWLEDGED', unit_cost from made where paper_id is not null)
     insert into property.step (item_id, no, action, from_state, to_state, at, reference)
     select id, 1, 'accept', 'IN_STOCK', 'IN_STOCK', '2024-05-06 09:00+08', 'IAR bench' from made`,
    [ITEMS, PAPERS],
  );
  const vacuum = await pool.connect();
  await vacuum.query('vacuum (analyze) property.item, property.paper, property.paper_line, property.step');
  vacuum.release();
}

interface Question {
  title: string;
  query: Record<string, string | number>;
  where: string;
}

const QUESTIONS: readonly Question[] = [
  { title: 'the first page', query: {}, where: 'true' },
  { title: 'in stock', query: { state: 'IN_STOCK' }, where: `i.state = 'IN_STOCK'` },
  { title: 'a word', query: { term: 'microscope' }, where: `(i.search like '%microscope%' or p.search like '%microscope%')` },
  {
    title: 'of a fund, without a photo',
    query: { fund: '05', missing: 'photo' },
    where: `i.fund_code = '05' and i.photo_file_id is null and i.state not in ('RELIEVED', 'PAID', 'REPLACED', 'TRANSFERRED_OUT', 'DISPOSED')`,
  },
];

async function measureList({ url }: Product, token: string, pool: pg.Pool): Promise<Line[]> {
  const call = openCaller(token);
  const lines: Line[] = [];
  for (const { title, query, where } of QUESTIONS) {
    const { body } = await callAs(url, token, listItems, { query: { ...query, per_page: PER_PAGE } });
    const [bare] = await readBare(pool, where);
    assert.deepEqual([bare!.total, bare!.items.length], [body.total, body.items.length]);
    const address = new URL(url + listItems.path);
    for (const [name, value] of Object.entries({ ...query, per_page: PER_PAGE })) address.searchParams.set(name, String(value));
    const compared = await compareCalls(CALLS, { ours: () => call(address.href), bare: () => readBare(pool, where) });
    console.log(`  ${milliseconds(compared.ours)} against ${milliseconds(compared.bare)}, ${compared.ratio.toFixed(2)} ×: ${title}`);
    const what = `Property: ${title}, of ${ITEMS.toLocaleString('en')} items`;
    lines.push(atMost(what, milliseconds(compared.ours), milliseconds(compared.bare), compared.ratio, GOAL));
  }
  return lines;
}

/** The page with what the list shows of each item, and up to a thousand of them counted. */
async function readBare(pool: pg.Pool, where: string): Promise<{ total: number; items: unknown[] }[]> {
  const from = `property.item i join organization.office o on o.id = i.office_id join property.uacs u on u.id = i.uacs_id
    left join personnel.person p on p.id = i.holder_id left join property.paper k on k.id = i.paper_id where ${where}`;
  const { rows } = await pool.query<{ total: number; items: unknown[] }>(
    `select (select count(*)::integer from (select from ${from} limit 1000) counted) as total, (select jsonb_agg(to_jsonb(r)) from (
       select i.id, i.property_no, i.class, i.article, i.description, i.brand, i.model, i.serial, i.unit, i.unit_cost, i.acquired_on, u.code as account, u.name as account_name,
         i.fund_code, o.acronym, o.fullname as office, i.location, i.condition, i.state, p.id as holder_id, p.fullname as holder, k.id as paper_id, k.type, k.number, k.dated_on,
         i.warranty_until, i.photo_file_id is not null as has_photo, i.sticker_printed_on is not null as has_sticker,
         (select count(*) from property.item_part t where t.item_id = i.id) as parts
       from ${from} order by i.acquired_on desc nulls last, i.id desc nulls last limit ${PER_PAGE}) r) as items`,
  );
  return rows;
}

/** Each time 500 others of one fund, so that they are on one receipt. */
async function measureIssue({ url }: Product, token: string, pool: pg.Pool): Promise<Line> {
  const { rows: people } = await pool.query<{ id: number; office_id: number; account: number }>(
    `select a.personnel_id as id, a.office_id, c.id as account from personnel.appointment a cross join identity.account c
     where a.during @> $1::date and a.status_code = 'PERM' and c.email = 'property@talaan.example' order by 1 limit 1`,
    [DAY],
  );
  const person = people[0]!;
  const next = async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select id from property.item where state = 'IN_STOCK' and fund_code = '01' and property_no like 'BENCH-%' order by id limit $1`,
      [ISSUED],
    );
    assert.equal(rows.length, ISSUED);
    return rows.map(({ id }) => id);
  };
  const { ours, bare, ratio } = await compareInTurns(ISSUES, {
    ours: async () => {
      const item_ids = await next();
      return time(async () => {
        const { status, body } = await callAs(url, token, issueItems, { body: { personnel_id: person.id, item_ids, dated_on: DAY } });
        if (status !== 200) throw new Error(`the issue answered ${status}: ${JSON.stringify(body)}`);
      });
    },
    bare: async () => {
      const items = await next();
      return time(() => pool.query(ISSUE, [items, person.id, person.office_id, DAY, person.account]));
    },
  });
  return atMost(`${ISSUED} items issued to one person`, milliseconds(ours), milliseconds(bare), ratio, GOAL);
}

/** The rows that an issue leaves: the receipt with what it says, its lines, the steps, the items, the audit trail, and the notification of the holder. */
const ISSUE = `
  with taken as (
    insert into property.number_series (series, year, last) values ('PAR', 2026, 1)
    on conflict (series, year) do update set last = property.number_series.last + 1 returning last),
  item as (select i.*, row_number() over (order by i.id) as no from property.item i where i.id = any($1::integer[])),
  coded as (
    insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, account_id, sheet)
    select upper(substr(md5('bench ' || taken.last), 1, 16)), 'property acknowledgement receipt', 'bench', 'PAR 2026-10-' || taken.last, $2, $4::date, now(), $5,
      jsonb_build_object('type', 'PAR', 'number', '2026-10-' || taken.last, 'dated_on', $4::date, 'lines', (select jsonb_agg(jsonb_build_object('property_no', i.property_no,
        'unit', i.unit, 'article', i.article, 'description', i.description, 'brand', i.brand, 'model', i.model, 'serial', i.serial, 'acquired_on', i.acquired_on,
        'life_years', i.life_years, 'amount', i.unit_cost, 'supplier', '', 'po_no', '', 'invoice_no', '', 'invoice_date', null, 'parts', '[]'::jsonb) order by i.no) from item i))
    from taken returning code),
  made as (
    insert into property.paper (type, class, number, dated_on, personnel_id, office_id, fund_code, state, issued_by, issued_at, code)
    select 'PAR', 'PPE', '2026-10-' || lpad(taken.last::text, 4, '0'), $4::date, $2, $3, '01', 'WAITING', $5, now(), coded.code from taken, coded returning id),
  line as (
    insert into property.paper_line (paper_id, item_id, no, state, amount) select made.id, item.id, item.no, 'WAITING', item.unit_cost from made, item),
  step as (
    insert into property.step (item_id, no, action, from_state, to_state, at, account_id, holder_id, paper_id)
    select item.id, (select max(no) + 1 from property.step s where s.item_id = item.id), 'issue', item.state, 'ISSUED_FOR_ACK', now(), $5, $2, made.id from made, item),
  moved as (
    update property.item i set state = 'ISSUED_FOR_ACK', since = now(), holder_id = $2, paper_id = made.id, office_id = $3 from made where i.id = any($1::integer[])),
  audited as (
    insert into kernel.audit_event (at, account_id, personnel_id, action, subject, before, after)
    select now(), $5::integer, $2::integer, 'Issue: item of property', 'property.item:' || item.id, '{"state": "IN_STOCK"}'::jsonb, '{"state": "ISSUED_FOR_ACK"}'::jsonb from item)
  insert into notifications.notification (account_id, title, description, link, created_at)
  select id, 'A paper waits for your acknowledgement', 'You are accountable for these items from now on.', '/my/mrs/new', now() from identity.account where personnel_id = $2`;
