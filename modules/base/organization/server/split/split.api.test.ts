import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { readDepartment } from '../../contract/departments.ts';
import * as splitting from '../../contract/split.ts';
import { officeCalled, quiet, servingIn } from '../departments/office-fixture.ts';

const BOR = 'BOR Resolution 41, s. 2026';
let app: TestApp;
let hr: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app?.close());

test('a split moves exactly whom one chose, the preview shows it before, and their days are due again', async () => {
  const cas = await officeCalled(app.server.db, 'CAS');
  const from = '2026-11-16';
  const { body: found } = await hr.call(splitting.listOfficeUses, { params: { id: cas }, query: { from } });
  const people = found.uses.find(({ name }) => name === 'people')!.rows;
  const roles = found.uses.find(({ name }) => name === 'roles')!.rows;
  const units = found.uses.find(({ name }) => name === 'units')!.rows;
  assert.ok(people.length >= 2 && roles.length === 1 && units.length >= 4, JSON.stringify(found.uses));
  const chosen = people.slice(0, 1).map(({ key }) => key);
  const body = {
    from,
    authority: BOR,
    parts: [
      {
        fullname: 'College of Science',
        acronym: 'COS',
        parent_id: await officeCalled(app.server.db, 'OVPAA'),
        takes: {
          people: chosen,
          units: units.filter(({ label }) => label.startsWith('DNS')).map(({ key }) => key),
          roles: [roles[0]!.key],
        },
      },
    ],
  };
  const before = await everything(app.server.db, cas);
  const preview = await hr.call(splitting.previewSplit, { params: { id: cas }, body });
  assert.equal(preview.status, 200, JSON.stringify(preview.body));
  assert.deepEqual(await everything(app.server.db, cas), before);

  await quiet(app.server.db);
  await sql`update attendance.day set rules_version = 'before the split'`.execute(app.server.db);
  const done = await hr.call(splitting.splitDepartment, { params: { id: cas }, body });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const plain = (offices: typeof done.body.offices) => offices.map((office) => ({ ...office, id: 0 }));
  assert.deepEqual(plain(done.body.offices), plain(preview.body.offices));
  const cos = await officeCalled(app.server.db, 'COS');
  assert.deepEqual((await servingIn(app.server.db, cos, from)).map(String).toSorted(), chosen.toSorted());
  assert.deepEqual(
    (await servingIn(app.server.db, cas, from)).map(String).toSorted(),
    people
      .map(({ key }) => key)
      .filter((key) => !chosen.includes(key))
      .toSorted(),
  );
  await quiet(app.server.db);
  const { rows } = await sql<{ personnel_id: number; first: string }>`
    select personnel_id, min(date)::text as first from attendance.day where rules_version <> 'before the split' and date < '2026-11-20'
    group by 1 order by 1`.execute(app.server.db);
  const again = new Set(rows.map((row) => String(row.personnel_id)));
  assert.ok(
    chosen.every((key) => again.has(key)),
    JSON.stringify(rows),
  );
  const record = await hr.call(readDepartment, { params: { id: cos } });
  assert.deepEqual(
    record.body.department.origins.map(({ kind, office }) => [kind, office.acronym]),
    [['from', 'CAS']],
  );
});

test('what is chosen twice, or is not there any more, is not split', async () => {
  const cen = await officeCalled(app.server.db, 'CEN');
  const { body } = await hr.call(splitting.listOfficeUses, { params: { id: cen }, query: { from: '2026-12-01' } });
  const [first] = body.uses.find(({ name }) => name === 'people')!.rows;
  const part = (acronym: string, key: string) => ({ fullname: `Unit ${acronym}`, acronym, takes: { people: [key] } });
  const split = (...parts: ReturnType<typeof part>[]) =>
    hr.call(splitting.splitDepartment, { params: { id: cen }, body: { from: '2026-12-01', authority: BOR, parts } });
  assert.equal((await split(part('U1', first!.key), part('U2', first!.key))).status, 422);
  assert.equal((await split(part('U1', '999999'))).status, 409);
});

test('what names an office and no part can take is said to stay', async () => {
  const dcs = await officeCalled(app.server.db, 'DCS');
  await sql`insert into identity.account_role (account_id, role_id, scope, office_id, during)
    select 1, min(id), 'office', ${dcs}, '[2026-01-01,)' from identity.role`.execute(app.server.db);
  const { rows } = await sql<{ tables: string[] }>`
    select array_agg(distinct conrelid::regclass::text order by conrelid::regclass::text) as tables from pg_constraint
    where contype = 'f' and confrelid = 'organization.office'::regclass and conparentid = 0`.execute(app.server.db);
  assert.ok(rows[0]!.tables.includes('organization.letterhead'));
  await sql`insert into organization.letterhead (office_id, during, republic_line, university_line, office_line, address, contact, footer)
    values (${dcs}, '[2026-01-01,)', '', '', '', '', '', '')`.execute(app.server.db);
  const { body } = await hr.call(splitting.listOfficeUses, { params: { id: dcs }, query: { from: '2026-12-01' } });
  assert.deepEqual(
    body.stays.find(({ title }) => title === 'Letterhead'),
    { title: 'Letterhead', rows: 1 },
  );
  assert.equal(body.uses.find(({ name }) => name === 'roles')!.rows.length, 1);
});

/** All rows that name an office, to see that a preview leaves none behind; jobs of the start go on beside it. */
async function everything(db: Database, office: number): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from organization.office) as offices, (select count(*) from kernel.audit_event where account_id is not null) as events,
      (select count(*) from personnel.appointment) as appointments, (select count(*) from pgboss.job) as jobs,
      (select jsonb_agg(to_jsonb(a) order by personnel_id, during) from personnel.appointment a where office_id = ${office}) as people,
      (select jsonb_agg(to_jsonb(p) order by office_id, during) from organization.office_parent p) as places`.execute(db);
  return rows[0];
}
