import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readUser } from '@talaan/identity/contract/users.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { addServiceAccount, editServiceAccount, issueToken, readServiceAccount } from '../../contract/service-accounts.ts';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let app: TestApp;
let admin: Caller;
let token: string;

before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  token = await addDirectory('Entra ID');
});
after(() => app.close());

interface User {
  id: string;
  userName: string;
  displayName: string;
  externalId?: string;
  active: boolean;
  name: Record<string, string>;
  meta: { location: string; version: string };
  [ENTERPRISE]?: { employeeNumber: string };
}
interface Said {
  status: number;
  headers: Headers;
  body: User & { detail: string; scimType?: string; totalResults: number; startIndex: number; itemsPerPage: number; Resources: User[] };
}

test('a directory looks for a user, adds it, links it to its employee, renames, suspends and takes it back, as Entra ID does', async () => {
  const missing = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "New.Teacher@talaan.example"')}`);
  assert.deepEqual([missing.status, missing.body.totalResults], [200, 0]);
  const added = await scim('POST', '/Users', {
    schemas: [USER, ENTERPRISE],
    externalId: 'new.teacher',
    userName: 'New.Teacher@talaan.example',
    active: 'True',
    displayName: 'Teacher, New',
    emails: [{ primary: true, type: 'work', value: 'new.teacher@talaan.example' }],
    phoneNumbers: [{ type: 'work', value: '123' }],
    name: { givenName: 'New', familyName: 'Teacher' },
  });
  assert.equal(added.status, 201, JSON.stringify(added.body));
  assert.match(added.headers.get('content-type')!, /application\/scim\+json/);
  const { id, meta } = added.body;
  assert.equal(meta.location, added.headers.get('location'));
  assert.deepEqual([added.body.userName, added.body.displayName, added.body.active], ['new.teacher@talaan.example', 'Teacher, New', true]);
  assert.deepEqual(added.body.name, { formatted: 'Teacher, New', givenName: 'New', familyName: 'Teacher' });
  assert.match((await app.mails('new.teacher@talaan.example'))[0]!.subject, /Your account in Talaan/);

  const person = people.chairOfMathematics;
  await app.owner.query('update identity.account set personnel_id = null where personnel_id = $1', [person.id]);
  const linked = await patch(id, [{ op: 'Add', path: `${ENTERPRISE}:employeeNumber`, value: person.idno }]);
  assert.equal(linked.status, 200, JSON.stringify(linked.body));
  assert.equal(linked.body[ENTERPRISE]!.employeeNumber, person.idno);
  assert.notEqual(linked.body.displayName, 'Teacher, New', 'how a person is called stands in the record');
  const roles = await app.server.pool.query(
    `select r.name from identity.account_role h join identity.role r on r.id = h.role_id where h.account_id = $1`,
    [id],
  );
  assert.deepEqual(roles.rows, [{ name: 'Faculty' }]);
  assert.equal((await patch(id, [{ op: 'replace', path: `${ENTERPRISE}:employeeNumber`, value: '0' }])).body.scimType, 'mutability');

  const off = await patch(id, [{ op: 'Replace', path: 'active', value: 'False' }]);
  assert.deepEqual([off.status, off.body.active], [200, false]);
  assert.equal((await admin.call(readUser, { params: { id: Number(id) } })).body.user.state, 'suspended');
  assert.equal((await patch(id, [{ op: 'replace', value: { active: true } }])).body.active, true);
  const moved = await patch(id, [{ op: 'replace', path: 'userName', value: 'teacher@talaan.example' }]);
  assert.equal(moved.body.userName, 'teacher@talaan.example');
});

test('a deleted user is suspended and gone for the directory, until it adds the address again', async () => {
  const body = { schemas: [USER], userName: 'leaver@talaan.example', externalId: 'leaver', displayName: 'Lea Ver' };
  const { id } = (await scim('POST', '/Users', body)).body;
  assert.equal((await scim('DELETE', `/Users/${id}`)).status, 204);
  for (const method of ['GET', 'DELETE'] as const) assert.equal((await scim(method, `/Users/${id}`)).status, 404);
  assert.equal((await find('userName eq "leaver@talaan.example"')).totalResults, 0);
  assert.equal((await admin.call(readUser, { params: { id: Number(id) } })).body.user.state, 'suspended');
  const again = await scim('POST', '/Users', body);
  assert.deepEqual([again.status, again.body.id, again.body.active], [201, id, true]);
});

