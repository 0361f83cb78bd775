import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type pg from 'pg';
import { confirmUpload, previewUpload } from '@talaan/devices/contract/uploads.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const LINES = 300_000;
const REPEATED = 15_000;
const KEPT_BEFORE = 28_500;
const ROUNDS = 5;

/** 300,000 lines of a device: sent, previewed, confirmed and imported, against COPY and one insert that leaves out what is known. */
export async function measureDeviceFile(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('import');
  const product = await startProduct(databaseUrl, { work: true });
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('hr');
    const file = await writeFile(pool);
    await pool.query(
      `create table public.before as select * from attendance.punch where device_id = 1 order by pin, at limit ${KEPT_BEFORE}`,
    );
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: async () => {
        await putBack(pool);
        const took = await time(() => importFile(product.url, token, file, pool));
        await untilQuiet(pool);
        return took;
      },
      bare: async () => {
        await putBack(pool);
        return time(() => copyAndInsert(pool, file));
      },
    });
    return [atMost('Import of 300,000 device lines, preview and confirmation included', milliseconds(ours), milliseconds(bare), ratio, 3)];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** The month's punches as if one device had made them all, in the order of time, some of them given twice. */
async function writeFile(pool: pg.Pool): Promise<string> {
  await pool.query(`
    create table public.month as
    select distinct on (pin, at) 1 as device_id, pin, at, status, verify, work_code, upload_id from attendance.punch order by pin, at, device_id`);
  await pool.query('truncate attendance.punch');
  await pool.query('insert into attendance.punch select * from public.month');
  const { rows } = await pool.query<{ line: string }>(`
    select lpad(pin, 9) || E'\\t' || to_char(kernel.clock_of(at), 'YYYY-MM-DD HH24:MI:SS') || E'\\t1\\t' || status || E'\\t' || verify || E'\\t0\\r\\n' as line
    from (select * from public.month order by at limit ${LINES - REPEATED}) m order by at`);
  const lines = rows.map((row) => row.line);
  return [...lines, ...lines.filter((_, index) => index % Math.floor(lines.length / REPEATED) === 0).slice(0, REPEATED)].join('');
}

/** As before the import: a tenth of the file is known already, and nothing is due. */
async function putBack(pool: pg.Pool): Promise<void> {
  await pool.query('truncate attendance.punch, attendance.day_due');
  await pool.query('insert into attendance.punch select * from public.before');
  await pool.query('vacuum (analyze) attendance.punch');
}

async function importFile(url: string, token: string, file: string, pool: pg.Pool): Promise<void> {
  const preview = await callAs(url, token, previewUpload, { file: { name: '1_attlog.dat', content: file } });
  if (preview.status !== 200) throw new Error(`the preview answered ${preview.status}`);
  const { upload } = preview.body;
  await callAs(url, token, confirmUpload, { params: { id: upload.id } });
  await until(
    pool,
    `select 1 from attendance.upload where id = ${upload.id} and state = 'DONE' and kept = ${upload.punches - upload.already_kept}`,
  );
}

/** The days that the import touched are computed by a job of its own, which must not fall into the next round. */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  await until(
    pool,
    `select 1 where not exists (select from attendance.day_due) and not exists (select from pgboss.job where state in ('created', 'active') and name = 'compute-days')`,
  );
}

async function until(pool: pg.Pool, condition: string): Promise<void> {
  while ((await pool.query(condition)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function copyAndInsert(pool: pg.Pool, file: string): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    'create temporary table line (pin text, at timestamp, device integer, status smallint, verify smallint, work_code text) on commit drop',
  );
  await pipeline(Readable.from([file]), client.query(copyFrom('copy line from stdin')));
  await client.query(`
    insert into attendance.punch (device_id, pin, at, status, verify, work_code)
    select distinct on (1, 2, 3) device, ltrim(pin), kernel.clock_of(at), status, verify, work_code from line on conflict do nothing`);
  await client.query('commit');
  client.release();
}
