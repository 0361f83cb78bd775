import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { printForms, readCascade } from '@talaan/performance/contract/people.ts';
import { commitmentForm } from '@talaan/performance/print/commitment-form.ts';
import { calibrateReady, computeFinal, gatherSheets, readByRequest } from '@talaan/performance/server/public.ts';
import { personnelModule } from '@talaan/personnel/server/module.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import { startChild } from '../children.ts';
import { NOW, type Databases } from '../databases.ts';
import { compareCalls, compareInTurns, time } from '../in-turns.ts';
import { openCaller } from '../open-caller.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 3;
const CALLS = 20;
const PRINTED = 1000;
const OFFICES = 60;

/** The rating period that lies behind: all forms are final, each with twice the lines of the demo, and each office is rated above its people. */
interface Filled {
  period: number;
  forms: number[];
  lines: number;
}

/** Final ratings from all lines, all offices calibrated, the cascade of an office and its people, and 1,000 forms as one PDF, against what is bare. */
export async function measurePerformance(databases: Databases, people?: number): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('performance', people);
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const filled = await fill(pool);
    const lines = [await measureFinals(pool, filled), await measureCalibration(pool, filled)];
    const product = await startProduct(databaseUrl, { work: true });
    try {
      const token = await product.signIn('spmis');
      return [...lines, await measureCascade(pool, product.url, token, filled), await measurePrint(pool, product.url, token, filled)];
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
  }
}

async function fill(pool: pg.Pool): Promise<Filled> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from performance.period where upper(during) <= $1::date order by during desc limit 1`,
    [NOW.slice(0, 10)],
  );
  const period = rows[0]!.id;
  // Back to the step by which each form became final; what came after it goes, which only the owner of the tables may do.
  await pool.query(`begin;
    alter table requests.request disable trigger user; alter table requests.stage disable trigger user; alter table requests.step disable trigger user;
    create temporary table made_final on commit drop as select s.request_id, max(s.no) as no from requests.step s
      join performance.form f on f.id = s.request_id where f.period_id = ${period} and s.state = 'FINAL' group by 1;
    update requests.stage g set closed_at = null, closed_by_no = null, opened_at = case when g.state not in ('APPEALED', 'CALIBRATED', 'RESOLVED') then g.opened_at end
      from made_final m where m.request_id = g.request_id and g.closed_by_no > m.no;
    update requests.request r set state = 'FINAL', last_no = m.no, closed_at = null from made_final m where m.request_id = r.id;
    delete from requests.step s using made_final m where m.request_id = s.request_id and s.no > m.no;
    set constraints all immediate;
    alter table requests.request enable trigger user; alter table requests.stage enable trigger user; alter table requests.step enable trigger user;
    insert into performance.line (form_id, no, part, function, output, indicator, measure, target, scales, mfo_id, parent_id, done, accomplishment, self_quality,
        self_efficiency, self_timeliness, quality, efficiency, timeliness)
      select l.form_id, l.no + 20, l.part, l.function, l.output, l.indicator, l.measure, l.target, l.scales, l.mfo_id, l.parent_id, l.done, l.accomplishment,
        l.self_quality, l.self_efficiency, l.self_timeliness, l.quality, l.efficiency, l.timeliness
      from performance.line l join performance.form f on f.id = l.form_id where f.period_id = ${period};
    update performance.form set final = 5000, level = 5 where period_id = ${period} and form <> 'IPCR';
    commit`);
  await pool.query('vacuum (analyze)');
  const { rows: forms } = await pool.query<{ id: number }>(`select id from performance.form where period_id = $1 order by id`, [period]);
  const { rows: lines } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from performance.line l join performance.form f on f.id = l.form_id where f.period_id = $1`,
    [period],
  );
  return { period, forms: forms.map(({ id }) => id), lines: lines[0]!.count };
}

