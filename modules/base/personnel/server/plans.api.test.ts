import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type RawBuilder } from 'kysely';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

/** The plan where PostgreSQL reads an index wherever it can, as it does with many rows. */
async function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.server.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('an office and all below it are read off the order of the tree, within the query that asks', async () => {
  const plan = await planOf(sql`
    select a.personnel_id from personnel.appointment a where a.office_id in (select id from organization.offices_within(${3}::integer))`);
  assert.doesNotMatch(plan, /Function Scan/);
  assert.match(
    plan,
    /Index Scan using office_by_tree[\s\S]*Index Cond: \(\(tree_from >= \w+\.tree_from\) AND \(tree_from <= \w+\.tree_to\)\)/,
  );
});

test('who serves on a day is read off the keys of appointments, within the query that asks', async () => {
  const plan = await planOf(sql`
    select o.acronym from personnel.person p left join personnel.serving_on(${'2026-11-20'}) a on a.personnel_id = p.id
    left join organization.office o on o.id = a.office_id where p.id = ${7}`);
  assert.doesNotMatch(plan, /Function Scan/);
  assert.match(plan, /a_person_holds_one_appointment_at_a_time[\s\S]*during @>/);
});

test('a full name is searched by the index of names', async () => {
  const plan = await planOf(sql`
    select p.id from personnel.person p
    where p.search like kernel.pattern_of(${'Dela'}) and p.search like kernel.pattern_of(${'Cruz'})`);
  assert.match(plan, /Bitmap Index Scan on person_by_search[\s\S]*search ~~ '%dela%'[\s\S]*search ~~ '%cruz%'/);
});