test('a suspended user loses the session at once; what HR suspended no directory lifts', async () => {
  const employee = await app.as('employee');
  const { Resources } = await find('userName eq "employee@talaan.example"');
  const { id } = Resources[0]!;
  const me = () => fetch(`${app.url}/api/users/me`, { headers: { authorization: `Bearer ${employee.token}` } });
  assert.equal((await me()).status, 200);
  assert.equal((await patch(id, [{ op: 'replace', path: 'active', value: false }])).status, 200);
  assert.equal((await me()).status, 401);
  assert.equal((await patch(id, [{ op: 'replace', path: 'active', value: true }])).status, 200);
  await app.owner.query(`update identity.account set suspended_at = now(), suspended_because = 'Leave' where id = $1`, [id]);
  assert.equal((await patch(id, [{ op: 'replace', path: 'active', value: true }])).status, 403);
});

test('administrators, other systems and applicants are beyond a directory', async () => {
  const { Resources } = await find('userName eq "admin@talaan.example"');
  assert.equal((await patch(Resources[0]!.id, [{ op: 'replace', path: 'active', value: false }])).status, 403);
  assert.equal((await scim('DELETE', `/Users/${Resources[0]!.id}`)).status, 403);
  const { Resources: heads } = await find('userName eq "head@talaan.example"');
  const moved = await patch(heads[0]!.id, [{ op: 'replace', path: 'userName', value: 'taken.over@talaan.example' }]);
  assert.equal(moved.status, 403, 'its address opens more than the own record');
  assert.equal((await find('userName co "service.invalid"')).totalResults, 0);
  const { rows } = await app.server.pool.query<{ email: string }>(
    `select a.email from identity.account a join identity.account_role h on h.account_id = a.id join identity.role r on r.id = h.role_id
     where r.name = 'Applicant' limit 1`,
  );
  assert.equal((await find(`userName eq "${rows[0]!.email}"`)).totalResults, 0);
  assert.equal((await scim('POST', '/Users', { schemas: [USER], userName: rows[0]!.email })).status, 409);
});

test('two directories that add one address at once make one account; a number or external id is of one account', async () => {
  const other = await addDirectory('Second directory');
  const body = { schemas: [USER], userName: 'twice@talaan.example' };
  const answers = await Promise.all([token, other, token].map((by) => scim('POST', '/Users', body, { by })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 409, 409],
  );
  assert.equal(answers.find(({ status }) => status === 409)!.body.scimType, 'uniqueness');
  await scim('POST', '/Users', { ...body, userName: 'one@talaan.example', externalId: 'same' });
  assert.equal(
    (await scim('POST', '/Users', { ...body, userName: 'other@talaan.example', externalId: 'same' })).body.scimType,
    'uniqueness',
  );
  assert.equal((await find('userName eq "other@talaan.example"')).totalResults, 0, 'nothing is half made');
});

