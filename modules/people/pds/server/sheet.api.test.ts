import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { mySheet, theirSheet } from '../contract.ts';
import { compareSheets } from '../rules/compare-sheets.ts';
import { hideNumbersOfSheet } from '../rules/hide-numbers.ts';
import { complete, read } from './fixtures/sheet-kit.ts';
import { readSheets } from './read-sheet.ts';
import { measureSheets } from './stand.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
});
after(() => app.close());

test('an incomplete sheet is not submitted, a complete one is, freezes its image, and closes to its owner', async () => {
  const personnel_id = people.accountingClerk.id;
  const early = await employee.call(mySheet.submit, { body: { version: (await read(employee)).standing.version } });
  assert.equal(early.status, 409);
  await complete(app, employee);
  const { standing } = await read(employee);
  assert.deepEqual(standing.missing, []);
  assert.equal((await employee.call(mySheet.submit, { body: { version: standing.version - 1 } })).status, 409, 'changed in another window');
  const [one, two] = await Promise.all([1, 2].map(() => employee.call(mySheet.submit, { body: { version: standing.version } })));
  assert.deepEqual(
    [one!.status, two!.status].toSorted((a, b) => a - b),
    [200, 409],
  );
  const after = await read(employee);
  assert.deepEqual([after.standing.state, after.standing.actions], ['SUBMITTED', []]);
  const id = after.sections.parents[0]!.id;
  const father = after.sections.parents[0]!.values.father_first_name;
  const late = await employee.call(mySheet.saveRow, {
    params: { section: 'parents', row: id },
    body: { version: 99, values: { father_first_name: 'Late' } },
  });
  assert.equal(late.status, 409);
  const asHr = await hr.call(theirSheet.saveRow, {
    params: { personnel_id, section: 'parents', row: id },
    body: { version: 99, values: { father_first_name: 'Josefo' } },
  });
  assert.equal(asHr.status, 200, 'HR may correct at any time');
  assert.equal(asHr.body.standing.state, 'SUBMITTED');
  const kept = await corrections(personnel_id);
  assert.deepEqual(
    kept.map(({ was, became }) => [was.father_first_name, became.father_first_name]),
    [[father, 'Josefo']],
  );
  const { rows } = await app.server.pool.query<{ trail: string }>(
    "select coalesce(before::text, '') || after::text as trail from kernel.audit_event where subject = $1",
    [`pds.parents:${id}`],
  );
  assert.ok(rows.length > 0 && rows.every(({ trail }) => !trail.includes('Josefo')), 'the trail names no family');
});

test('editing a row of a verified sheet sets that row back and the sheet to draft; the copy stays', async () => {
  const head = await app.as('head');
  const before = await read(head);
  assert.equal(before.standing.state, 'VERIFIED');
  const [row, ...others] = before.sections.education;
  assert.equal(row!.check.state, 'OK');
  const saved = await head.call(mySheet.saveRow, {
    params: { section: 'education', row: row!.id },
    body: { version: row!.version, values: { honors: 'With honors' } },
  });
  assert.equal(saved.body.standing.state, 'DRAFT');
  assert.deepEqual([saved.body.row.check.state, saved.body.row.check.verified_at], ['PENDING', null]);
  assert.ok(
    (await read(head)).sections.education
      .filter(({ id }) => id !== row!.id)
      .every(({ check }) => check.state === 'OK' && check.verified_at !== null),
  );
  assert.ok(others.length > 0);
  const { copies } = (await head.call(mySheet.copies)).body;
  assert.equal(copies.length, 1);
  const { changes } = (await head.call(mySheet.copy, { params: { copy: copies[0]!.id } })).body;
  assert.deepEqual(
    changes.map(({ section, kind, fields }) => [section, kind, fields]),
    [['education', 'changed', [{ field: 'honors', before: '', after: 'With honors' }]]],
  );
  assert.equal((await employee.call(mySheet.copy, { params: { copy: copies[0]!.id } })).status, 404);
});

test('a sheet is for its owner and for HR: everybody else finds nothing', async () => {
  const personnel_id = people.accountingClerk.id;
  for (const who of ['head', 'dean', 'faculty', 'clerk', 'president']) {
    const caller = await app.as(who);
    const status = (await caller.call(theirSheet.read, { params: { personnel_id } })).status;
    assert.ok(status === 404 || status === 403, `${who}: ${status}`);
  }
  assert.equal((await hr.call(theirSheet.read, { params: { personnel_id } })).status, 200);
  assert.equal((await hr.call(theirSheet.read, { params: { personnel_id: 999_999 } })).status, 404);
  assert.equal((await employee.call(theirSheet.read, { params: { personnel_id } })).body.sheet.is_mine, true);
  const foreign = (await hr.call(mySheet.read)).body.sheet.sections.parents[0]!.id;
  assert.equal(
    (await employee.call(mySheet.saveRow, { params: { section: 'parents', row: foreign }, body: { version: 1, values: {} } })).status,
    404,
  );
  assert.equal((await (await app.as('applicant')).call(theirSheet.read, { params: { personnel_id } })).status, 403);
});

test('a plain query sees no sensitive row', async () => {
  for (const table of ['personal', 'spouse', 'child', 'parents', 'answer', 'government_id', 'copy', 'correction']) {
    const { rows } = await app.server.pool.query<{ count: number }>(`select count(*)::integer as count from pds.${table}`);
    assert.equal(rows[0]!.count, 0, table);
  }
});

test('the sheets of the demo are what their states say', async () => {
  const { rows } = await app.server.pool.query<{ personnel_id: number; completeness: number; state: string }>(
    'select personnel_id, completeness, state from pds.sheet',
  );
  const ids = rows.map(({ personnel_id }) => personnel_id);
  const measured = await withOpenRecords(app.server.db, ids, (db) => measureSheets(db, ids, app.server.clock.today()));
  const wrong = rows.filter(({ personnel_id, completeness }) => measured.get(personnel_id) !== completeness);
  assert.deepEqual(
    wrong.filter(({ state }) => state !== 'DRAFT'),
    [],
  );
});

test('the image of a verified sheet is the sheet, with its numbers masked', async () => {
  const id = people.teacherOfMathematics.id;
  const [sheet] = (await readSheets(app.server.db, [id], app.server.clock.today())).values();
  const caller = await app.as('faculty');
  const { copies } = (await caller.call(mySheet.copies)).body;
  const { copy } = (await caller.call(mySheet.copy, { params: { copy: copies[0]!.id } })).body;
  assert.deepEqual(compareSheets(copy.image, hideNumbersOfSheet(sheet!)), []);
  assert.match(copy.image.personal.tin, /^[•-]+\d{4}$|^[•-]+\d{1,3}-\d{1,3}$/);
  assert.ok(!JSON.stringify(copy.image).includes(sheet!.personal.tin));
  assert.ok(sheet!.training.length > 30);
});

async function corrections(personnelId: number): Promise<{ was: Record<string, unknown>; became: Record<string, unknown> }[]> {
  return withOpenRecords(app.server.db, [personnelId], async (db) => {
    const rows = await db.selectFrom('pds.correction').select(['was', 'became']).where('personnel_id', '=', personnelId).execute();
    return rows as unknown as { was: Record<string, unknown>; became: Record<string, unknown> }[];
  });
}
