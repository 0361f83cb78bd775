import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { mySheet, theirSheet } from '../contract.ts';
import { checkRows, openCheck, returnSheet, verifySheet } from '../contract/checking.ts';
import { complete, read, rowOf, save } from './fixtures/sheet-kit.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
const personnel_id = people.accountingClerk.id;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee] = await Promise.all([app.as('hr'), app.as('employee')]);
});
after(() => app.close());

test('a sheet goes to the checker, comes back with a remark, and is verified: the record and the account follow', async () => {
  const params = { personnel_id };
  assert.equal((await hr.call(openCheck, { params })).status, 409, 'a draft is not checked');
  await save(employee, 'personal', await rowOf(employee, 'personal'), { surname: 'Villanueva-Cruz', tin: '987-654-321' });
  await complete(app, employee);
  await submit();
  const opened = await hr.call(openCheck, { params });
  assert.deepEqual([opened.status, opened.body.standing.state], [200, 'UNDER_CHECK']);
  assert.equal((await hr.call(openCheck, { params })).status, 409);
  assert.equal((await hr.call(returnSheet, { params })).status, 409, 'nothing says what to change');
  const { education, training } = (await hr.call(theirSheet.read, { params })).body.sheet.sections;
  const first = education[0]!.id;
  const bare = await hr.call(checkRows, { params, body: { rows: [{ section: 'education', row: first, state: 'RETURNED' }] } });
  assert.equal(bare.status, 422, 'a returned row has a remark');
  await hr.call(checkRows, {
    params,
    body: { rows: [{ section: 'education', row: first, state: 'RETURNED', remark: 'Attach the diploma.' }] },
  });
  assert.equal((await hr.call(verifySheet, { params })).status, 409);
  const returned = await hr.call(returnSheet, { params });
  assert.equal(returned.body.standing.state, 'RETURNED');
  const told = (await employee.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ title, link }) => title === 'Your data sheet was returned' && link === '/account/profile'));

  await save(employee, 'education', first, { honors: 'Valedictorian' });
  const { check } = (await read(employee)).sections.education.find(({ id }) => id === first)!;
  assert.deepEqual([check.state, check.remark], ['PENDING', 'Attach the diploma.']);
  await submit();
  await hr.call(openCheck, { params });
  const withFiles = training.filter(({ files }) => files.length > 0);
  if (withFiles.length > 0) {
    assert.equal((await hr.call(verifySheet, { params })).status, 409, 'a row with an attachment is not checked yet');
    await hr.call(checkRows, {
      params,
      body: { rows: withFiles.map(({ id }) => ({ section: 'training' as const, row: id, state: 'OK' as const })) },
    });
  }
  const [one, two] = await Promise.all([1, 2].map(() => hr.call(verifySheet, { params })));
  assert.deepEqual(
    [one!.status, two!.status].toSorted((a, b) => a - b),
    [200, 409],
  );
  const sheet = await read(employee);
  assert.equal(sheet.standing.state, 'VERIFIED');
  assert.ok(
    Object.values(sheet.sections)
      .flat()
      .every((row) => row.check.verified_at !== null),
  );
  assert.equal((await employee.call(mySheet.copies)).body.copies.length, 1);
  const { rows } = await app.server.pool.query<{ surname: string; name: string }>(
    'select p.surname, a.name from personnel.person p join identity.account a on a.personnel_id = p.id where p.id = $1',
    [personnel_id],
  );
  assert.equal(rows[0]!.surname, 'Villanueva-Cruz');
  assert.match(rows[0]!.name, /Villanueva-Cruz$/);
  const honors = sheet.sections.education.find(({ id }) => id === first)!;
  const corrected = await hr.call(theirSheet.saveRow, {
    params: { ...params, section: 'education', row: first },
    body: { version: honors.version, values: { honors: 'Salutatorian' } },
  });
  assert.equal(corrected.body.standing.state, 'VERIFIED');
  assert.equal(corrected.body.row.check.verified_at, null, 'what HR corrected is not as it was verified');
});

test('nobody checks their own sheet, and only a checker checks', async () => {
  assert.equal((await hr.call(openCheck, { params: { personnel_id: people.hrOfficer.id } })).status, 409);
  assert.equal((await (await app.as('head')).call(openCheck, { params: { personnel_id } })).status, 403);
});

test('a correction by HR during the check is in the verified copy', async () => {
  const { rows } = await app.server.pool.query<{ personnel_id: number }>(
    "select personnel_id from pds.sheet where state = 'SUBMITTED' limit 1",
  );
  const params = { personnel_id: rows[0]!.personnel_id };
  await hr.call(openCheck, { params });
  const { sections } = (await hr.call(theirSheet.read, { params })).body.sheet;
  const row = sections.education[0]!;
  const corrected = await hr.call(theirSheet.saveRow, {
    params: { ...params, section: 'education', row: row.id },
    body: { version: row.version, values: { honors: 'Cum laude' } },
  });
  assert.equal(corrected.body.standing.state, 'UNDER_CHECK');
  const attached = Object.entries(sections).flatMap(([section, some]) =>
    some
      .filter(({ files }) => files.length > 0)
      .map(({ id }) => ({ section: section as 'training', row: id, state: 'WAIVED' as const, remark: 'Seen on paper' })),
  );
  if (attached.length > 0) await hr.call(checkRows, { params, body: { rows: attached } });
  assert.equal((await hr.call(verifySheet, { params })).status, 200);
  const { copies } = (await hr.call(theirSheet.copies, { params })).body;
  const { copy, changes } = (await hr.call(theirSheet.copy, { params: { ...params, copy: copies[0]!.id } })).body;
  assert.equal(copy.image.education[0]!.honors, 'Cum laude');
  assert.deepEqual(changes, []);
});

async function submit(): Promise<void> {
  const { standing } = await read(employee);
  assert.deepEqual(standing.missing, []);
  assert.equal((await employee.call(mySheet.submit, { body: { version: standing.version } })).status, 200);
}
