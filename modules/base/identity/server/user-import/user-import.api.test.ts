import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ImportRecord } from '@talaan/imports/contract/import-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { listUsers, readUser, resendInvitation } from '../../contract/users.ts';
import { userImports as calls } from '../../contract/user-imports.ts';

let app: TestApp;
let admin: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  admin = await app.as('admin');
});
after(() => app.close());

async function upload(...lines: string[]): Promise<ImportRecord> {
  const content = ['E-mail,Employee No.,Full name,Role,Scope,Office,Campus', ...lines].join('\n');
  const answer = await admin.call(calls.upload, { file: { name: 'users.csv', content } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  return (await admin.call(calls.check, { params: { id }, body: { columns } })).body.import;
}

async function importAll({ id }: ImportRecord): Promise<void> {
  const started = await admin.call(calls.confirm, { params: { id }, body: {} });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(admin, started.body.job.id);
  assert.equal(job.state, 'done', job.failure ?? '');
}

async function userCalled(email: string) {
  const { users } = (await admin.call(listUsers, { query: { term: email } })).body;
  const found = users.find((one) => one.email === email);
  return found && (await admin.call(readUser, { params: { id: found.id } })).body.user;
}

const undo = ({ id }: ImportRecord) => admin.call(calls.undo, { params: { id } });

test('accounts come in with their roles and nothing is mailed; again it changes nothing, and it can be undone', async () => {
  const [one, two] = [people.chairOfMathematics, people.instructorOfMathematics];
  const lines = [
    `one@z.ph,${one.idno},,Employee,,,`,
    `one@z.ph,,,Department head,,,`,
    `two@z.ph,${two.idno},,Records officer,An office with its units,LAO,1`,
    'guest@z.ph,,Guest Auditor,,,,',
  ];
  const mails = await app.server.db.selectFrom('kernel.mail').select('id').execute();
  const record = await upload(...lines);
  assert.deepEqual(record.counts, { rows: 4, new: 4, update: 0, unchanged: 0, wrong: 0 });
  await importAll(record);
  assert.equal((await app.server.db.selectFrom('kernel.mail').select('id').execute()).length, mails.length);
  const first = await userCalled('one@z.ph');
  assert.deepEqual([first!.state, first!.number, first!.roles], ['invited', one.idno, ['Department head', 'Employee']]);
  const second = await userCalled('two@z.ph');
  assert.deepEqual(
    second!.held.map(({ role, over }) => [role, over]),
    [['Records officer', 'Legal Affairs Office']],
  );
  assert.equal((await userCalled('guest@z.ph'))!.person, null);
  assert.equal((await upload(...lines)).counts.unchanged, 4);
  assert.equal((await undo(record)).status, 200);
  assert.equal(await userCalled('one@z.ph'), undefined);
});

test('an account on record gets a further role, which the undoing takes away; one that is in use is not removed', async () => {
  const before = (await userCalled('clerk@talaan.example'))!;
  const record = await upload('clerk@talaan.example,,,Records officer,All,,', 'new@z.ph,,New User,Records officer,All,,');
  await importAll(record);
  assert.ok((await userCalled('clerk@talaan.example'))!.roles.includes('Records officer'));
  const id = (await userCalled('new@z.ph'))!.id;
  assert.equal((await admin.call(resendInvitation, { params: { id } })).status, 200, 'they are invited afterwards');
  await app.server.db.updateTable('identity.account').set({ password_hash: 'x' }).where('id', '=', id).execute();
  assert.match(JSON.stringify((await undo(record)).body), /row 3, New User \(new@z\.ph\): the account is in use/);
  await app.server.db.updateTable('identity.account').set({ password_hash: null }).where('id', '=', id).execute();
  assert.equal((await undo(record)).status, 200);
  assert.deepEqual((await userCalled('clerk@talaan.example'))!.roles, before.roles);
});

test('only those who look after roles import users, and not their own account', async () => {
  for (const who of ['hr', 'head', 'employee']) assert.equal((await (await app.as(who)).call(calls.list, { query: {} })).status, 403);
  const record = await upload('admin@talaan.example,,,Records officer,All,,');
  assert.equal(record.counts.wrong, 1);
});
