import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RowInTheWay } from '@talaan/imports/contract/import-record.ts';
import { personnelSections as calls, type ImportSection } from '../../contract/section-imports.ts';
import { openSections } from './section-fixture.ts';

const { app, hr, people, upload, check, rowsOf, importAll } = await openSections();
const [ana, ben] = people;

test('an import of each section is undone: what it added is gone, what it corrected is as it was', async () => {
  await app.server.pool.query("update personnel.person set birth_date = '1950-01-01' where id = $1", [ana.id]);
  const salaries = 'Employee No.,From,SG,Step,Monthly salary';
  const service = 'Employee No.,From,To,Office,Position,Status';
  const designations = 'Employee No.,Title,Office,From,Units';
  const inOffice = `"${ana.office}",Instructor I`;
  /** What is on record first, and the file that corrects some of it and adds more. */
  const files: [ImportSection, string, string[], string[]][] = [
    [
      'salaries',
      'salary',
      [salaries, `${ana.idno},2026-10-01,${ana.grade},2,40000`],
      [salaries, `${ana.idno},2026-10-01,${ana.grade},3,41000`, `${ben.idno},2026-11-02,${ben.grade},2,41000`],
    ],
    [
      'identity-numbers',
      'identity_number',
      ['Employee No.,TIN', `${ana.idno},111-222-333-000`],
      ['Employee No.,TIN,SSS', `${ana.idno},111-222-555-000,`, `${ben.idno},,1234567890`],
    ],
    [
      'service',
      'appointment',
      [service, `${ana.idno},1980-01-01,1980-12-31,${inOffice},Temporary`],
      [service, `${ana.idno},1980-01-01,1980-03-31,${inOffice},Casual`, `${ana.idno},1980-04-01,1980-12-31,${inOffice},Temporary`],
    ],
    [
      'designations',
      'designation',
      [designations, `${ana.idno},Program Coordinator,"${ana.office}",2024-02-01,6`],
      [designations, `${ana.idno},Program Coordinator,"${ana.office}",2024-02-01,9`],
    ],
    [
      'leave-without-pay',
      'leave_without_pay',
      ['Employee No.,From,To,Days', `${ben.idno},2024-03-04,2024-03-08,2.5`],
      ['Employee No.,From,To,Days', `${ben.idno},2024-03-04,2024-03-05,1`, `${ana.idno},2024-03-04,2024-03-05,1`],
    ],
  ];
  for (const [section, table, first, file] of files) {
    assert.equal((await importAll(await upload(section, first))).state, 'done');
    const before = await storedIn(table);
    const record = await upload(section, file);
    assert.equal(record.counts.new + record.counts.update, file.length - 1, JSON.stringify(await rowsOf(record)));
    assert.equal((await importAll(record)).state, 'done');
    assert.notDeepEqual(await storedIn(table), before, section);
    const undone = await hr.call(calls.undo, { params: { id: record.id } });
    assert.equal(undone.status, 200, JSON.stringify(undone.body));
    assert.equal(undone.body.import.state, 'undone');
    assert.deepEqual(await storedIn(table), before, section);
    assert.equal((await hr.call(calls.undo, { params: { id: record.id } })).status, 409);
  }
});

test('an import of a section is not undone for a person whose rows were changed since, and the row says so', async () => {
  const lines = (days: string) => ['Employee No.,From,To,Days', `${ben.idno},2024-07-01,2024-07-05,${days}`];
  const first = await upload('leave-without-pay', lines('3'));
  await importAll(first);
  await importAll(await upload('leave-without-pay', lines('4')));
  const refused = await hr.call(calls.undo, { params: { id: first.id } });
  assert.equal(refused.status, 409);
  const { rows } = refused.body as unknown as { rows: RowInTheWay[] };
  assert.deepEqual(
    rows.map(({ line, key, reason }) => ({ line, key, reason })),
    [{ line: 2, key: ben.idno, reason: 'changed or removed since' }],
  );
});

test('a first day of service under 18 is a warning that must be looked at: who looked, and when, is stored', async () => {
  await app.server.pool.query("update personnel.person set birth_date = '1970-05-01' where id = $1", [ana.id]);
  const record = await upload('service', [
    'Employee No.,From,To,Office,Position,Status',
    `${ana.idno},1987-06-01,1987-07-31,"${ana.office}",Instructor I,Temporary`,
  ]);
  assert.deepEqual(
    record.warnings.map(({ kind, rows, acknowledged_by: by }) => ({ kind, rows, by })),
    [{ kind: 'under-18', rows: 1, by: null }],
  );
  const refused = await hr.call(calls.confirm, { params: { id: record.id }, body: {} });
  assert.equal(refused.status, 422);
  assert.match((refused.body as unknown as { errors: { warnings: string[] } }).errors.warnings[0]!, /Under 18 years of age/);
  const looked = await hr.call(calls.acknowledge, { params: { id: record.id }, body: { kind: 'under-18' } });
  assert.ok(looked.body.import.warnings[0]!.acknowledged_by && looked.body.import.warnings[0]!.acknowledged_at);
  const checkedAgain = await check(record);
  assert.equal(checkedAgain.warnings[0]!.acknowledged_at, null, 'another check asks again');
  await hr.call(calls.acknowledge, { params: { id: record.id }, body: { kind: 'under-18' } });
  assert.equal((await importAll(record)).state, 'done');
});

async function storedIn(table: string): Promise<unknown[]> {
  const client = await app.server.pool.connect();
  try {
    await client.query("begin; select set_config('talaan.opened', '*', true)");
    const { rows } = await client.query<{ row: unknown }>(
      `select to_jsonb(t) - 'id' as row from personnel.${table} t where personnel_id = any($1) order by (to_jsonb(t) - 'id')::text`,
      [[ana.id, ben.id]],
    );
    await client.query('commit');
    return rows.map(({ row }) => row);
  } finally {
    client.release();
  }
}
