import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { me } from '@talaan/identity/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { findPersonnel, listPersonnel, readPersonnel } from '../../contract.ts';
import { mergePersonnel, previewPersonnelMerge } from '../../contract/record.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
let merged: number;
const KEPT = 90011;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  employee = await app.as('employee');
  merged = (await employee.call(me)).body.user.personnel!.id;
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, sex) values (${KEPT}, 'KEPT-1', 'Natira', 'Ang', 'Female');
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during) select ${KEPT}, 1, min(id), 'PERM', '[1985-01-01,1986-01-01)' from organization.position`);
});
after(() => app.close());

const count = async (table: string, person: number) =>
  (await app.server.pool.query<{ count: number }>(`select count(*) from ${table} where personnel_id = ${person}`)).rows[0]!.count;

test('the preview says what would move, and writes nothing', async () => {
  const before = await count('personnel.appointment', merged);
  const { status, body } = await hr.call(previewPersonnelMerge, { params: { id: merged }, body: { into: KEPT } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(body.preview.refusals, []);
  const moves = new Map(body.preview.moves.map(({ what, count: rows }) => [what, rows]));
  assert.equal(moves.get('appointment'), before);
  assert.equal(moves.get('account'), 1);
  assert.ok(moves.has('device pin'));
  assert.ok(body.preview.fills.some(({ label }) => label === 'Date of birth'));
  assert.ok(body.preview.differs.some(({ label }) => label === 'Surname'));
  assert.equal(await count('personnel.appointment', merged), before);
  assert.equal((await hr.call(readPersonnel, { params: { id: merged } })).body.personnel.id, merged);
});

test('appointments that both held on the same days refuse the merge, and say which', async () => {
  const { rows } = await app.server.pool.query<{ day: string }>(
    `select lower(during)::text as day from personnel.appointment where personnel_id = ${merged} order by during limit 1`,
  );
  await app.server.pool.query(
    `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     select ${KEPT}, 1, min(id), 'PERM', daterange($1::date, $1::date + 10) from organization.position`,
    [rows[0]!.day],
  );
  const { status, body } = await hr.call(mergePersonnel, {
    params: { id: merged },
    body: { into: KEPT, reason: 'The same birth certificate' },
  });
  assert.equal(status, 409);
  assert.match((body as { message: string }).message, /Both have an appointment from .* to .*: close or correct one of them first/);
  assert.equal(await count('identity.account', KEPT), 0, 'nothing was moved');
  const client = await app.server.pool.connect();
  await client.query(`begin; select set_config('talaan.reason', 'test', true)`);
  await client.query(`delete from personnel.appointment where personnel_id = ${KEPT} and lower(during) = $1`, [rows[0]!.day]);
  await client.query('commit');
  client.release();
});

test('a person is not merged into the same record, nor into nobody', async () => {
  assert.equal((await hr.call(previewPersonnelMerge, { params: { id: merged }, body: { into: merged } })).status, 422);
  assert.equal((await hr.call(previewPersonnelMerge, { params: { id: merged }, body: { into: 2_000_000_000 } })).status, 404);
});

test('all that names the one names the other after the merge, and the old number leads there', async () => {
  const old = (await hr.call(readPersonnel, { params: { id: merged } })).body.personnel;
  const appointments = await count('personnel.appointment', merged);
  const { status, body } = await hr.call(mergePersonnel, {
    params: { id: merged },
    body: { into: KEPT, reason: 'The same birth certificate' },
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(await count('personnel.appointment', merged), 0);
  assert.equal(await count('personnel.appointment', KEPT), appointments + 1);
  const record = (await hr.call(readPersonnel, { params: { id: merged } })).body.personnel;
  assert.equal(record.id, KEPT);
  assert.equal(record.birth_date, old.birth_date);
  assert.deepEqual(record.earlier_numbers, [old.idno]);
  assert.deepEqual(record.pins, old.pins);
  const { user } = (await employee.call(me)).body;
  assert.equal(user.personnel?.id, KEPT, 'the account follows');
  assert.equal(user.name, 'Ang Natira');
  for (const term of [old.idno, 'KEPT-1']) {
    const { personnels } = (await hr.call(listPersonnel, { query: { term } })).body;
    assert.deepEqual(
      personnels.map(({ id }) => id),
      [KEPT],
      term,
    );
  }
  const found = (await hr.call(findPersonnel, { query: { term: old.idno } })).body.personnel;
  assert.deepEqual(
    found.map(({ id }) => id),
    [KEPT],
  );
  const again = await hr.call(mergePersonnel, { params: { id: merged }, body: { into: KEPT, reason: 'Once more' } });
  assert.equal(again.status, 404);
});

test('whatever hangs on a row of a person follows it when the row gets another owner', async () => {
  const { rows } = await app.server.pool.query<{ constraint: string }>(`
    select f.conrelid::regclass || ': ' || f.conname as constraint from pg_constraint f
    where f.contype = 'f' and f.conparentid = 0 and f.confupdtype <> 'c' and cardinality(f.confkey) > 1 and exists (
      select from pg_attribute a where a.attrelid = f.confrelid and a.attnum = any(f.confkey) and a.attname = 'personnel_id')`);
  assert.deepEqual(
    rows.map((row) => row.constraint),
    [],
    'say on update cascade',
  );
});