/** A member of the team over all, on the evening of the bench, in a transaction that is rolled back. */
async function tried<T>(
  pool: pg.Pool,
  body: unknown,
  work: (call: Call<never, never, never>) => Promise<T>,
): Promise<{ took: number; result: T }> {
  const { rows } = await pool.query<{ id: number; personnel_id: number }>(
    `select a.id, a.personnel_id from identity.account a where a.email = 'spmis@talaan.example'`,
  );
  const clock = startClock(Temporal.Instant.from(NOW));
  const actor = {
    ...NOBODY,
    accountId: rows[0]!.id,
    personnelId: rows[0]!.personnel_id,
    grants: [{ role: 'Performance', groups: ['SPMIS', 'SPMISADMIN'], scope: { kind: 'all' } }],
  };
  const server = { clock, constraints: {}, http: { log: { error: (problem: unknown) => console.error(problem) } } };
  let kept: { took: number; result: T } | undefined;
  const call = { server, actor, inPlaceOf: null, now: clock.now(), today: clock.today(), requestId: 'a benchmark', body };
  await openDatabase(pool)
    .transaction()
    .execute(async (db) => {
      await sql`select set_config('talaan.opened', '*', true)`.execute(db);
      let result: T;
      const took = await time(async () => {
        result = await work({ ...call, db } as unknown as Call<never, never, never>);
        await sql`set constraints all immediate`.execute(db);
      });
      kept = { took, result: result! };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return kept!;
}

class RolledBack extends Error {}

/** The weight of a function in each form of the demo, as SQL reads it. */
const FINALS = `
  with averaged as (
    select l.form_id, l.function, avg((coalesce(l.quality, 0) + coalesce(l.efficiency, 0) + coalesce(l.timeliness, 0))::numeric
      / num_nonnulls(l.quality, l.efficiency, l.timeliness)) as average
    from performance.line l join performance.form f on f.id = l.form_id where f.period_id = $1 group by 1, 2
  ), weighted as (
    select a.form_id, round(sum(a.average * (g ->> 'weight')::numeric) / sum((g ->> 'weight')::numeric), 2) as final
    from averaged a join performance.form f on f.id = a.form_id
      join performance.terms t on t.kind = 'WEIGHTS' and t.form = f.form and t.rank = f.rank
      cross join lateral jsonb_array_elements(t.terms -> 'groups') g where g ->> 'code' = a.function group by 1
  )
  update performance.form f set final = w.final * 1000, level = case when w.final >= 4.5 then 5 when w.final >= 3.5 then 4 when w.final >= 2.5 then 3
    when w.final >= 1.5 then 2 else 1 end, received_on = null, on_paper = false
  from weighted w where w.form_id = f.id`;

async function measureFinals(pool: pg.Pool, { period, forms, lines }: Filled): Promise<Line> {
  const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
    ours: async () => {
      const { took } = await tried(pool, {}, async (call) => {
        const records = await readByRequest(call, forms);
        await computeFinal(
          call,
          forms.map((id) => ({ id, record: records.get(id)! }) as Parameters<typeof computeFinal>[1][number]),
        );
      });
      return took;
    },
    bare: () => bareStatement(pool, FINALS, [period]),
  });
  const title = `Final ratings of ${forms.length.toLocaleString('en')} forms with ${lines.toLocaleString('en')} lines`;
  return atMost(title, milliseconds(ours), milliseconds(bare), ratio, 3);
}

/** Offices compared with the mean of their people, and the steps of all forms with the audit trail. */
const CALIBRATED = `
  with own as (select f.id, f.office_id, f.personnel_id, f.final from performance.form f where f.period_id = $1 and f.form <> 'IPCR'),
  means as (
    select u.id, avg(f.final) as mean from performance.form f join organization.office o on o.id = f.office_id
      join own u on u.office_id in (f.office_id, o.parent_id) where f.period_id = $1 and f.form = 'IPCR' group by 1
  ), stepped as (
    insert into requests.step (request_id, round, action, as_role, from_state, state, decides, closes, needs_reason, remarks, account_id, personnel_id, at)
    select r.id, r.round, 'calibrate', 'pmt', 'FINAL', 'CALIBRATED', true, false, false, '', $2, $3, now()
    from performance.form f join requests.request r on r.id = f.id
    where f.period_id = $1 and f.personnel_id <> $3 and not exists (select from means m join own u on u.id = m.id where m.mean > u.final)
    order by r.id returning request_id, owner_id
  )
  insert into kernel.audit_event (at, account_id, personnel_id, action, subject, before, after, request_id)
  select now(), $2, owner_id, 'calibrate', 'requests.request:' || request_id, '{"state": "FINAL"}', '{"state": "CALIBRATED"}', 'a benchmark' from stepped`;

async function measureCalibration(pool: pg.Pool, { period }: Filled): Promise<Line> {
  const { rows } = await pool.query<{ id: number; personnel_id: number }>(
    `select id, personnel_id from identity.account where email = 'spmis@talaan.example'`,
  );
  const { id, personnel_id: person } = rows[0]!;
  let said = '';
  const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
    ours: async () => {
      const { took, result } = await tried(pool, { period_id: period }, (call) => calibrateReady(call));
      said = result.message;
      return took;
    },
    bare: () => bareStatement(pool, CALIBRATED, [period, id, person]),
  });
  assert.match(said, /^\d+ offices were calibrated/);
  return atMost(`A period calibrated: ${said.replace(/\.$/, '')}`, milliseconds(ours), milliseconds(bare), ratio, 3);
}

