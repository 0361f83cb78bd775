import { fileURLToPath } from 'node:url';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { printManyNotices } from '@talaan/notices/contract/notices.ts';
import { generateNosa } from '@talaan/notices/contract/nosa.ts';
import { noticeForm } from '@talaan/notices/print/notice-form.ts';
import { addPeople } from '@talaan/notices/server/fixtures/add-people.ts';
import { gatherNotices } from '@talaan/notices/server/print/gather-notices.ts';
import { personnelModule } from '@talaan/personnel/server/module.ts';
import type pg from 'pg';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const NOTICES = 5000;
const ROUNDS = 3;
/** What one process of Typst prints; more pages at once take more memory than they save time. */
const PAGES = 1000;

/** 5,000 notices of salary adjustment: generated, printed and kept by the product's jobs, against the bare inserts and Typst alone on the same data. */
export async function measureFiveThousandNotices(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('notices');
  const product = await startProduct(databaseUrl, { work: true });
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('hr');
    const people = await addPeople(pool, NOTICES);
    await pool.query('vacuum (analyze) personnel.person, personnel.appointment, personnel.salary');
    const tables = await addTables(pool, 2 * (ROUNDS + 1) + 1);
    const first = tables.pop()!;
    await generate(product.url, token, pool, { table: first, personnel_ids: people });
    const inputs = await gather(pool, first);
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: () => {
        const table = tables.pop()!;
        return time(async () => {
          await generate(product.url, token, pool, { table, personnel_ids: people });
          await finish(pool, await callAs(product.url, token, printManyNotices, { body: { filters: { kind: 'NOSA', table } } }));
        });
      },
      bare: async () => {
        const staged = await stage(pool, first, tables.pop()!);
        return (await time(() => write(staged))) + (await printBare(inputs));
      },
    });
    return [
      atMost('5,000 notices of salary adjustment, generated and printed into one file', milliseconds(ours), milliseconds(bare), ratio, 2),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** A table for each round, all of which concern the same people. */
async function addTables(pool: pg.Pool, count: number): Promise<number[]> {
  await pool.query("update organization.salary_table set during = daterange(lower(during), '2030-01-01') where upper(during) is null");
  const { rows } = await pool.query<{ id: number }>(
    `with added as (
       insert into organization.salary_table (tranche, law, during, posted_at)
       select 'Round ' || n, 'EO 64 s.2024', daterange(date '2030-01-01' + n, date '2030-01-01' + n + 1), now() from generate_series(0, $1 - 1) n returning id
     ), stepped as (
       insert into organization.salary_step (table_id, salary_grade, step, amount)
       select a.id, s.salary_grade, s.step, s.amount from added a cross join organization.salary_step s
       where s.table_id = (select id from organization.salary_table where during @> date '2027-06-01')
     )
     select id from added order by id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function generate(url: string, token: string, pool: pg.Pool, body: { table: number; personnel_ids: number[] }): Promise<void> {
  await finish(pool, await callAs(url, token, generateNosa, { body }));
}

async function finish(pool: pg.Pool, started: { status: number; body: { job: { id: string } } }): Promise<void> {
  if (started.status !== 200) throw new Error(`the order answered ${started.status}`);
  for (let state = ''; state !== 'done';) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { rows } = await pool.query<{ state: string; failure: string }>('select state, failure from kernel.job_run where id = $1', [
      started.body.job.id,
    ]);
    state = rows[0]!.state;
    if (state === 'failed') throw new Error(rows[0]!.failure);
  }
}

/** The rows of a round, ready to be inserted. */
async function stage(pool: pg.Pool, like: number, table: number): Promise<pg.PoolClient> {
  const client = await pool.connect();
  await client.query('drop table if exists staged');
  await client.query(
    `create temporary table staged as
     select upper(substr(md5(random()::text), 1, 16)) as code, p.kind as paper_kind, p.title, p.issued_at, to_jsonb(n) || jsonb_build_object('salary_table_id', $2::integer) as notice
     from notices.notice n join papers.paper p on p.code = n.paper_code where n.salary_table_id = $1`,
    [like, table],
  );
  return client;
}

/** Papers, requests with their routes and first steps, notices and the audit trail: what has to be written, in one transaction. */
async function write(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  await client.query(
    `insert into papers.paper (code, kind, title, personnel_id, issued_on, issued_at)
     select code, paper_kind, title, (notice->>'personnel_id')::integer, issued_at::date, issued_at from staged`,
  );
  await client.query(
    `insert into requests.request (kind, flow, owner_id, office_id, title, state, filed_at)
     select 'notice', 1, (notice->>'personnel_id')::integer, (notice->>'office_id')::integer, title, 'GENERATED', issued_at from staged`,
  );
  await client.query(
    `create temporary table filed on commit drop as
     select r.id, r.owner_id, r.office_id from requests.request r where r.kind = 'notice' and r.last_no = 0`,
  );
  await client.query(
    `insert into requests.stage (request_id, round, place, role, seat_id, state, decides, kind)
     select f.id, 1, s.place, 'hr', (select id from requests.seat where group_name = 'NOSINOSA' and office_id = f.office_id), s.state, true, ''
     from filed f cross join (values (1, 'GENERATED'), (2, 'FOR_SIGNATURE'), (3, 'SIGNED')) s (place, state)`,
  );
  await client.query(
    `insert into requests.step (request_id, round, action, as_role, state, at) select id, 1, 'file', 'filer', 'GENERATED', now() from filed`,
  );
  await client.query(
    `with added as (
       insert into notices.notice (id, kind, personnel_id, state, effective_on, salary_table_id, salary_id, salary_grade, step_before, amount_before,
         step_after, amount_after, name, position, item_number, office_id, issuing_office_id, generated_on, paper_code)
       select f.id, n.kind, n.personnel_id, 'GENERATED', n.effective_on, n.salary_table_id, n.salary_id, n.salary_grade, n.step_before, n.amount_before,
         n.step_after, n.amount_after, n.name, n.position, n.item_number, n.office_id, n.issuing_office_id, n.generated_on, s.code
       from staged s cross join lateral jsonb_populate_record(null::notices.notice, s.notice) n join filed f on f.owner_id = n.personnel_id
       returning id, personnel_id
     )
     insert into kernel.audit_event (at, personnel_id, action, subject) select now(), personnel_id, 'file: notice', 'requests.request:' || id from added`,
  );
  await client.query('commit');
  client.release();
}

async function gather(pool: pg.Pool, table: number): Promise<{ input: string; files: Record<string, Uint8Array> }[]> {
  const { rows } = await pool.query<{ id: number }>('select id from notices.notice where salary_table_id = $1 order by id', [table]);
  const parts = Array.from({ length: NOTICES / PAGES }, (_, part) => rows.slice(part * PAGES, (part + 1) * PAGES).map(({ id }) => id));
  return Promise.all(
    parts.map(async (ids) => {
      const db = openDatabase(pool);
      const server = { db, settings: { publicUrl: 'http://localhost' } as Settings, modules: [personnelModule] };
      const { input, files = {} } = await noticeForm.compose(server, await gatherNotices(db, ids));
      return { input: JSON.stringify(input), files };
    }),
  );
}

async function printBare(inputs: readonly { input: string; files: Record<string, Uint8Array> }[]): Promise<number> {
  const template = fileURLToPath(import.meta.resolve('@talaan/notices/print/notice.typ'));
  let took = 0;
  for (const { input, files } of inputs) {
    const { child } = await startChild('./bare-typst.ts');
    took += (await child.ask<{ took: number }>({ template, input, files })).took;
    await child.stop();
  }
  return took;
}
