import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';

/** The views by which modules read one another (decision 294): read as the table itself, with its indexes and its row-level security. */

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

/** The plan of a statement as text, where indexes are taken whenever they serve: the tables of the demo are small. */
async function planOf(statement: string): Promise<string> {
  const client = await app.server.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain (costs off) ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('every view is read as its table, with the rights of who reads', async () => {
  const { rows } = await app.server.pool.query<{ name: string; options: string[] | null }>(
    `select n.nspname || '.' || c.relname as name, c.reloptions as options from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'v' and c.relname like '%\\_view' order by 1`,
  );
  assert.ok(rows.length > 25, 'the views are found');
  for (const { name, options } of rows) {
    assert.ok(options?.includes('security_invoker=true'), name);
    assert.doesNotMatch(await planOf(`select * from ${name}`), /Subquery Scan|Join|Aggregate/, name);
  }
});

const READS: readonly [name: string, statement: string, indexes: readonly string[]][] = [
  ['a person by id', `select fullname from personnel.person_view where id = ${people.teacherOfMathematics.id}`, ['person_pk']],
  [
    'people by what is searched',
    `select id from personnel.person_view p where p.search like '%reyes%' and p.merged_into is null`,
    ['person_by_search'],
  ],
  ['people by name', 'select id, fullname from personnel.person_view order by plain_name, id limit 20', ['person_by_name']],
  [
    'who serves in an office and all below it',
    `select p.fullname from organization.offices_within(${offices.accounting.id}) o
     join personnel.appointment_view a on a.office_id = o.id and a.during @> date '2026-11-20'
     join personnel.person_view p on p.id = a.personnel_id`,
    ['office_by_tree', 'appointment_by_office', 'person_pk'],
  ],
  [
    'where a person serves on a day',
    `select o.fullname, t.name from personnel.serving_on('2026-11-20') a join organization.office_view o on o.id = a.office_id
     join organization.position_view t on t.id = a.position_id where a.personnel_id = ${people.teacherOfMathematics.id}`,
    ['a_person_holds_one_appointment_at_a_time', 'Index Scan using office_', 'position_pk'],
  ],
  [
    'the head of an office',
    `select personnel_id from organization.head_view where office_id = ${offices.accounting.id} and not is_acting and during @> date '2026-11-20'`,
    ['an_office_has_one_head_at_a_time'],
  ],
  [
    'the account of a person',
    `select a.email from personnel.person_view p left join identity.account_view a on a.personnel_id = p.id where p.id = ${people.teacherOfMathematics.id}`,
    ['a_person_has_one_account', 'person_pk'],
  ],
  [
    'the days of a person',
    `select status from attendance.day_view where personnel_id = ${people.teacherOfMathematics.id} and date = '2026-11-20'`,
    ['personnel_id'],
  ],
];

for (const [name, statement, indexes] of READS)
  test(`${name} is found by the indexes of the tables`, async () => {
    const plan = await planOf(statement);
    for (const index of indexes) assert.ok(plan.includes(index), `${index} in\n${plan}`);
    assert.doesNotMatch(plan, /Seq Scan|Subquery Scan|Function Scan/, plan);
  });

test('a row is locked through a view, which is a lock of the row itself', async () => {
  const plan = await planOf(`select from personnel.person_view where id = ${people.teacherOfMathematics.id} for no key update`);
  assert.match(plan, /LockRows[\s\S]*Index/);
});

test('numbers of people whose records were not opened are not in the view either', async () => {
  const ask = 'select count(*)::integer as held from personnel.identity_number_view';
  assert.equal((await app.server.pool.query<{ held: number }>(ask)).rows[0]!.held, 0);
  const client = await app.server.pool.connect();
  await client.query(`begin; select set_config('talaan.opened', '*', true)`);
  const { rows } = await client.query<{ held: number }>(ask);
  await client.query('rollback');
  client.release();
  assert.ok(rows[0]!.held > 0);
});
