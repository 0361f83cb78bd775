import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { printChart, readTree } from '../../contract/departments.ts';

let app: TestApp;
let hr: Caller;
let ofBantayan: Caller;

before(async () => {
  app = await startTestApp();
  const { db } = app.server;
  // Somebody who serves on the main campus heads a department of another one.
  await sql`delete from organization.head where office_id = ${offices.cropScience.id}`.execute(db);
  await sql`insert into organization.head (office_id, personnel_id, title, during)
    values (${offices.cropScience.id}, ${people.hrOfficer.id}, 'Department Chair', '[2026-01-01,)')`.execute(db);
  await sql`delete from identity.account where personnel_id = ${people.directorOfBantayan.id}`.execute(db);
  await sql`insert into identity.account (email, name, personnel_id)
    values ('bantayan@talaan.example', 'Director', ${people.directorOfBantayan.id})`.execute(db);
  await sql`update identity.account set avatar_path = '/avatars/of-' || personnel_id where personnel_id is not null`.execute(db);
  await sql`delete from identity.account_role h using identity.account a where a.id = h.account_id and a.email = 'clerk@talaan.example'`.execute(
    db,
  );
  await sql`insert into identity.account_role (account_id, role_id, scope, campus_id, during)
    select a.id, r.id, 'campus', ${offices.bantayan.campusId}, '[2026-01-01,)' from identity.account a, identity.role r
    where a.email = 'clerk@talaan.example' and r.name = 'HR administrator'`.execute(db);
  hr = await app.as('hr');
  ofBantayan = await app.as('clerk');
});
after(() => app?.close());

test('a chart shows the faces of heads, but none of a person whom the caller may not see', async () => {
  const headsFor = async (caller: Caller) => {
    const { body } = await caller.call(readTree, {});
    return new Map(body.offices.map(({ id, head }) => [id, head]));
  };
  const [all, own] = [await headsFor(hr), await headsFor(ofBantayan)];
  assert.equal(all.get(offices.cropScience.id)?.avatar, `/avatars/of-${people.hrOfficer.id}`);
  assert.equal(own.get(offices.bantayan.id)?.avatar, `/avatars/of-${people.directorOfBantayan.id}`);
  assert.equal(own.get(offices.cropScience.id)?.name, people.hrOfficer.fullname);
  assert.equal(own.get(offices.cropScience.id)?.avatar, null);
  assert.equal(own.has(offices.registrar.id), false);
});

test('the offices of a chart take as many statements as one of them would', async () => {
  const [few, many] = [await countStatements(() => ofBantayan.call(readTree, {})), await countStatements(() => hr.call(readTree, {}))];
  assert.deepEqual([few, many], [5, 5]);
});

test('a printed chart has the offices of the caller, and leaves out what is folded and other campuses', async () => {
  const print = async (caller: Caller, query: object = {}) => {
    const { status, bytes } = await caller.call(printChart, { query });
    assert.equal(status, 200);
    return (await readPdfText(bytes)).replaceAll(/\s+/g, ' ');
  };
  const whole = await print(hr);
  assert.match(whole, /Organization chart/);
  assert.match(whole, /Department of Mathematics and Statistics/);
  assert.match(whole, /Department of Crop Science/);
  assert.match(await print(hr, { paper: 'a4' }), /OVPAA, continued/, 'a column that is too high for the paper');
  const folded = await print(hr, { folded: [offices.artsAndSciences.id], campus: [offices.artsAndSciences.campusId], paper: 'a4' });
  assert.match(folded, /College of Arts and Sciences .*and 4 units/);
  assert.doesNotMatch(folded, /Mathematics|Crop Science/);
  const own = await print(ofBantayan);
  assert.match(own, /Department of Crop Science/);
  assert.doesNotMatch(own, /Registrar/);
  assert.equal((await (await app.as('employee')).call(printChart, {})).status, 403);
});
