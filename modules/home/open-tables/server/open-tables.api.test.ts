import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { downloadNight, downloadOpenTable, makeOpenTables, readOpenTables } from '../contract/nights.ts';
import { makeNightJob } from './make-night-job.ts';
import { columnsOf } from './read-tables.ts';

let app: TestApp;
let planning: Caller;
before(async () => {
  app = await startTestApp();
  planning = await app.as('vppd');
});
after(() => app.close());

const LAST_NIGHT = '2026-11-19';

const make = () => makeNightJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
type Row = Record<string, string>;
const table = async (name: string) => {
  const { status, bytes } = await planning.call(downloadOpenTable, { params: { day: 'latest', name } });
  assert.equal(status, 200, name);
  return parse<Row>(bytes, { bom: true, columns: true });
};
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0);
const ask = async (query: string) => Number((await app.owner.query<{ n: string }>(query)).rows[0]!.n);

test('a night holds every table, and its sums are those of the university', async () => {
  await make();
  const { nights, tables } = (await planning.call(readOpenTables)).body;
  assert.equal(nights[0]!.day, LAST_NIGHT);
  assert.equal(nights[0]!.tables, allContributed(app.server, openTables).length);
  for (const { name, rows, columns } of tables) {
    const read = await table(name);
    assert.equal(read.length, rows, name);
    assert.ok(read.length > 0, name);
    assert.deepEqual(
      Object.keys(read[0]!),
      columns.map((column) => column.name),
      name,
    );
  }
  const serving = await ask(`select count(*) as n from personnel.appointment where during @> date '${LAST_NIGHT}'`);
  const headcount = await table('headcount');
  assert.equal(sumOf(headcount, 'people'), serving);
  assert.ok(headcount.every(({ people }) => Number(people) >= 5));
  const items = await table('plantilla_items');
  assert.equal(
    items.filter(({ is_filled }) => is_filled === 'true').length,
    await ask(
      `select count(distinct item_id) as n from personnel.appointment where during @> date '${LAST_NIGHT}' and not is_substitute and item_id is not null`,
    ),
  );
  const late = await ask(`select sum(late_minutes) as n from attendance.day where date between '2026-11-01' and '${LAST_NIGHT}'`);
  const november = (await table('attendance_by_month')).filter(({ month }) => month === '2026-11');
  assert.equal(sumOf(november, 'late_minutes'), late);
});

test('the tables join by the numbers of offices', async () => {
  const offices = new Set((await table('offices')).map(({ office_id }) => office_id));
  for (const name of ['headcount', 'attendance_by_month', 'leave_by_month', 'plantilla_items', 'vacancies', 'document_stays', 'property'])
    for (const { office_id } of await table(name)) assert.ok(office_id === '' || offices.has(office_id), `${name}: ${office_id}`);
});

test('no table has a column that would name a person, and no text of one is that of a person', async () => {
  for (const one of allContributed(app.server, openTables)) {
    const names = columnsOf(one).map(({ name }) => name);
    const naming = names.filter((name) => /person|idno|holder|birth|sex|mail|mobile|account|surname|first_name/.test(name));
    assert.deepEqual(naming, [], one.name);
  }
  const { rows } = await app.owner.query<{ idno: string; fullname: string }>('select idno, fullname from personnel.person');
  const { bytes } = await planning.call(downloadNight, { params: { day: 'latest' } });
  const texts = Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString());
  for (const { idno, fullname } of rows) assert.ok(!texts.some((text) => text.includes(fullname) || text.includes(`,${idno},`)), fullname);
});

test('a night that is made again is replaced; nights of more than a month ago are forgotten with their files', async () => {
  await app.owner.query(`insert into open_tables.night (day, made_at) values ('2026-10-19', now()), ('2026-10-20', now())`);
  await app.owner.query(`insert into open_tables.file (day, name, file_id, rows, bytes)
    select d::date, f.name, f.file_id, f.rows, f.bytes from unnest(array['2026-10-19', '2026-10-20']) d, open_tables.file f where f.name = 'offices'`);
  const before = await planning.call(downloadNight, { params: { day: LAST_NIGHT } });
  await make();
  const { nights } = (await planning.call(readOpenTables)).body;
  assert.deepEqual(
    nights.map(({ day }) => day),
    [LAST_NIGHT, '2026-10-20'],
  );
  const again = await planning.call(downloadNight, { params: { day: 'latest' } });
  assert.deepEqual(Object.keys(unzipSync(again.bytes)), Object.keys(unzipSync(before.bytes)));
  assert.ok((await ask(`select count(*) as n from kernel.file where name = 'headcount.csv' and unclaimed_since is not null`)) > 0);
});

test('they are for the planning office over the whole university', async () => {
  for (const who of ['employee', 'head', 'hr']) {
    const caller = await app.as(who);
    assert.equal((await caller.call(readOpenTables)).status, 403, who);
    assert.equal((await caller.call(makeOpenTables)).status, 403, who);
  }
  assert.equal((await planning.call(downloadOpenTable, { params: { day: '2020-01-01', name: 'headcount' } })).status, 404);
  assert.equal((await planning.call(downloadOpenTable, { params: { day: 'latest', name: 'salaries' } })).status, 404);
});
