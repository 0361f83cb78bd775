import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { updatePassword } from '@talaan/identity/contract/account.ts';
import { listUsers, readUser, suspendUser } from '@talaan/identity/contract/users.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { listDepartments } from '@talaan/organization/contract/departments.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import {
  addServiceAccount,
  editServiceAccount,
  endServiceAccount,
  issueToken,
  listServiceAccounts,
  readServiceAccount,
  revokeToken,
} from '../../contract/service-accounts.ts';

let app: TestApp;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
after(() => app.close());

const DASHBOARD: BodyOf<typeof addServiceAccount> = {
  name: 'Planning dashboard',
  purpose: 'Counts people by office; kept by the planning office.',
  groups: ['PERSONNELS'],
  scope: 'all',
  office_id: null,
  campus_id: null,
  calls_a_minute: 600,
  provisions: false,
};
const LAST_DAY = '2027-03-31';

test('a token is told once, kept as its hash, and opens what the groups of its service open', async () => {
  const { id, token } = await serve(DASHBOARD);
  assert.match(token, /^talaan_[\w-]{43}$/);
  const { rows } = await app.server.pool.query<{ token_hash: Buffer }>('select t.* from connections.token t where account_id = $1', [id]);
  assert.ok(!JSON.stringify(rows).includes(token));
  assert.equal(rows[0]!.token_hash.length, 32);
  assert.equal((await admin.call(readServiceAccount, { params: { id } })).body.service_account.tokens[0]!.last_used_at, null);
  assert.equal((await personnels(token)).status, 200);
  const { service_account: seen } = (await admin.call(readServiceAccount, { params: { id } })).body;
  assert.deepEqual([seen.state, seen.expires_on, seen.tokens[0]!.hint], ['active', LAST_DAY, token.slice(-4)]);
  assert.notEqual(seen.last_used_at, null);
  assert.equal((await callAs(app.url, token, listServiceAccounts)).status, 403);
  assert.equal((await callAs(app.url, token, listUsers)).status, 403);
});

test('what a service may see ends at its office or campus', async () => {
  const offices = (await admin.call(listDepartments, { query: { per_page: 999 } })).body.departments;
  const small = offices.find(({ acronym }) => acronym === 'ICTO') ?? offices.at(-1)!;
  const whole = (await (await personnels((await serve({ ...DASHBOARD, name: 'Whole' })).token)).json()) as { total: number };
  const part = (await (
    await personnels((await serve({ ...DASHBOARD, name: 'Part', scope: 'office', office_id: small.id })).token)
  ).json()) as {
    total: number;
  };
  assert.ok(part.total < whole.total, `${part.total} of ${whole.total}`);
});

test('payroll, health, users and roles are given to no service, nor what its maker lacks', async () => {
  for (const group of ['PAYROLL', 'PAYROLLAUDIT', 'COVIDREPORT', 'ADMIN', 'USERS', 'ROLES'])
    assert.equal((await admin.call(addServiceAccount, { body: { ...DASHBOARD, groups: [group as 'DTS'] } })).status, 422, group);
  assert.equal((await (await app.as('hr')).call(addServiceAccount, { body: DASHBOARD })).status, 403);
  const { id, token } = await serve({ ...DASHBOARD, name: 'Past its rights' });
  // Whatever came into the row by another way.
  await app.owner.query("update connections.service_account set groups = '{PERSONNELS,PAYROLL,USERS}' where account_id = $1", [id]);
  assert.equal((await callAs(app.url, token, listUsers)).status, 403);
});

test('a service writes nothing about itself and decides nothing, and is no user', async () => {
  const { id, token } = await serve({ ...DASHBOARD, name: 'Writer', groups: ['PERSONNELS', 'EDATSADMIN'] });
  const own = await callAs(app.url, token, updatePassword, {
    body: { current_password: 'x', password: 'y', password_confirmation: 'y' },
  });
  assert.equal(own.status, 403);
  assert.match(own.body.message, /decides nothing in person/);
  assert.equal((await admin.call(readUser, { params: { id } })).status, 404);
  assert.equal((await admin.call(suspendUser, { params: { id }, body: { reason: 'No user' } })).status, 404);
  assert.equal((await admin.call(listUsers, { query: { term: 'Writer' } })).body.users.length, 0);
});

test('a revoked or expired token opens nothing, nor any token of a service that has ended', async () => {
  const { id, token } = await serve({ ...DASHBOARD, name: 'Short' });
  const params = { id };
  const again = (await admin.call(issueToken, { params, body: { expires_on: LAST_DAY } })).body.token;
  const { tokens } = (await admin.call(readServiceAccount, { params })).body.service_account;
  const first = tokens.find(({ hint }) => hint === token.slice(-4))!;
  assert.equal((await admin.call(revokeToken, { params: { ...params, token: first.id } })).status, 200);
  assert.equal((await personnels(token)).status, 401);
  assert.equal((await personnels(again)).status, 200);
  await app.owner.query("update connections.token set expires_on = '2026-11-19' where account_id = $1 and revoked_at is null", [id]);
  assert.equal((await personnels(again)).status, 401);
  assert.equal((await admin.call(issueToken, { params, body: { expires_on: '2027-11-30' } })).status, 422);
  const last = (await admin.call(issueToken, { params, body: { expires_on: '2026-11-20' } })).body.token;
  assert.equal((await personnels(last)).status, 200);
  assert.equal((await admin.call(endServiceAccount, { params })).status, 200);
  assert.equal((await personnels(last)).status, 401);
  assert.equal((await admin.call(issueToken, { params, body: { expires_on: LAST_DAY } })).status, 409);
});

test('a service that calls too often is told when to come back', async () => {
  const { token } = await serve({ ...DASHBOARD, name: 'Eager', calls_a_minute: 3 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => personnels(token)));
  const refused = answers.filter(({ status }) => status === 429);
  assert.equal(refused.length, 2);
  assert.ok(Number(refused[0]!.headers.get('retry-after')) > 0);
});

test('who made, changed and revoked is in the audit trail, without the token', async () => {
  const { id, token } = await serve({ ...DASHBOARD, name: 'Audited' });
  const { version } = (await admin.call(readServiceAccount, { params: { id } })).body;
  const change = { params: { id }, body: { ...DASHBOARD, name: 'Audited twice' }, headers: { 'if-match': String(version) } };
  assert.equal((await admin.call(editServiceAccount, change)).status, 200);
  assert.equal((await admin.call(editServiceAccount, change)).status, 409);
  await admin.call(endServiceAccount, { params: { id } });
  const { rows } = await app.server.pool.query<{ action: string }>(
    'select action, before, after from kernel.audit_event where subject = $1 order by id',
    [`connections.service_account:${id}`],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['add a service account', 'issue a token', 'edit a service account', 'end a service account'],
  );
  assert.ok(!JSON.stringify(rows).includes(token));
});

async function serve(body: BodyOf<typeof addServiceAccount>): Promise<{ id: number; token: string }> {
  const added = await admin.call(addServiceAccount, { body });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { id } = added.body;
  const { token } = (await admin.call(issueToken, { params: { id }, body: { expires_on: LAST_DAY } })).body;
  return { id, token };
}

/** As a program calls that knows nothing of the contracts. */
function personnels(token: string): Promise<Response> {
  return fetch(`${app.url}/api/personnels?per_page=5`, { headers: { authorization: `Bearer ${token}` } });
}
