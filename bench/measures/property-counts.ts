import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { closeCampaign, openCampaign, printReport } from '@talaan/property-counts/contract/campaigns.ts';
import { readMyCounts, sendScans } from '@talaan/property-counts/contract/counting.ts';
import { compareCount } from '@talaan/property-counts/contract/differences.ts';
import { reportForm } from '@talaan/property-counts/print/report-form.ts';
import { gatherReports } from '@talaan/property-counts/server/public.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ITEMS = 20_000;
const SCANS = 2000;
const FUND = '03';
const DEVICE = '7b1f4b50-3f0e-4c26-9d4f-0a4f7f1f0001';
const PRINTS = 3;
const SYNCS = 9;

/**
 * RPCPPE of 20,000 items, from the order to the kept file, against Typst alone on the same data; and 2,000 scans of a phone that was without a network,
 * against one statement that writes the same rows.
 */
export async function measureCounts(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('counts');
  const product = await startProduct(databaseUrl, { work: true });
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('property');
    const numbers = await addItems(pool);
    const people = await twoPeople(pool);
    const open = (asAt: string) => openCount(product.url, token, people, asAt);
    const sync = await measureSync(product.url, token, pool, await open('2025-12-31'), numbers.slice(0, SCANS));
    const counted = await open('2026-12-31');
    await countAll(product.url, token, pool, counted);
    return [await measureReport(product.url, token, pool, counted), sync];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** Of as many accounts as there are for property, plant and equipment. */
async function addItems(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ property_no: string }>(
    `insert into property.item (property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code,
       requisitioned_by, office_id, campus_id, state, since, location)
     select 'BENCH-' || n, 'PPE', 'Laptop computer', '14 inches, 16 GB of memory', 'Acer', 'TravelMate P2', 'S' || 100000 + n, 'unit', 6200000, '2024-05-06', 5,
       a.ids[1 + n % cardinality(a.ids)], $2, o.ids[1 + n % cardinality(o.ids)], o.ids[1 + n % cardinality(o.ids)], 1, 'IN_STOCK', '2024-05-06 09:00+08', 'Room ' || n % 40
     from generate_series(1, $1::integer) n cross join (select array_agg(id) as ids from property.uacs where kind = 'PPE') a
     cross join (select array_agg(id) as ids from organization.office where campus_id = 1) o returning property_no`,
    [ITEMS, FUND],
  );
  await pool.query('analyze property.item');
  return rows.map((row) => row.property_no);
}

async function twoPeople(pool: pg.Pool): Promise<[number, number]> {
  const { rows } = await pool.query<{ id: number }>('select id from personnel.person order by id limit 2');
  return [rows[0]!.id, rows[1]!.id];
}

