import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { mySheet, theirSheet } from '../../contract.ts';
import { checkRows, openCheck, readCheck, returnSheet, takeOverCheck, verifySheet } from '../../contract/checking.ts';
import { compareTheirs } from '../../contract/copies.ts';
import { exportChecking, listChecking, nextToCheck } from '../../contract/queue.ts';
import { complete, read, rowOf, save } from '../fixtures/sheet-kit.ts';
import { makeSheetsWait } from '../fixtures/make-sheets-wait.ts';

let app: TestApp;
let hr: Caller;
let admin: Caller;
/** In the order of the queue. */
let waiting: number[];

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, admin] = await Promise.all([app.as('hr'), app.as('admin')]);
  waiting = await makeSheetsWait(app, 8);
});
after(() => app.close());

test('the queue shows the open items, the oldest first, and how many there are', async () => {
  const { sheets, total, waiting: counts } = (await hr.call(listChecking, { query: { per_page: 50 } })).body;
  assert.deepEqual(
    sheets.slice(0, 8).map(({ id }) => id),
    waiting,
  );
  assert.ok(sheets.every(({ state }) => state === 'SUBMITTED' || state === 'UNDER_CHECK'));
  assert.deepEqual(
    sheets.map(({ submitted_at }) => Date.parse(submitted_at)),
    sheets.map(({ submitted_at }) => Date.parse(submitted_at)).toSorted((a, b) => a - b),
  );
  assert.equal(total, counts.SUBMITTED + counts.UNDER_CHECK);
  const second = (await hr.call(listChecking, { query: { per_page: 5, page: 2 } })).body.sheets;
  assert.deepEqual(
    second.map(({ id }) => id),
    sheets.slice(5, 10).map(({ id }) => id),
  );
  const old = (await hr.call(listChecking, { query: { submitted_before: '2026-02-01' } })).body.sheets;
  assert.deepEqual(
    old.map(({ id }) => id),
    waiting,
  );
  const verified = (await hr.call(listChecking, { query: { state: ['VERIFIED', 'RETURNED'], per_page: 999 } })).body.sheets;
  assert.ok(verified.length > 0 && verified.every(({ state }) => state === 'VERIFIED' || state === 'RETURNED'));
  assert.ok(!verified.some(({ fullname }) => fullname === ''), 'everybody has a name');
  const one = sheets[0]!;
  const called = (await hr.call(listChecking, { query: { term: one.idno } })).body.sheets;
  assert.deepEqual(
    called.map(({ id }) => id),
    [one.id],
  );
  const file = await hr.call(exportChecking, { query: { format: 'csv' } });
  assert.equal(file.status, 200);
  assert.equal(new TextDecoder().decode(file.bytes).trim().split('\n').length, total + 1);
});

test('the next sheet is the one behind the last, and at the end the first again; what others check is passed over', async () => {
  const query = { submitted_before: '2026-02-01' };
  assert.deepEqual((await hr.call(nextToCheck, { query })).body, { personnel_id: waiting[0], waiting: 8 });
  assert.equal((await hr.call(nextToCheck, { query: { ...query, after: waiting[0]! } })).body.personnel_id, waiting[1]);
  assert.equal((await hr.call(nextToCheck, { query: { ...query, after: waiting[7]! } })).body.personnel_id, waiting[0]);
  await admin.call(openCheck, { params: { personnel_id: waiting[1]! } });
  assert.equal((await hr.call(nextToCheck, { query: { ...query, after: waiting[0]! } })).body.personnel_id, waiting[2]);
  assert.equal((await admin.call(nextToCheck, { query: { ...query, after: waiting[0]! } })).body.personnel_id, waiting[1]);
  const mine = (await admin.call(listChecking, { query: { mine: 'true' } })).body;
  assert.deepEqual([mine.sheets.map(({ id, is_mine }) => [id, is_mine]), mine.waiting.mine], [[[waiting[1], true]], 1]);
});

