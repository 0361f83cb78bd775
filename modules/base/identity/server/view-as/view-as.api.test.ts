import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readOwnMonth } from '@talaan/attendance/contract/days.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { me } from '../../contract.ts';
import { listOpenings } from '../../contract/account.ts';
import { logout } from '../../contract/sign-in.ts';
import { addRole } from '../../contract/roles.ts';
import { grantRole, listUsers, startViewing, stopViewing, suspendUser } from '../../contract/users.ts';
import { accountOf, auditOf, personOf, viewingAs } from '../users/fixture.ts';

let app: TestApp;
let admin: Caller;
let clerk: number;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  clerk = await accountOf(app, 'clerk');
});
after(() => app.close());

test('an administrator sees what a user sees, with the user’s groups and not their own', async () => {
  assert.equal((await admin.call(startViewing, { params: { id: clerk } })).status, 200);
  const asClerk = viewingAs(admin, clerk);
  const { body } = await asClerk(me);
  assert.equal(body.user.email, 'clerk@talaan.example');
  assert.ok(body.user.viewed_by);
  assert.equal((await asClerk(listUsers)).status, 403, 'what the user may not open stays closed');
  assert.equal((await admin.call(me)).body.user.email, 'admin@talaan.example', 'other tabs stay one’s own');
});

test('what is of the user’s health alone is not viewed', async () => {
  const holds = async (who: Pick<Caller, 'call'>['call']) => (await who(me)).body.user.allowed_views.includes('COVIDVACCINATION');
  assert.equal(await holds((await app.as('clerk')).call), true);
  assert.equal(await holds(viewingAs(admin, clerk)), false);
});

test('anyone who views as somebody changes nothing', async () => {
  const asClerk = viewingAs(admin, clerk);
  for (const refused of [await asClerk(logout), await asClerk(suspendUser, { params: { id: 1 }, body: { reason: 'x' } })]) {
    assert.equal(refused.status, 403);
    assert.match(refused.body.message, /^You are viewing as .+: nothing can be changed\.$/);
  }
  assert.equal((await (await app.as('clerk')).call(me)).status, 200);
});

test('beginning, each reading and the end are written down with both, and the user sees it among those who opened their record', async () => {
  const asClerk = viewingAs(admin, clerk);
  await asClerk(readOwnMonth, { query: { month: '2026-10' } });
  const [adminAccount, person] = [await accountOf(app, 'admin'), await personOf(app, 'clerk')];
  assert.deepEqual(await auditOf(app, 'view as a user'), [
    { account_id: adminAccount, on_behalf_of: null, personnel_id: person, subject: `identity.account:${clerk}` },
  ]);
  const read = (await auditOf(app, 'read while viewing as a user')).find(({ subject }) => subject === 'call:/api/account/dtr');
  assert.deepEqual(read, { account_id: adminAccount, on_behalf_of: person, personnel_id: person, subject: 'call:/api/account/dtr' });
  const openings = await (await app.as('clerk')).call(listOpenings);
  assert.ok(JSON.stringify(openings.body).includes('Talaan as you see it'));
  assert.equal((await admin.call(stopViewing, { params: { id: clerk } })).status, 200);
  assert.equal((await auditOf(app, 'stop viewing as a user')).length, 1);
  assert.equal((await asClerk(me)).status, 403, 'after the end the header opens nothing');
});

test('the header alone opens nothing: viewing is begun first, in this session, by somebody who may', async () => {
  assert.equal((await viewingAs(admin, clerk)(me)).status, 403);
  await admin.call(startViewing, { params: { id: clerk } });
  const elsewhere = await app.signIn('admin');
  assert.equal((await viewingAs(elsewhere, clerk)(me)).status, 403);
  const hr = await app.as('hr');
  assert.equal((await hr.call(startViewing, { params: { id: clerk } })).status, 403, 'users alone is not enough');
  assert.equal((await viewingAs(hr, clerk)(me)).status, 403);
  for (const nonsense of ['', 'abc', '-1', '99999999999999999999', '1 or true']) {
    const answer = await admin.call(me, { headers: { 'x-view-as': nonsense } });
    assert.equal(answer.status, 403, nonsense);
  }
});

test('nobody views as themselves, nor as a user who may see more', async () => {
  assert.equal((await admin.call(startViewing, { params: { id: await accountOf(app, 'admin') } })).status, 403);
  const { role } = (await admin.call(addRole, { body: { name: 'Helper', groups: ['USERS', 'ADMIN'] } })).body;
  const params = { id: await accountOf(app, 'spmis') };
  await admin.call(grantRole, { params, body: { role_id: role.id, scope: 'all', from: '2026-11-20' } });
  const helper = await app.as('spmis');
  assert.equal((await helper.call(startViewing, { params: { id: await accountOf(app, 'president') } })).status, 403);
  assert.equal((await helper.call(startViewing, { params: { id: await accountOf(app, 'employee') } })).status, 200);
});

test('payroll is closed to who views as a holder of its seats, whose other groups are seen', async () => {
  for (const [who, group, other] of [
    ['payroll', 'PAYROLL', 'PDS'],
    ['budget', 'PAYROLLBUDGET', 'PDS'],
    ['cashier', 'PAYROLLCASHIER', 'PDS'],
    ['accounting', 'PAYROLLACCOUNTING', 'PROPERTYREAD'],
    ['auditor', 'PAYROLLAUDIT', 'PROPERTYREAD'],
  ] as const) {
    const id = await accountOf(app, who);
    assert.ok((await (await app.as(who)).call(me)).body.user.allowed_views.includes(group), who);
    assert.equal((await admin.call(startViewing, { params: { id } })).status, 200);
    const { allowed_views, university_views } = (await viewingAs(admin, id)(me)).body.user;
    assert.deepEqual([allowed_views.includes(group), university_views.includes(group)], [false, false], who);
    assert.ok(allowed_views.includes(other), who);
  }
});

test('a change that a viewer caused would bear the viewer’s name, never the user’s', async () => {
  const viewed = await app.server.readViewed((await app.server.readActor(admin.token!))!, clerk);
  await recordChange({ db: app.server.db, actor: viewed, now: app.server.clock.now(), requestId: 'x' }, { action: 'try', subject: 'x:1' });
  assert.equal((await auditOf(app, 'try'))[0]!.account_id, await accountOf(app, 'admin'));
});