async function openCount(url: string, token: string, [chair, member]: [number, number], asAt: string): Promise<number> {
  const { status, body } = await callAs(url, token, openCampaign, {
    body: {
      kind: 'PPE',
      fund_code: FUND,
      as_at: asAt,
      campus_id: null,
      office_ids: [],
      members: [
        { personnel_id: chair, role: 'CHAIR' },
        { personnel_id: member, role: 'MEMBER' },
      ],
      officer_id: chair,
      officer_since: '2021-01-04',
      head_name: 'Grace D. Abad',
      head_post: 'University President',
      coa_name: '',
    },
  });
  if (status !== 200) throw new Error(`the count answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

const ROWS = `
  insert into property_counts.scan (id, campaign_id, item_id, way, given, office_id, room, condition, note, article, quantity, photo_file_id, account_id, device,
    device_at, received_at, at)
  select s.id, $2, i.id, s.way, s.given, s.office_id, s.room, s.condition, '', '', 1, null, $3, $4, s.at, now(), s.at
  from jsonb_to_recordset($1::jsonb) as s (id uuid, way text, given text, office_id integer, room text, condition text, at timestamptz)
  join property.item i on i.property_no = s.given`;

async function measureSync(url: string, token: string, pool: pg.Pool, count: number, numbers: readonly string[]): Promise<Line> {
  const { account } = (await callAs(url, token, readMyCounts)).body;
  const { rows } = await pool.query<{ id: number }>('select id from organization.office where campus_id = 1 order by id limit 1');
  const scans = () =>
    numbers.map((given) => ({
      id: randomUUID(),
      way: 'QR' as const,
      given,
      office_id: rows[0]!.id,
      room: 'Room 1',
      condition: 'SERVICEABLE' as const,
      at: '2026-10-31T09:00:00.000Z',
    }));
  const { ours, bare, ratio } = await compareInTurns(SYNCS, {
    ours: () => {
      const body = { account, device: DEVICE, sent_at: new Date().toISOString(), scans: scans() };
      return time(async () => {
        const { status } = await callAs(url, token, sendScans, { params: { id: count }, body });
        if (status !== 200) throw new Error(`the scans answered ${status}`);
      });
    },
    bare: () => {
      const sent = JSON.stringify(scans());
      return time(() => pool.query(ROWS, [sent, count, account, DEVICE]));
    },
  });
  return atMost('2,000 scans of a count synchronized at once', milliseconds(ours), milliseconds(bare), ratio, 3);
}

/** All were found where their cards say. */
async function countAll(url: string, token: string, pool: pg.Pool, count: number): Promise<void> {
  const { account } = (await callAs(url, token, readMyCounts)).body;
  await pool.query(
    `insert into property_counts.scan (id, campaign_id, item_id, way, given, office_id, room, condition, note, article, quantity, account_id, device, device_at, received_at, at)
     select gen_random_uuid(), $1, i.id, 'QR', i.property_no, i.office_id, i.location, i.condition, '', '', 1, $2, $3, now(), now(), now()
     from property.item i where i.fund_code = $4 and i.class = 'PPE'`,
    [count, account, DEVICE, FUND],
  );
  const compared = await callAs(url, token, compareCount, { params: { id: count } });
  if (compared.body.differences !== 0) throw new Error(`the comparison answered ${JSON.stringify(compared.body)}`);
  const closed = await callAs(url, token, closeCampaign, { params: { id: count } });
  if (closed.status !== 200) throw new Error(`the closing answered ${closed.status}`);
  await finish(pool, closed.body.job.id);
}

async function measureReport(url: string, token: string, pool: pg.Pool, count: number): Promise<Line> {
  const input = await gather(pool, count);
  const { ours, bare, ratio } = await compareInTurns(PRINTS, {
    ours: () =>
      time(async () => {
        const { job } = (await callAs(url, token, printReport, { params: { id: count }, body: { format: 'pdf' } })).body;
        await finish(pool, job.id);
      }),
    bare: () => printBare(input),
  });
  return atMost('RPCPPE of 20,000 items, from the order to the kept file', milliseconds(ours), milliseconds(bare), ratio, 1.5);
}

async function gather(pool: pg.Pool, count: number): Promise<{ input: string; files: Record<string, Uint8Array> }> {
  const db = openDatabase(pool);
  const { rows } = await pool.query<{ account_code: string }>(
    'select account_code from property_counts.report_line where campaign_id = $1 group by 1 order by 1',
    [count],
  );
  const server = { db, settings: { publicUrl: 'http://localhost' } as Settings, modules: [] };
  const reports = await gatherReports(
    db,
    count,
    rows.map((row) => row.account_code),
  );
  const { input, files = {} } = await reportForm.compose(server, reports);
  return { input: JSON.stringify(input), files };
}

async function finish(pool: pg.Pool, job: string): Promise<void> {
  for (let state = ''; state !== 'done';) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { rows } = await pool.query<{ state: string; failure: string }>('select state, failure from kernel.job_run where id = $1', [job]);
    state = rows[0]!.state;
    if (state === 'failed') throw new Error(rows[0]!.failure);
  }
}

async function printBare({ input, files }: { input: string; files: Record<string, Uint8Array> }): Promise<number> {
  const { child } = await startChild('./bare-typst.ts');
  const template = fileURLToPath(import.meta.resolve('@talaan/property-counts/print/report.typ'));
  const { took } = await child.ask<{ took: number }>({ template, input, files });
  await child.stop();
  return took;
}
