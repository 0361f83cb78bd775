import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { listPersonnel } from '../../contract.ts';
import { countHeads, listRetirements } from '../../contract/headcount.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

const sum = (counts: readonly { people: number }[]) => counts.reduce((total, { people }) => total + people, 0);

test('each number of the headcount is the total of the list that it leads to', async () => {
  const hr = await app.as('hr');
  const { counts, years, statuses, campuses } = (await hr.call(countHeads)).body;
  assert.equal(sum(counts), (await hr.call(listPersonnel)).body.total);
  for (const { code } of statuses) {
    const { total } = (await hr.call(listPersonnel, { query: { status: code } })).body;
    assert.equal(sum(counts.filter(({ status }) => status === code)), total, code);
  }
  const one = counts.find(({ campus }) => campus === campuses.at(-1)!.id);
  const { total } = (await hr.call(listPersonnel, { query: { status: one!.status, campus: one!.campus } })).body;
  assert.equal(one!.people, total);
  assert.deepEqual(
    years.map(({ on }) => on),
    ['2021-12-31', '2022-12-31', '2023-12-31', '2024-12-31', '2025-12-31', '2026-11-20'],
  );
  const { total: then } = (await hr.call(listPersonnel, { query: { on: '2024-12-31' } })).body;
  assert.equal(years[3]!.people, then);
});

test('the headcount is that of the caller’s campus, and no one else asks for it', async () => {
  const president = await app.as('president');
  const all = (await president.call(countHeads)).body;
  await app.server.pool.query(`update identity.account_role h set scope = 'campus', campus_id = 2
    from identity.account a where a.id = h.account_id and a.email = 'president@talaan.example' and h.scope = 'all'`);
  const own = (await president.call(countHeads)).body;
  assert.deepEqual(
    own.campuses.map(({ id }) => id),
    [2],
  );
  assert.ok(sum(own.counts) < sum(all.counts));
  assert.ok(own.years.at(-1)!.people < all.years.at(-1)!.people);
  assert.equal((await (await app.as('head')).call(countHeads)).status, 403);
  assert.equal((await president.call(listRetirements)).status, 403);
});

test('who turns 65 within twelve months is listed, the earliest first; job orders do not retire', async () => {
  const hr = await app.as('hr');
  const before = (await hr.call(listRetirements)).body;
  const { rows } = await app.server.pool.query<{ id: number; service: boolean }>(`
    select distinct on (s.government_service) a.personnel_id as id, s.government_service as service
    from personnel.serving_on('2026-11-20') a join reference.appointment_status s on s.code = a.status_code
      join personnel.person p on p.id = a.personnel_id where p.birth_date > '1970-01-01' order by s.government_service, a.personnel_id`);
  const ids = rows.map(({ id }) => id);
  await app.server.pool.query("update personnel.person set birth_date = '1962-11-20', date_hired = '2000-01-01' where id = any($1)", [ids]);
  const { personnels, total } = (await hr.call(listRetirements)).body;
  const serving = rows.find(({ service }) => service)!.id;
  assert.equal(total, before.total + 1);
  assert.equal(personnels.find(({ id }) => id === serving)?.retires_on, '2027-11-20');
  const query = { retires_by: '2027-11-20', sort: 'retires_on' as const, per_page: 999 };
  const list = (await hr.call(listPersonnel, { query })).body;
  assert.equal(list.total, total);
  assert.deepEqual(
    list.personnels.map(({ retires_on }) => retires_on),
    personnels.map(({ retires_on }) => retires_on),
  );
  assert.deepEqual(
    personnels.map(({ retires_on }) => retires_on),
    personnels.map(({ retires_on }) => retires_on).toSorted(),
  );
  const later = (await hr.call(listPersonnel, { query: { ...query, retires_from: '2027-11-20' } })).body;
  assert.deepEqual(
    later.personnels.map(({ retires_on }) => retires_on),
    personnels.map(({ retires_on }) => retires_on).filter((day) => day >= '2027-11-20'),
  );
  await app.server.pool.query("update personnel.person set birth_date = '1962-11-21' where id = $1", [serving]);
  assert.equal((await hr.call(listRetirements)).body.total, before.total);
});
