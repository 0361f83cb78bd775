import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { mergePersonnel } from '@talaan/personnel/contract/record.ts';
import { mySheet, theirSheet } from '../contract.ts';
import { openCheck, readCheck, verifySheet } from '../contract/checking.ts';
import { workExperienceEntries } from '../print/work-experience.ts';
import { add, complete, paperOf, read, save } from './fixtures/sheet-kit.ts';

const DUTIES = 'Keeps the records of the office and follows up what is due.';
let app: TestApp;
let hr: Caller;
let employee: Caller;
const personnel_id = people.accountingClerk.id;
/** The first day of the employee’s present work. */
let from: string;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
  from = (await read(employee)).internal_work[0]!.from!;
});
after(() => app.close());

const entries = async () => workExperienceEntries(await paperOf(app, personnel_id));
const warnings = async () => (await read(employee)).standing.warnings.filter(({ section }) => section === 'university_work');

/** As HR corrects an appointment: the first day of the present work. */
async function beginWorkOn(day: string): Promise<void> {
  await app.server.pool.query(
    `select set_config('talaan.reason', 'The appointment paper says so', false);
     update personnel.appointment set during = daterange('${day}', upper(during)) where personnel_id = ${personnel_id} and upper_inf(during)`,
  );
}

test('an employee gives supervisor and duties of the present work; office and place come from the record', async () => {
  assert.deepEqual(await entries(), [], 'work of which nothing was written is not on the Work Experience Sheet');
  const row = await add(employee, 'university_work', { from, position: 'Chancellor', supervisor: 'Teresita Bautista', duties: DUTIES });
  const [work] = (await read(employee)).internal_work;
  assert.equal(row.values.position, work!.position, 'the position is that of the record, whatever was sent');
  const [entry, ...others] = await entries();
  assert.deepEqual(others, []);
  assert.deepEqual([entry!.position, entry!.supervisor, entry!.duties], [work!.position, 'Teresita Bautista', DUTIES]);
  assert.deepEqual([entry!.office, entry!.agency], [work!.office_unit, `${work!.company}, ${work!.agency_place}`]);
  const twice = await employee.call(mySheet.addRow, {
    params: { section: 'university_work' },
    body: { key: randomUUID(), values: { from } },
  });
  assert.equal(twice.status, 422);
  const { id, errors } = await add(employee, 'university_work', { from: '1899-01-01' });
  assert.ok(errors.from, 'no work begins on this day');
  assert.match((await warnings())[0]!.message, /^Written for work, which is not in the service record now\./);
  assert.equal((await employee.call(mySheet.removeRow, { params: { section: 'university_work', row: id } })).status, 200);
});

test('where the record is corrected the text waits with what it was for, and is given to the work again', async () => {
  const [row] = (await read(employee)).sections.university_work;
  const later = Temporal.PlainDate.from(from).add({ days: 3 }).toString();
  await beginWorkOn(later);
  assert.deepEqual(await entries(), []);
  const [warning] = await warnings();
  assert.match(warning!.message, /^Written for .+ from .+, which is not in the service record now\./);
  await save(employee, 'university_work', row!.id, { from: later });
  assert.equal((await entries())[0]!.duties, DUTIES);
  await beginWorkOn(from);
  assert.equal((await entries())[0]!.duties, DUTIES, 'work that begins earlier keeps its text');
});

test('duties are checked as a row, and are in the verified copy', async () => {
  await complete(app, employee);
  await verify();
  const [row] = (await read(employee)).sections.university_work;
  assert.ok(row!.check.verified_at);
  const { copies } = (await employee.call(mySheet.copies)).body;
  const { copy } = (await employee.call(mySheet.copy, { params: { copy: copies[0]!.id } })).body;
  assert.equal(copy.image.work.find(({ is_internal }) => is_internal)!.duties, DUTIES);

  await save(employee, 'university_work', row!.id, { supervisor: 'Ramon Aquino' });
  const { changes } = (await employee.call(mySheet.copy, { params: { copy: copies[0]!.id } })).body;
  assert.deepEqual(
    changes.map(({ section, fields }) => [section, fields]),
    [['work', [{ field: 'supervisor', before: 'Teresita Bautista', after: 'Ramon Aquino' }]]],
  );
  await employee.call(mySheet.submit, { body: { version: (await read(employee)).standing.version } });
  const seen = (await hr.call(readCheck, { params: { personnel_id } })).body.changes;
  assert.deepEqual(
    seen.map(({ section, kind, row_id }) => [section, kind, row_id]),
    [['university_work', 'changed', row!.id]],
  );
});

test('what is told of appointments goes with them when two records of one person are merged', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `insert into personnel.person (idno, surname, first_name, sex) values ('TWICE-1', 'Dalawa', 'Ulit', 'Female') returning id`,
  );
  const other = rows[0]!.id;
  await app.server.pool.query(
    `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     select ${other}, office_id, position_id, 'JO', '[1985-06-01,1986-06-01)' from personnel.appointment where personnel_id = ${personnel_id} limit 1`,
  );
  await hr.call(theirSheet.read, { params: { personnel_id: other } });
  const added = await hr.call(theirSheet.addRow, {
    params: { personnel_id: other, section: 'university_work' },
    body: { key: randomUUID(), values: { from: '1985-06-01', duties: 'Typed the payroll.' } },
  });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { version } = (await read(employee)).standing;
  const merged = await hr.call(mergePersonnel, {
    params: { id: other },
    body: { into: personnel_id, reason: 'The same birth certificate', choices: { data_sheet: 'kept' } },
  });
  assert.equal(merged.status, 200, JSON.stringify(merged.body));
  assert.deepEqual(
    (await entries()).map(({ duties }) => duties),
    [DUTIES, 'Typed the payroll.'],
  );
  assert.ok((await read(employee)).standing.version > version, 'a checker who looked before looks again');
});

async function verify(): Promise<void> {
  const params = { personnel_id };
  const { standing } = await read(employee);
  assert.equal(
    (await employee.call(mySheet.submit, { body: { version: standing.version } })).status,
    200,
    JSON.stringify(standing.missing),
  );
  await hr.call(openCheck, { params });
  await app.server.pool.query(
    `update pds.training set check_state = 'OK' where personnel_id = ${personnel_id}; update pds.education set check_state = 'OK' where personnel_id = ${personnel_id}`,
  );
  const { status, body } = await hr.call(verifySheet, { params });
  assert.equal(status, 200, JSON.stringify(body));
}
