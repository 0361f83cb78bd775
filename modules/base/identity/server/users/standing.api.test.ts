import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addRole } from '../../contract/roles.ts';
import * as users from '../../contract/users.ts';
import { accountOf, personOf, roleCalled } from './fixture.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let admin: Caller;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  hr = await app.as('hr');
});
after(() => app.close());

test('anyone who looks after users but not after roles gives only what they hold themselves, over the whole university', async () => {
  const id = await accountOf(app, 'faculty');
  const grant = async (name: string) =>
    (await hr.call(users.grantRole, { params: { id }, body: { role_id: await roleCalled(app, name), scope: 'all', from: TODAY } })).status;
  assert.equal(await grant('Administrator'), 403);
  assert.equal(await grant('Executive'), 403);
  for (const seat of ['Payroll officer', 'Budget officer']) assert.equal(await grant(seat), 403, seat);
  await admin.call(addRole, { body: { name: 'Certificates and contracts', groups: ['COE', 'JO'] } });
  assert.equal(await grant('Certificates and contracts'), 200, 'HR holds all that this role opens');
  const invited = { name: 'Accomplice', email: 'accomplice@talaan.example' };
  const role_id = await roleCalled(app, 'Administrator');
  const refused = await hr.call(users.inviteUser, { body: { ...invited, roles: [{ role_id, scope: 'all', from: TODAY }] } });
  assert.equal(refused.status, 403);
  assert.equal(
    (await admin.call(users.listUsers, { query: { term: 'accomplice' } })).body.total,
    0,
    'no account stays behind a refused role',
  );
});

test('anyone who looks after users but not after roles touches nobody who is above them', async () => {
  const params = { id: await accountOf(app, 'admin') };
  const tries = [
    await hr.call(users.suspendUser, { params, body: { reason: 'A coup' } }),
    await hr.call(users.editUser, { params, body: { name: 'Admin', email: 'mine@talaan.example' } }),
    await hr.call(users.resetSecondFactor, { params }),
    await hr.call(users.joinPerson, { params, body: { personnel_id: null } }),
    await hr.call(users.endSessionsOf, { params }),
  ];
  assert.deepEqual(
    tries.map(({ status }) => status),
    [403, 403, 403, 403, 403],
  );
});

test('nobody gives themselves a role, joins themselves to another person, or suspends themselves', async () => {
  const id = await accountOf(app, 'admin');
  const role_id = await roleCalled(app, 'Executive');
  const tries = [
    await admin.call(users.grantRole, { params: { id }, body: { role_id, scope: 'all', from: TODAY } }),
    await admin.call(users.joinPerson, { params: { id }, body: { personnel_id: await personOf(app, 'president') } }),
    await admin.call(users.suspendUser, { params: { id }, body: { reason: 'Tired' } }),
  ];
  assert.deepEqual(
    tries.map(({ status }) => status),
    [403, 403, 403],
  );
});

test('the last Administrator stays: the role cannot be ended nor the account suspended, also by two at the same moment', async () => {
  const administrator = await roleCalled(app, 'Administrator');
  const first = await accountOf(app, 'admin');
  const second = await accountOf(app, 'records');
  const records = await app.as('records');
  await admin.call(users.grantRole, { params: { id: second }, body: { role_id: administrator, scope: 'all', from: TODAY } });
  const grantOf = async (id: number) =>
    (await admin.call(users.readUser, { params: { id } })).body.user.held.find(({ role }) => role === 'Administrator')!.id;
  const [ofFirst, ofSecond] = [await grantOf(first), await grantOf(second)];
  const answers = await Promise.all([
    admin.call(users.endRole, { params: { id: second, grant: ofSecond }, body: {} }),
    records.call(users.endRole, { params: { id: first, grant: ofFirst }, body: {} }),
  ]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1, answers.map(({ status }) => status).join(' '));
  const { rows } = await app.server.pool.query<{ count: number }>(
    `select count(*) as count from identity.account_role where role_id = $1 and during @> $2::date and upper_inf(during)`,
    [administrator, TODAY],
  );
  assert.equal(rows[0]!.count, 1);
  // Whichever of the two is left, the next test needs the usual one.
  await app.server.pool.query('delete from identity.account_role where role_id = $1', [administrator]);
  await app.server.pool.query(
    "insert into identity.account_role (account_id, role_id, scope, during) values ($1, $2, 'all', '[2020-01-01,)')",
    [first, administrator],
  );
});

test('an Administrator for some days only, or only invited, does not replace the last one', async () => {
  const role_id = await roleCalled(app, 'Administrator');
  const keeper = await addKeeper();
  await admin.call(users.grantRole, {
    params: { id: await accountOf(app, 'records') },
    body: { role_id, scope: 'all', from: TODAY, to: '2026-12-31' },
  });
  const { body } = await admin.call(users.inviteUser, {
    body: { name: 'Not yet', email: 'notyet@talaan.example', roles: [{ role_id, scope: 'all', from: TODAY }] },
  });
  assert.ok(body.id);
  const id = await accountOf(app, 'admin');
  const refused = await keeper.call(users.suspendUser, { params: { id }, body: { reason: 'A mistake' } });
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /last Administrator/);
});

test('a role over a part of the university opens nothing of users and roles', async () => {
  const { id } = (await admin.call(addRole, { body: { name: 'Campus helper', groups: ['USERS'] } })).body.role;
  const params = { id: await accountOf(app, 'payroll') };
  await admin.call(users.grantRole, { params, body: { role_id: id, scope: 'campus', campus_id: 2, from: TODAY } });
  const payroll = await app.as('payroll');
  assert.equal((await payroll.call(users.listUsers)).status, 403);
});

/** ActingPerson with all groups of Administrator under another role, who could take the last one away. */
async function addKeeper(): Promise<Caller> {
  const groups = ['USERS', 'ROLES', 'ADMIN'] as const;
  const { body } = await admin.call(addRole, { body: { name: 'Keeper of accounts', groups: [...groups] } });
  const params = { id: await accountOf(app, 'spmis') };
  await admin.call(users.grantRole, { params, body: { role_id: body.role.id, scope: 'all', from: TODAY } });
  return app.as('spmis');
}