test('the queue ends where one’s scope ends, and nobody finds their own sheet in it', async () => {
  assert.equal((await (await app.as('employee')).call(listChecking)).status, 403);
  const { rows } = await app.server.pool.query<{ id: number }>(
    `insert into identity.account_role (account_id, role_id, scope, office_id, during)
     select c.id, r.id, 'office', a.office_id, '[2026-01-01,)' from identity.account c, identity.role r, personnel.appointment a
     where c.email = 'clerk@talaan.example' and r.name = 'HR administrator' and a.personnel_id = $1 and a.during @> date '2026-11-20'
     returning office_id as id`,
    [waiting[0]],
  );
  const clerk = await app.signIn('clerk');
  const query = { state: ['SUBMITTED', 'UNDER_CHECK', 'RETURNED', 'VERIFIED'] as const, per_page: 999 };
  const seen = (await clerk.call(listChecking, { query: { ...query, state: [...query.state] } })).body;
  const all = (await hr.call(listChecking, { query: { ...query, state: [...query.state] } })).body;
  const there = (await hr.call(listChecking, { query: { ...query, state: [...query.state], office: rows[0]!.id } })).body;
  assert.ok(seen.total < all.total && seen.sheets.some(({ id }) => id === waiting[0]));
  assert.deepEqual(
    seen.sheets.map(({ id }) => id),
    there.sheets.map(({ id }) => id).filter((id) => seen.sheets.some((one) => one.id === id)),
    'an office with its units is what its filter shows',
  );
  const foreign = all.sheets.find(({ id }) => !seen.sheets.some((one) => one.id === id))!;
  const params = { personnel_id: foreign.id };
  assert.equal((await clerk.call(openCheck, { params })).status, 404);
  assert.equal((await clerk.call(takeOverCheck, { params })).status, 404);
  assert.equal((await clerk.call(readCheck, { params })).status, 404);
  const own = people.hrOfficer.id;
  assert.ok(!all.sheets.some(({ id }) => id === own));
});

test('two checkers on one sheet: one has it, the other is told who and takes it over', async () => {
  const params = { personnel_id: waiting[2]! };
  const both = await Promise.all([hr.call(openCheck, { params }), admin.call(openCheck, { params })]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  const [holder, other] = both[0].status === 200 ? [hr, admin] : [admin, hr];
  const { education } = (await holder.call(theirSheet.read, { params })).body.sheet.sections;
  const mark = { params, body: { rows: [{ section: 'education' as const, row: education[0]!.id, state: 'OK' as const }] } };
  const refused = await other.call(checkRows, mark);
  const { checker } = (await other.call(theirSheet.standing, { params })).body.standing;
  assert.deepEqual([refused.status, (refused.body as unknown as { message: string }).message], [409, `${checker} checks this sheet.`]);
  assert.equal((await other.call(readCheck, { params })).body.is_checker, false);
  assert.equal((await holder.call(takeOverCheck, { params })).status, 409, 'one has it already');
  assert.equal((await other.call(takeOverCheck, { params })).status, 200);
  assert.equal((await holder.call(checkRows, mark)).status, 409);
  assert.equal((await other.call(checkRows, mark)).status, 200);
  const told = (await holder.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ link }) => link === `/pds/checking/${params.personnel_id}`));
  const { rows } = await app.server.pool.query("select 1 from kernel.audit_event where action = 'take over: personal data sheet'");
  assert.equal(rows.length, 1);
});

test('the same row with two marks in one call is refused, and neither is kept', async () => {
  const params = { personnel_id: waiting[5]! };
  await hr.call(openCheck, { params });
  const [education] = (await hr.call(theirSheet.read, { params })).body.sheet.sections.education;
  const mark = { section: 'education' as const, row: education!.id };
  const twice = [
    { ...mark, state: 'OK' as const },
    { ...mark, state: 'RETURNED' as const, remark: 'Attach the diploma' },
  ];
  const refused = await hr.call(checkRows, { params, body: { rows: twice } });
  assert.deepEqual(
    [refused.status, (refused.body as unknown as { message: string }).message],
    [422, 'A row is marked twice. Mark each row once.'],
  );
  const kept = (await hr.call(theirSheet.read, { params })).body.sheet.sections.education.find(({ id }) => id === mark.row)!;
  assert.deepEqual(kept.check, education!.check);
});

test('a checker sees what changed since the last verified copy, and what the record would take over', async () => {
  const params = { personnel_id: waiting[3]! };
  await hr.call(openCheck, { params });
  const { sheet } = (await hr.call(theirSheet.read, { params })).body;
  const personal = sheet.sections.personal[0]!;
  await hr.call(theirSheet.saveRow, {
    params: { ...params, section: 'personal', row: personal.id },
    body: { version: personal.version, values: { birth_place: 'Solano, Nueva Vizcaya', tin: '987-654-111' } },
  });
  const check = (await hr.call(readCheck, { params })).body;
  const changed = check.changes.find(({ section }) => section === 'training')!;
  const training = sheet.sections.training.find(({ files }) => files.length > 0)!;
  assert.deepEqual(
    [changed.row_id, changed.kind, changed.fields.filter((one) => one.changed).map(({ field }) => field)],
    [training.id, 'changed', ['hours']],
  );
  assert.equal(check.changes.find(({ section }) => section === 'personal')!.row_id, personal.id);
  assert.deepEqual(
    check.facts.map(({ label, after: now }) => [label, now]),
    [
      ['Place of birth', 'Solano, Nueva Vizcaya'],
      ['TIN', check.facts.find(({ label }) => label === 'TIN')!.after],
    ],
  );
  assert.ok(!JSON.stringify(check).includes('987654111') && !JSON.stringify(check).includes('987-654-111'), 'numbers stay hidden');
});

