import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { verifyPassword } from '@talaan/identity/server/public.ts';
import { Client } from 'pg';
import { keepInstallation } from '@talaan/kernel/server/installation/keep-installation.ts';
import { bringUpSchema, dropSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { prepareTemplate, TEST_NOW } from '@talaan/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '@talaan/testing/database.ts';
import { modules } from '@talaan/server/app.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';
import { furtherAccounts } from './further-accounts.ts';
import { makeDemo } from './make-demo.ts';

const now = Temporal.Instant.from(TEST_NOW);
const settings = readSettings({ DEMO: 'true', DEMO_NOW: TEST_NOW });
let database: TestDatabase;
let client: Client;
/** Of the demo as the template has it, made for the same seed and date. */
let template: string;

before(async () => {
  database = await cloneDatabase(prepareTemplate);
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  template = await fingerprint();
  await dropSchema(database.ownerUrl);
  await bringUpSchema(database, modules);
  await keepInstallation(database.ownerUrl, { settings, modules });
  await makeDemo({ databaseUrl: database.ownerUrl, settings, modules, now, people: 80, months: 2 });
});

after(async () => {
  await client.end();
  await database.drop();
});

test('the demo stands in the database as it was made', async () => {
  assert.equal(await count('personnel.person where not is_applicant'), 80);
  assert.equal(await count('organization.campus'), 5);
  assert.equal(await count('organization.office'), await count('organization.head where upper_inf(during) and not is_acting'));
  assert.equal(await count('attendance.device'), 11);
  assert.ok((await count('attendance.punch')) > 10_000);
  assert.equal(await count(`attendance.punch where at > '${now.toString()}'`), 0);
  assert.equal(await count('organization.office where tree_from < 1 or tree_to < tree_from'), 0);
});

test('every day of service in the period is due, and none after today', async () => {
  const served = await count(
    `personnel.appointment a cross join lateral generate_series(date '2026-09-01', date '2026-11-20', interval '1 day') day where a.during @> day::date`,
  );
  // The days of records that are submitted already are computed.
  assert.equal((await count('attendance.day_due')) + (await count('attendance.day')), served);
  assert.equal(await count(`attendance.day_due where date > '2026-11-20' or date < '2026-09-01'`), 0);
});

test('heads have their designations, and anyone who is away serves, without a punch since', async () => {
  const heads = "organization.head where not is_acting and title in ('Dean', 'Department Chair')";
  assert.equal(await count(`personnel.designation where title in ('Dean', 'Department Chair')`), await count(heads));
  const away = `personnel.standing s where s.during @> date '2026-11-20'`;
  assert.ok((await count(away)) > 0);
  assert.equal(
    await count(
      `${away} and not exists (select from personnel.appointment a where a.personnel_id = s.personnel_id and a.during @> lower(s.during))`,
    ),
    0,
  );
  assert.equal(
    await count(
      `${away} and exists (select from personnel.device_pin d join attendance.punch p on p.pin = d.pin and s.during @> (p.at at time zone 'Asia/Manila')::date where d.personnel_id = s.personnel_id)`,
    ),
    0,
  );
});

/** What a member of the performance management team holds beside the roles of their title. */
const OF_SEAT = 'PMT member';

test('anyone who is named on the sign-in page can sign in, with the roles of their title', async () => {
  const { rows } = await client.query<{ email: string; password_hash: string; roles: string[] }>(
    `select a.email, a.password_hash, array_agg(r.name order by r.name) as roles from identity.account a
     join identity.account_role h on h.account_id = a.id and h.during @> date '2026-11-20' join identity.role r on r.id = h.role_id
     where a.password_hash is not null and a.suspended_at is null group by a.id order by a.id`,
  );
  assert.deepEqual(
    rows.map(({ email }) => email),
    [...demoAccounts, ...furtherAccounts].map(({ email }) => email),
  );
  for (const { email, password_hash, roles } of rows) {
    const usual = demoAccounts.find((one) => one.email === email);
    const further = furtherAccounts.find((one) => one.email === email);
    assert.ok(usual || further);
    assert.ok(await verifyPassword(password_hash, DEMO_PASSWORD));
    const expected = (usual ?? further!).roles.map(({ name }) => name);
    const ofTitle = roles.filter((name) => name !== OF_SEAT);
    assert.deepEqual(ofTitle, [...expected, ...(further?.headOf ? ['Employee'] : [])].toSorted());
  }
});

test('a second demo on top of the first is refused and leaves it as it was', async () => {
  const before = await fingerprint();
  await assert.rejects(makeDemo({ databaseUrl: database.ownerUrl, settings, modules, now, people: 80, months: 2, seed: 7 }));
  assert.equal(await fingerprint(), before);
});

test('made anew for the same seed and date it is the same to the last punch', async () => {
  assert.equal(await fingerprint(), template);
});

test('the reference lists loaded once more change nothing', async () => {
  const lists = [
    'organization.position',
    'reference.appointment_status',
    'reference.country',
    'reference.school',
    'reference.psgc_place',
    'identity.role_group',
    'attendance.holiday',
    'attendance.schedule',
    'attendance.schedule_assignment',
  ];
  const before = await countEach(lists);
  await bringUpSchema(database, modules);
  assert.deepEqual(await countEach(lists), before);
  assert.ok(before.every((rows) => rows > 0));
});

async function countEach(tables: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const table of tables) counts.push(await count(table));
  return counts;
}

async function count(rows: string): Promise<number> {
  const answer = await client.query<{ count: string }>(`select count(*) from ${rows}`);
  return Number(answer.rows[0]!.count);
}

async function fingerprint(): Promise<string> {
  const { rows } = await client.query<{ all: string }>(`
    select concat(
      (select md5(string_agg(p::text, ',' order by id)) from personnel.person p),
      (select md5(string_agg(a::text, ',' order by personnel_id, during)) from personnel.appointment a),
      (select md5(string_agg(h::text, ',' order by office_id, during)) from organization.head h),
      (select md5(string_agg(p::text, ',' order by pin, at)) from attendance.punch p)
    ) as all`);
  return rows[0]!.all;
}
