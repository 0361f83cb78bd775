import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { actorOfAccount } from '@talaan/identity/server/public.ts';
import { readPersonnel } from '@talaan/personnel/contract.ts';
import { listRoles } from '@talaan/identity/contract/roles.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { checkAudit } from '@talaan/kernel/server/audit/audit-check.ts';
import { sealAudit } from '@talaan/kernel/server/audit/audit.ts';
import { openDatabase, type Database } from '@talaan/kernel/server/database/database.ts';
import { officeImports } from '@talaan/organization/contract/office-imports.ts';
import { startTestApp, TEST_NOW, type TestApp } from '@talaan/testing/app.ts';
import { KEPT_TABLES } from './trial/kept-tables.ts';
import { goLive, listDoomed, wipeTrial } from './trial/wipe.ts';

let app: TestApp;
let owner: Database;
let admin: Actor;

before(async () => {
  app = await startTestApp();
  owner = openDatabase(app.owner);
  admin = (await actorOfAccount(app.server, 'admin@talaan.example'))!;
});
after(() => app.close());

const now = Temporal.Instant.from(TEST_NOW);
const wipe = () => owner.transaction().execute((db) => wipeTrial({ db, actor: admin, now, requestId: 'test' }));
const one = async <T>(query: string): Promise<T> => (await app.owner.query<{ one: T }>(`select (${query}) as one`)).rows[0]!.one;
const constraints = () =>
  one<string[]>(
    `select array_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) order by 1) from pg_constraint where contype = 'f'`,
  );
const disabled = () => one<number>(`select count(*)::integer from pg_trigger where tgenabled = 'D'`);

test('a demo is not wiped, and a database that something uses is left alone', async () => {
  await assert.rejects(wipe(), /This is a demo, not a trial period/);
  await app.owner.query('update kernel.installation set is_demo = false');
  const child = spawn(process.execPath, [fileURLToPath(new URL('./trial.ts', import.meta.url)), 'wipe', '--as', 'admin@talaan.example'], {
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      DATABASE_OWNER_URL: app.ownerUrl,
      DATA_DIR: app.server.settings.dataDir,
      DEMO: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  assert.match(
    (await text(child.stdout)) + (await text(child.stderr)),
    /Something else uses this database\. Stop Talaan first; nothing was changed\./,
  );
  assert.deepEqual(await exit, [1, null]);
});

test('a fault in the midst leaves everything as it was', async () => {
  const people = await one<string>('select count(*) from personnel.person');
  const failing = owner.transaction().execute(async (db) => {
    await wipeTrial({ db, actor: admin, now, requestId: 'test' });
    throw new Error('the lights went out');
  });
  await assert.rejects(failing, /the lights went out/);
  assert.equal(await one('select count(*) from personnel.person'), people);
});

test('a trial period is wiped: what was set up stays, the audit trail is whole and says so, and the university begins anew', async () => {
  const fk = await constraints();
  const positions = await one('select count(*) from organization.position');
  const places = await one('select count(*) from reference.psgc_place');
  const people = await one<string>('select count(*) from personnel.person');
  await wipe();
  assert.deepEqual(
    (await listDoomed(owner)).filter(({ rows }) => rows > 0),
    [],
  );
  assert.deepEqual((await constraints()).toSorted(), fk.toSorted());
  assert.equal(await disabled(), 0);
  assert.equal(await one('select count(*) from organization.position'), positions);
  assert.equal(await one('select count(*) from reference.psgc_place'), places);
  assert.equal(await one(`select string_agg(email, ',') from identity.account`), 'admin@talaan.example');
  const noted = await one<Record<string, unknown>>(`select before from kernel.audit_event where action = 'wipe the trial period'`);
  assert.equal(noted['personnel.person'], Number(people));
  while ((await sealAudit(app.server.db)) > 0);
  assert.equal((await checkAudit(app.server.db, [])).fault, null);
  // The administrator goes on with the same product.
  const caller = await app.as('admin');
  assert.equal((await caller.call(listRoles, { query: {} })).status, 200);
  assert.equal((await caller.call(readPersonnel, { params: { id: 1 } })).status, 404);
  const upload = await caller.call(officeImports.upload, {
    file: { name: 'o.csv', content: 'Acronym,Name,Campus\nOP,Office of the President,1\n' },
  });
  assert.equal(upload.status, 200);
});

test('every table that is said to be kept is there', async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p')`,
  );
  const there = new Set(rows.map(({ name }) => name));
  assert.deepEqual(
    KEPT_TABLES.filter((name) => !there.has(name)),
    [],
  );
});

test('a university that went live is never wiped', async () => {
  await owner.transaction().execute((db) => goLive({ db, actor: admin, now, requestId: 'test' }));
  await assert.rejects(wipe(), /This university went live on 2026-11-20\. Nothing of it is wiped, and there is no way back\./);
  await assert.rejects(app.server.pool.query('update kernel.installation set live_since = null'), /permission denied/);
});