/** One statement in a transaction that is rolled back. */
async function bareStatement(pool: pg.Pool, text: string, values: unknown[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select set_config('talaan.opened', '*', true)`);
    const took = await time(async () => {
      await client.query(text, values);
      await client.query('set constraints all immediate');
    });
    await client.query('rollback');
    return took;
  } finally {
    client.release();
  }
}

async function measureCascade(pool: pg.Pool, url: string, token: string, { period }: Filled): Promise<Line> {
  const { rows } = await pool.query<{ office_id: number; offices: number; forms: number }>(
    `select f.office_id, count(distinct b.office_id)::integer as offices, count(*)::integer as forms
     from performance.form f join organization.office o on o.id = f.office_id join organization.office w on w.tree_from between o.tree_from and o.tree_to
       join performance.form b on b.office_id = w.id and b.period_id = f.period_id
     where f.period_id = $1 and f.form <> 'IPCR' group by 1 order by abs(count(distinct b.office_id) - ${OFFICES}) limit 1`,
    [period],
  );
  const { office_id: office, offices, forms } = rows[0]!;
  const call = openCaller(token);
  const address = `${url}${readCascade.path}?period=${period}&office=${office}`;
  const client = await pool.connect();
  try {
    const { ours, bare, ratio } = await compareCalls(CALLS, {
      ours: () => call(address),
      bare: async () => JSON.stringify((await client.query({ name: 'bench cascade', text: CASCADE, values: [period, office] })).rows[0]),
    });
    const title = `The cascade of ${offices} offices with ${forms.toLocaleString('en')} forms in one call`;
    return atMost(title, milliseconds(ours), milliseconds(bare), ratio, 3);
  } finally {
    client.release();
  }
}

const CASCADE = `
  with shown as (
    select f.id, f.form, f.office_id, o.fullname as office, p.fullname as ratee, f.state from performance.form f
      join organization.offices_within($2) o on o.id = f.office_id join personnel.person_view p on p.id = f.personnel_id where f.period_id = $1
  )
  select (select json_agg(s) from shown s) as forms,
    (select json_agg(json_build_object('id', l.id, 'form_id', l.form_id, 'parent_id', l.parent_id, 'output', l.output, 'indicator', l.indicator, 'measure', l.measure,
      'target', l.target, 'due_on', l.due_on, 'ratings', json_build_object('quality', l.quality, 'efficiency', l.efficiency, 'timeliness', l.timeliness))
      order by l.form_id, l.no) from performance.line l join shown s on s.id = l.form_id) as lines,
    (select json_agg(u.id) from performance.line u join shown s on s.id = u.form_id and s.form <> 'IPCR'
      where not exists (select from performance.line x where x.parent_id = u.id)) as unanswered`;

async function measurePrint(pool: pg.Pool, url: string, token: string, { period }: Filled): Promise<Line> {
  const { rows } = await pool.query<{ id: number }>(
    `select f.id from performance.form f where f.period_id = $1 and f.form = 'IPCR' and f.personnel_id <> (
       select personnel_id from identity.account where email = 'spmis@talaan.example') order by f.id limit ${PRINTED}`,
    [period],
  );
  const ids = rows.map(({ id }) => id);
  const db = openDatabase(pool);
  const { result: sheets } = await tried(pool, {}, async (call) => {
    const records = await readByRequest(call, ids);
    return gatherSheets(
      call,
      ids.map((id) => records.get(id)!),
    );
  });
  const { input, files = {} } = await commitmentForm.compose(
    { db, settings: { publicUrl: 'http://localhost' } as Settings, modules: [personnelModule] },
    sheets.map((sheet) => ({ sheet, code: null })),
  );
  const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
    ours: () => time(() => printByJob(pool, url, token, ids)),
    bare: () => printBare(JSON.stringify(input), files),
  });
  const title = `${ids.length.toLocaleString('en')} IPCRs as one PDF, from the order to the kept file`;
  return atMost(title, milliseconds(ours), milliseconds(bare), ratio, 1.5);
}

async function printByJob(pool: pg.Pool, url: string, token: string, forms: number[]): Promise<void> {
  const started = await callAs(url, token, printForms, { body: { forms } });
  if (started.status !== 200) throw new Error(`the order to print answered ${started.status}`);
  for (let state = ''; state !== 'done';) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { rows } = await pool.query<{ state: string; failure: string }>('select state, failure from kernel.job_run where id = $1', [
      started.body.job.id,
    ]);
    state = rows[0]!.state;
    if (state === 'failed') throw new Error(rows[0]!.failure);
  }
}

async function printBare(input: string, files: Record<string, Uint8Array>): Promise<number> {
  const { child } = await startChild('./bare-typst.ts');
  const template = fileURLToPath(import.meta.resolve('@talaan/performance/print/form.typ'));
  const { took } = await child.ask<{ took: number }>({ template, input, files });
  await child.stop();
  return took;
}