test('pages, filters and chosen attributes answer what they ask for', async () => {
  const all = (await scim('GET', '/Users?count=0')).body;
  assert.ok(all.totalResults > 20);
  const seen = new Set<string>();
  for (let startIndex = 1; startIndex <= all.totalResults; startIndex += 7)
    for (const { id } of (await scim('GET', `/Users?startIndex=${startIndex}&count=7`)).body.Resources) seen.add(id);
  assert.equal(seen.size, all.totalResults);
  const table: [string, (user: User) => boolean][] = [
    ['userName sw "h" and active eq true', (user) => user.userName.startsWith('h') && user.active],
    ['not (userName co "a@")', (user) => !user.userName.includes('a@')],
    ['emails[type eq "work" and value ew "@talaan.example"]', (user) => user.userName.endsWith('@talaan.example')],
    [`${ENTERPRISE}:employeeNumber pr`, (user) => user[ENTERPRISE] !== undefined],
    ['displayName sw "A" or externalId eq "new.teacher"', (user) => /^a/i.test(user.displayName) || user.externalId === 'new.teacher'],
  ];
  const everyone = (await scim('GET', '/Users?count=200')).body.Resources;
  for (const [filter, holds] of table)
    assert.deepEqual(
      (await find(filter)).Resources.map(({ id }) => id),
      everyone.filter(holds).map(({ id }) => id),
      filter,
    );
  for (const filter of ['userName bogus "x"', 'userName eq', 'phoneNumbers.value eq "1"', 'active gt 3'])
    assert.equal((await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.scimType, 'invalidFilter', filter);
  const [some] = (await scim('GET', '/Users?count=1&attributes=userName')).body.Resources;
  assert.deepEqual(Object.keys(some!).toSorted(), ['id', 'meta', 'schemas', 'userName']);
});

test('what was changed after it was read is not overwritten', async () => {
  const { id } = (await scim('POST', '/Users', { schemas: [USER], userName: 'seen@talaan.example' })).body;
  const { version } = (await scim('GET', `/Users/${id}`)).body.meta;
  const body = { schemas: [USER], userName: 'seen@talaan.example', displayName: 'Seen' };
  assert.equal((await scim('PUT', `/Users/${id}`, body, { headers: { 'if-match': version } })).status, 200);
  assert.equal((await scim('PUT', `/Users/${id}`, body, { headers: { 'if-match': version } })).status, 412);
  assert.equal((await scim('PUT', `/Users/${id}`, body, { headers: { 'if-match': '*' } })).status, 200);
});

test('of two patches at the same moment none takes back what the other changed', async () => {
  const { id } = (await scim('POST', '/Users', { schemas: [USER], userName: 'at.once@talaan.example', displayName: 'Before' })).body;
  for (const no of [1, 2, 3, 4, 5]) {
    const answers = await Promise.all([
      patch(id, [{ op: 'replace', path: 'displayName', value: `Name ${no}` }]),
      patch(id, [{ op: 'replace', path: 'externalId', value: `external ${no}` }]),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const { displayName, externalId } = (await scim('GET', `/Users/${id}`)).body;
    assert.deepEqual([displayName, externalId], [`Name ${no}`, `external ${no}`]);
  }
});

test('wrong input is refused in the words of the protocol', async () => {
  const table: [string, string, unknown, number, string | undefined][] = [
    ['POST', '/Users', { schemas: [USER] }, 400, 'invalidValue'],
    ['POST', '/Users', { schemas: [USER], userName: 'no address' }, 400, 'invalidValue'],
    ['POST', '/Users', { schemas: [USER], userName: 'n@talaan.example', [ENTERPRISE]: { employeeNumber: 'none' } }, 400, 'invalidValue'],
    ['PATCH', '/Users/1', { schemas: [PATCH], Operations: [] }, 400, 'invalidSyntax'],
    ['PATCH', '/Users/1', { schemas: [PATCH], Operations: [{ op: 'replace', path: 'nonsense', value: 1 }] }, 400, 'invalidPath'],
    ['GET', '/Users/none', undefined, 404, undefined],
    ['GET', '/Groups', undefined, 404, undefined],
  ];
  for (const [method, path, body, status, scimType] of table) {
    const answer = await scim(method, path, body);
    assert.deepEqual([answer.status, answer.body.scimType], [status, scimType], `${method} ${path} ${JSON.stringify(answer.body)}`);
  }
});

test('it says what it can; without a token of a directory nothing opens', async () => {
  const config = (await scim('GET', '/ServiceProviderConfig')).body as unknown as Record<string, { supported: boolean }>;
  assert.deepEqual(
    ['patch', 'filter', 'etag', 'bulk', 'sort'].map((name) => config[name]!.supported),
    [true, true, true, false, false],
  );
  assert.equal((await scim('GET', `/Schemas/${USER}`)).status, 200);
  assert.equal((await scim('GET', '/ResourceTypes')).body.totalResults, 1);
  assert.equal((await scim('GET', '/Users', undefined, { by: 'talaan_wrong' })).status, 401);
  assert.equal((await scim('GET', '/Users', undefined, { by: admin.token! })).status, 403, 'no session');
  const reader = await addDirectory('Reader', { groups: ['PERSONNELS'], provisions: false });
  assert.equal((await scim('GET', '/Users', undefined, { by: reader })).status, 403);
});

test('only who looks after accounts lets a service do so, over the whole university', async () => {
  const { rows } = await app.server.pool.query<{ account_id: number }>(
    'select account_id from connections.service_account where provisions order by account_id limit 1',
  );
  const params = { id: rows[0]!.account_id };
  const { service_account: service, version } = (await admin.call(readServiceAccount, { params })).body;
  assert.equal(service.provisions, true);
  const body = { ...service, groups: [], scope: 'campus' as const, campus_id: 1 };
  assert.equal((await admin.call(editServiceAccount, { params, body, headers: { 'if-match': String(version) } })).status, 422);
  const none = { name: 'None', purpose: 'Nothing', groups: [], scope: 'all' as const, calls_a_minute: 1 };
  assert.equal((await admin.call(addServiceAccount, { body: none })).status, 422);
});

async function addDirectory(name: string, opens: { groups: 'PERSONNELS'[]; provisions: boolean } = { groups: [], provisions: true }) {
  const body = { name, purpose: 'The directory of the university', scope: 'all' as const, calls_a_minute: 6000, ...opens };
  const added = await admin.call(addServiceAccount, { body });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  return (await admin.call(issueToken, { params: { id: added.body.id }, body: { expires_on: '2027-03-31' } })).body.token;
}

interface Sent {
  by?: string;
  headers?: Record<string, string>;
}

/** As a directory calls that knows the protocol alone. */
async function scim(method: string, path: string, body?: unknown, { by = token, headers = {} }: Sent = {}): Promise<Said> {
  const answer = await fetch(`${app.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, ...(body !== undefined && { 'content-type': 'application/scim+json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as Said['body'] };
}

function patch(id: string, Operations: object[]): Promise<Said> {
  return scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations });
}

async function find(filter: string) {
  return (await scim('GET', `/Users?count=200&filter=${encodeURIComponent(filter)}`)).body;
}
