import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { exportOption, listBehind, listOptions, readOption } from '../contract.ts';
import { FACET_NAMES } from '../rules/facets.ts';

let app: TestApp;
let hr: Caller;
let head: Caller;
let president: Caller;
let clerk: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  // Heads and executives who may see the numbers, a clerk who also keeps the records of an office.
  await app.server.pool.query(
    `insert into identity.role_group (role_id, group_name) select id, g from identity.role, unnest(case name
       when 'Office clerk' then array['DEMOGRAPHIC', 'PERSONNELS'] else array['DEMOGRAPHIC'] end) as g
     where name in ('Department head', 'Executive', 'Office clerk')`,
  );
  [hr, head, president, clerk] = await Promise.all([app.as('hr'), app.as('head'), app.as('president'), app.as('clerk')]);
});
after(() => app.close());

test('HR sees everybody in service by every facet, each of which adds up', async () => {
  const { status, body } = await hr.call(listOptions);
  assert.equal(status, 200);
  assert.deepEqual([body.is_whole, body.on], [true, '2026-11-20']);
  const { rows } = await app.server.pool.query<{ count: number }>(
    "select count(*)::integer as count from personnel.appointment where during @> '2026-11-20'::date",
  );
  assert.equal(body.total, rows[0]!.count);
  assert.deepEqual(
    body.options.map(({ id }) => id),
    FACET_NAMES,
  );
  for (const { id, groups } of body.options)
    assert.equal(
      groups.reduce((sum, { count }) => sum + count!, 0),
      body.total,
      id,
    );
  for (const id of FACET_NAMES) {
    const { body: one } = await hr.call(readOption, { params: { id } });
    for (const row of one.groups) {
      assert.equal(
        row.by_campus.reduce((sum: number, count) => sum + count!, 0),
        row.count,
      );
      if (one.sexes.length)
        assert.equal(
          row.by_sex.reduce((sum: number, count) => sum + count!, 0),
          row.count,
        );
    }
    assert.deepEqual(
      one.years.map(({ on }) => on),
      ['2021-12-31', '2022-12-31', '2023-12-31', '2024-12-31', '2025-12-31'],
    );
    assert.ok(one.years.at(-1)!.counts.some((count) => count! > 0));
  }
});

test('filters narrow what HR sees, and behind each number is the list of its people', async () => {
  const query = { track: 'faculty', on: '2026-01-15' } as const;
  const { body } = await hr.call(readOption, { params: { id: 'education' }, query });
  const whole = await hr.call(listOptions, { query: { on: '2026-01-15' } });
  assert.ok(body.total! > 0 && body.total! < whole.body.total!);
  for (const {
    key,
    count,
    by_sex: [women],
  } of body.groups) {
    const behind = await hr.call(listBehind, { params: { id: 'education' }, query: { ...query, group: key } });
    assert.equal(behind.body.total, count);
    const female = await hr.call(listBehind, { params: { id: 'education' }, query: { ...query, group: key, sex: 'Female' } });
    assert.equal(female.body.total, women);
  }
});

test('who has a disability HR may see, and that it was seen is kept', async () => {
  const { body } = await hr.call(readOption, { params: { id: 'disability' } });
  const yes = body.groups.find(({ key }) => key === 'yes')!;
  const behind = await hr.call(listBehind, { params: { id: 'disability' }, query: { group: 'yes' } });
  assert.equal(behind.body.total, yes.count);
  const { rows } = await app.server.pool.query<{ after: { group: string; people: number } }>(
    "select after from kernel.audit_event where action = 'see who is behind a demographic number'",
  );
  assert.deepEqual(
    rows.map(({ after: { group, people } }) => [group, people]),
    [['yes', yes.count]],
  );
});

test('outside HR no number under five is shown, nothing is narrowed, and nobody is named', async () => {
  for (const caller of [head, president, clerk]) {
    const list = await caller.call(listOptions);
    assert.equal(list.status, 200);
    assert.deepEqual([list.body.is_whole, list.body.on], [false, '2026-10-31']);
    const numbers = [list.body.total, ...list.body.options.flatMap(({ groups }) => groups.map(({ count }) => count))];
    for (const id of FACET_NAMES) {
      const { body } = await caller.call(readOption, { params: { id } });
      const counted = [body.total, ...[...body.sexes, ...body.campuses, ...body.groups].map(({ count }) => count)];
      numbers.push(...counted, ...body.groups.flatMap(({ by_sex, by_campus }) => [...by_sex, ...by_campus]));
      numbers.push(...body.years.flatMap(({ counts }) => counts));
      assert.deepEqual(
        body.groups.map(({ count }) => count),
        list.body.options.find((option) => option.id === id)!.groups.map(({ count }) => count),
        'the same numbers are hidden on both screens',
      );
    }
    assert.ok(numbers.every((count) => count === null || count >= 5));
    assert.equal((await caller.call(listOptions, { query: { campus: 1 } })).status, 422);
    assert.equal((await caller.call(readOption, { params: { id: 'sex' }, query: { on: '2026-11-01' } })).status, 422);
    assert.equal((await caller.call(listBehind, { params: { id: 'disability' }, query: {} })).status, 403);
  }
  assert.ok((await president.call(listOptions)).body.total! >= 5);
  for (const caller of [head, president]) assert.equal((await caller.call(listBehind, { params: { id: 'sex' } })).status, 403);
});

test('an office’s clerk sees who is behind a number of their office, of nobody else, and not of a few', async () => {
  const { body, status } = await clerk.call(listBehind, { params: { id: 'sex' }, query: { per_page: 999 } });
  const all = (await hr.call(listBehind, { params: { id: 'sex' }, query: { per_page: 999 } })).body;
  if (status === 200) {
    assert.ok(body.total < all.total);
    assert.ok(body.personnels.every(({ office }) => /Arts and Sciences|Department of/.test(office)));
  } else assert.equal(status, 409);
  assert.equal((await clerk.call(listBehind, { params: { id: 'age' }, query: { group: '60', sex: 'Male' } })).status, 409);
});

test('the numbers are saved as a workbook and as CSV, hidden ones as a dot', async () => {
  const csv = await president.call(exportOption, { params: { id: 'solo-parent' }, query: { format: 'csv' } });
  const text = new TextDecoder().decode(csv.bytes);
  assert.match(text, /Solo parents,All,Female,Male,/);
  assert.match(text, /·/);
  const xlsx = await hr.call(exportOption, { params: { id: 'age' }, query: { format: 'xlsx' } });
  assert.equal(xlsx.headers.get('content-type'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});

test('the numbers are closed to anyone who does not hold the view', async () => {
  const employee = await app.as('employee');
  assert.equal((await employee.call(listOptions)).status, 403);
  assert.equal((await hr.call(readOption, { params: { id: 'shoe-size' as 'sex' } })).status, 404);
});
