import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { GROUPS, PAYROLL_GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { me } from '../../contract.ts';
import * as roles from '../../contract/roles.ts';
import { grantRole } from '../../contract/users.ts';
import { ADMINISTRATOR, readyRoles } from '../../rules/ready-roles.ts';
import { accountOf, auditOf, roleCalled } from '../users/fixture.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
after(() => app.close());

test('every view group is opened by a ready role, and only administration and roles by Administrator alone', () => {
  const others = Object.entries(readyRoles).filter(([name]) => name !== ADMINISTRATOR);
  const opened = new Set<string>(others.flatMap(([, { groups }]) => groups));
  const alone = Object.keys(GROUPS).filter((group) => !opened.has(group));
  assert.deepEqual(alone, ['ADMIN', 'ROLES']);
  const { groups } = readyRoles[ADMINISTRATOR]!;
  assert.deepEqual(
    Object.keys(GROUPS).filter((group) => !(groups as readonly string[]).includes(group)),
    PAYROLL_GROUPS,
  );
});

test('each seat of payroll is opened by one ready role, and no two of them by the same', () => {
  const seats = Object.entries(readyRoles).flatMap(([name, { groups }]) =>
    groups.filter((group) => (PAYROLL_GROUPS as readonly string[]).includes(group)).map((group) => [group, name]),
  );
  assert.deepEqual(Object.fromEntries(seats), {
    PAYROLL: 'Payroll officer',
    PAYROLLBUDGET: 'Budget officer',
    PAYROLLACCOUNTING: 'Accountant',
    PAYROLLCASHIER: 'Cashier',
    PAYROLLAUDIT: 'Auditor',
  });
  assert.equal(seats.length, PAYROLL_GROUPS.length);
});

test('the ready roles are there with how many hold them', async () => {
  const { body } = await admin.call(roles.listRoles, { query: { per_page: 999 } });
  assert.deepEqual(
    body.roles.map(({ name }) => name),
    Object.keys(readyRoles),
  );
  assert.equal(body.roles.find(({ name }) => name === 'Office clerk')!.holders, 1);
  const narrowed = await admin.call(roles.listRoles, { query: { group: 'DTS' } });
  assert.deepEqual(
    narrowed.body.roles.map(({ name }) => name),
    ['Administrator', 'Department head', 'Office clerk', 'Records officer'],
  );
});

test('before saving one sees who gains and who loses what, and after saving it is so from the next call', async () => {
  const role = await read('Office clerk');
  const { body } = await admin.call(roles.previewRole, { params: { id: role.id }, query: { groups: ['DTS', 'COE'] } });
  assert.equal(body.total, 1);
  assert.equal(body.affected[0]!.email, 'clerk@talaan.example');
  assert.deepEqual([body.affected[0]!.gains, body.affected[0]!.loses], [['COE'], ['EDATSDEPTSETTING', 'OFFICEHEADER']]);
  const clerk = await app.as('clerk');
  const views = async () => (await clerk.call(me)).body.user.allowed_views;
  assert.ok((await views()).includes('EDATSDEPTSETTING'), 'the preview changes nothing');
  assert.equal((await edit(role, ['DTS', 'COE'])).status, 200);
  assert.ok((await views()).includes('COE') && !(await views()).includes('EDATSDEPTSETTING'));
});

test('who has a group by another role as well neither gains nor loses it', async () => {
  const params = { id: await accountOf(app, 'records') };
  const clerkRole = await roleCalled(app, 'Office clerk');
  assert.equal((await admin.call(grantRole, { params, body: { role_id: clerkRole, scope: 'all', from: TODAY } })).status, 200);
  const { body } = await admin.call(roles.previewRole, {
    params: { id: await roleCalled(app, 'Records officer') },
    query: { groups: ['PDS-CHECKING'] },
  });
  assert.deepEqual([body.total, body.unaffected], [0, 1]);
});

test('an officer in charge counts among those whom the role of heads concerns', async () => {
  const role = await read('Department head');
  const { body } = await admin.call(roles.previewRole, { params: { id: role.id }, query: { groups: [...(role.groups as Group[]), 'JO'] } });
  assert.ok(body.affected.some(({ email, gains }) => email === 'records@talaan.example' && gains.includes('JO')));
});

test('of two who edit the same role at the same time the second is told, and nothing of theirs is saved', async () => {
  const role = await read('Property officer');
  const answers = await Promise.all([edit(role, ['DTS']), edit(role, ['COE'])]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const refused = answers.find(({ status }) => status === 409)!;
  assert.match((refused.body as unknown as { message: string }).message, /saved by another user/);
  assert.equal((await read('Property officer')).groups.length, 1);
});

test('nobody gains by adding to a role that they hold', async () => {
  const { body } = await admin.call(roles.addRole, { body: { name: 'Keeper of roles', groups: ['ROLES'] } });
  await admin.call(grantRole, {
    params: { id: await accountOf(app, 'payroll') },
    body: { role_id: body.role.id, scope: 'all', from: TODAY },
  });
  const payroll = await app.as('payroll');
  const raise = (groups: Group[]) =>
    payroll.call(roles.editRole, { params: { id: body.role.id }, body: { name: 'Keeper of roles', groups, version: body.role.version } });
  assert.equal((await raise(['ROLES', 'USERS'])).status, 403);
  assert.equal((await raise(['ROLES', 'PAYROLL'])).status, 200, 'what is held already is no gain');
});

test('an administrator gives the seats of payroll to others, on record, and neither to themselves nor to the role that they hold', async () => {
  const role_id = await roleCalled(app, 'Payroll officer');
  const give = async (who: string) =>
    (await admin.call(grantRole, { params: { id: await accountOf(app, who) }, body: { role_id, scope: 'all', from: TODAY } })).status;
  assert.equal(await give('admin'), 403);
  const given = async () => (await auditOf(app, 'assign a role')).filter(({ subject }) => subject === `identity.account:${faculty}`);
  const faculty = await accountOf(app, 'faculty');
  assert.deepEqual([await give('faculty'), (await given()).map(({ account_id }) => account_id)], [200, [await accountOf(app, 'admin')]]);
  assert.ok((await (await app.as('faculty')).call(me)).body.user.allowed_views.includes('PAYROLL'));
  for (const name of ['Administrator', 'Employee']) {
    const role = await read(name);
    const refused = await edit(role, [...(role.groups as Group[]), 'PAYROLL']);
    assert.ok([403, 409].includes(refused.status), name);
    assert.deepEqual((await read(name)).groups, role.groups);
  }
});

test('Administrator keeps opening everything but payroll, and a ready role its name', async () => {
  const administrator = await read('Administrator');
  assert.equal((await edit(administrator, ['DTS'])).status, 409);
  const { role: keeper } = (await admin.call(roles.addRole, { body: { name: 'Keeper of Administrator', groups: ['ROLES'] } })).body;
  await admin.call(grantRole, { params: { id: await accountOf(app, 'spmis') }, body: { role_id: keeper.id, scope: 'all', from: TODAY } });
  const { id, name, groups, version } = administrator;
  const raised = await (
    await app.as('spmis')
  ).call(roles.editRole, { params: { id }, body: { name, groups: [...(groups as Group[]), 'PAYROLL'], version } });
  assert.deepEqual([raised.status, raised.body.message], [409, 'Administrator opens everything but payroll and funds, and that stays so.']);
  const clerk = await read('Office clerk');
  const renamed = await admin.call(roles.editRole, {
    params: { id: clerk.id },
    body: { name: 'Clerk', groups: clerk.groups as Group[], version: clerk.version },
  });
  assert.equal(renamed.status, 422);
  assert.equal((await admin.call(roles.removeRole, { params: { id: clerk.id } })).status, 409);
});

test('a role has its own name, whatever its capitals, and is deleted only where nobody ever held it', async () => {
  const taken = await admin.call(roles.addRole, { body: { name: 'EMPLOYEE', groups: [] } });
  assert.equal(taken.status, 422);
  const unused = (await admin.call(roles.addRole, { body: { name: 'Passing', groups: ['DTS'] } })).body.role;
  assert.equal((await admin.call(roles.removeRole, { params: { id: unused.id } })).status, 200);
  const used = (await admin.call(roles.addRole, { body: { name: 'Used', groups: ['DTS'] } })).body.role;
  const params = { id: await accountOf(app, 'ld') };
  await admin.call(grantRole, { params, body: { role_id: used.id, scope: 'all', from: TODAY } });
  const holders = await admin.call(roles.listRoleHolders, { params: { id: used.id } });
  assert.deepEqual(
    holders.body.holders.map(({ email, over }) => [email, over]),
    [['ld@talaan.example', 'The whole university']],
  );
  const refused = await admin.call(roles.removeRole, { params: { id: used.id } });
  assert.equal(refused.status, 409);
});

async function read(name: string) {
  return (await admin.call(roles.readRole, { params: { id: await roleCalled(app, name) } })).body.role;
}

function edit({ id, name, version }: roles.Role, groups: Group[]) {
  return admin.call(roles.editRole, { params: { id }, body: { name, groups, version } });
}