test('anyone who verifies has seen what they verify: a correction meanwhile stops it', async () => {
  const params = { personnel_id: waiting[4]! };
  await hr.call(openCheck, { params });
  const { sections } = (await hr.call(theirSheet.read, { params })).body.sheet;
  const { id } = sections.training.find(({ files }) => files.length > 0)!;
  const { standing } = (await hr.call(checkRows, { params, body: { rows: [{ section: 'training', row: id, state: 'OK' }] } })).body;
  const education = sections.education[0]!;
  const corrected = admin.call(theirSheet.saveRow, {
    params: { ...params, section: 'education', row: education.id },
    body: { version: education.version, values: { honors: 'With honors' } },
  });
  const verified = await corrected.then(() => hr.call(verifySheet, { params, body: { version: standing.version } }));
  assert.equal(verified.status, 409);
  const { version } = (await hr.call(theirSheet.standing, { params })).body.standing;
  assert.equal((await hr.call(verifySheet, { params, body: { version } })).status, 200);
  const { copies } = (await hr.call(theirSheet.copies, { params })).body;
  assert.equal(copies.length, 2);
  const compared = (await hr.call(compareTheirs, { params, query: { before: copies[1]!.id, after: copies[0]!.id } })).body;
  const differs = compared.rows.filter(({ kind }) => kind !== 'same');
  assert.deepEqual(differs.map(({ section }) => section).toSorted(), ['education', 'training']);
  const today = (await hr.call(compareTheirs, { params, query: { before: copies[0]!.id } })).body;
  assert.deepEqual([today.after, today.rows.filter(({ kind }) => kind !== 'same')], [null, []]);
  assert.ok(!/"tin","before":"\d/.test(JSON.stringify(today)), 'numbers stay hidden');
  assert.equal((await hr.call(compareTheirs, { params, query: { before: 999_999 } })).status, 404);
});

test('an edit of the employee and the checker’s verification: one of the two is first, and the copy is what was checked', async () => {
  const employee = await app.as('employee');
  const personnel_id = people.accountingClerk.id;
  const params = { personnel_id };
  await complete(app, employee);
  const { standing } = await read(employee);
  assert.equal((await employee.call(mySheet.submit, { body: { version: standing.version } })).status, 200);
  await hr.call(openCheck, { params });
  const sheet = await read(employee);
  const rows = Object.entries(sheet.sections).flatMap(([section, some]) =>
    some.filter(({ files }) => files.length > 0).map(({ id }) => ({ section: section as 'training', row: id, state: 'OK' as const })),
  );
  if (rows.length > 0) assert.equal((await hr.call(checkRows, { params, body: { rows } })).status, 200);
  const row = await rowOf(employee, 'education');
  const { version } = (await read(employee)).sections.education.find(({ id }) => id === row)!;
  const [edited, verified] = await Promise.all([
    employee.call(mySheet.saveRow, { params: { section: 'education', row }, body: { version, values: { honors: 'Edited meanwhile' } } }),
    hr.call(verifySheet, { params }),
  ]);
  assert.equal(verified.status, 200);
  // Before the verification the sheet is closed to its owner; after it an edit makes a draft of it, and the copy stays.
  assert.ok(edited.status === 409 || edited.body.standing.state === 'DRAFT');
  const { copies } = (await hr.call(theirSheet.copies, { params })).body;
  const { copy } = (await hr.call(theirSheet.copy, { params: { ...params, copy: copies[0]!.id } })).body;
  assert.ok(!JSON.stringify(copy.image).includes('Edited meanwhile'));
});

test('a sheet is returned with a remark on the whole, which its owner reads until they submit again', async () => {
  const employee = await app.as('employee');
  const params = { personnel_id: people.accountingClerk.id };
  await save(employee, 'education', await rowOf(employee, 'education'), { honors: 'Once more' });
  const { standing } = await read(employee);
  await employee.call(mySheet.submit, { body: { version: standing.version } });
  await hr.call(openCheck, { params });
  assert.equal((await hr.call(returnSheet, { params })).status, 409, 'nothing says what to change');
  const remark = 'The photo is more than six months old.';
  assert.equal((await hr.call(returnSheet, { params, body: { remark } })).status, 200);
  const told = (await employee.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ description }) => description?.startsWith(remark)));
  const returned = await read(employee);
  assert.deepEqual([returned.standing.state, returned.standing.remark], ['RETURNED', remark]);
  await employee.call(mySheet.submit, { body: { version: returned.standing.version } });
  assert.equal((await read(employee)).standing.remark, '');
});
