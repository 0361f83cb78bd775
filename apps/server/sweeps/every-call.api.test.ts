import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { me } from '@talaan/identity/contract.ts';
import { startViewing } from '@talaan/identity/contract/users.ts';
import { endpoint, messageOnly, type Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { MOST_TOGETHER, readTogether, type AnsweredTogether } from '@talaan/kernel/contract/together.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { inputFor } from '@talaan/testing/arbitrary-input.ts';
import { tries } from '@talaan/testing/tries.ts';
import { holdEveryGroup } from './every-group-kit.ts';

/** Who may call what, as somebody has read and agreed to it: `METHOD path` and its access. */
const reviewed = JSON.parse(readFileSync(new URL('../access.reviewed.json', import.meta.url), 'utf8')) as Record<string, string>;
const DOCUMENTED = [200, 401, 403, 404, 409, 413, 415, 422, 429];
const RUNS_A_CALL = tries(1, 120);

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  await holdEveryGroup(app);
});
after(() => app.close());

test('every call says who may call it, and somebody has reviewed that', () => {
  const declared = Object.fromEntries(app.server.endpoints.map((endpoint) => [nameOf(endpoint), describeAccess(endpoint)]));
  assert.deepEqual(declared, reviewed, 'review the difference and write it into apps/server/access.reviewed.json');
});

test('a write open to view groups that does not say how far it reaches is not served', () => {
  const forgetful = endpoint({ method: 'POST', path: '/api/forgetful', summary: '', access: ['ADMIN'], response: messageOnly });
  assert.throws(() => mount(app.server, forgetful, async () => ({ message: '' })), /applies to the whole university/);
});

test('nobody reaches a call that is not public', async () => {
  const nobody = await app.as('nobody');
  for (const endpoint of app.server.endpoints.filter(({ access }) => access !== 'public')) {
    const answer = await callPlainly(nobody, endpoint);
    assert.equal(answer.status, 401, nameOf(endpoint));
    assert.ok((answer.body as { error?: string }).error, nameOf(endpoint));
  }
});

test('an employee reaches no call of a group that their roles do not open', async () => {
  const employee = await app.as('employee');
  await reachesNothingBeyondTheirViews(employee);
});

test('an officer in charge reaches no call of a head before the first day and after the last of the term', async () => {
  const officer = await app.as('records');
  for (const day of ['2026-11-16', '2026-12-02']) {
    await onDay(app, day, async () => {
      const { body } = await officer.call(me);
      assert.ok(!body.user.allowed_views.includes('EDATSDEPTHEAD'));
      await reachesNothingBeyondTheirViews(officer);
    });
  }
});

test('anyone who is only an applicant reaches no call for staff', async () => {
  const applicant = await app.as('applicant');
  for (const endpoint of app.server.endpoints.filter(({ access }) => access === 'staff' || Array.isArray(access))) {
    const answer = await callPlainly(applicant, endpoint);
    assert.equal(answer.status, 403, nameOf(endpoint));
  }
});

test('an administrator who views as another user can change nothing', async () => {
  const admin = await app.as('admin');
  const id = people.hrOfficer.accountId;
  assert.equal((await admin.call(startViewing, { params: { id } })).status, 200);
  const headers = { 'x-view-as': String(id) };
  for (const endpoint of app.server.endpoints.filter(({ method }) => method !== 'GET')) {
    const answer = await callPlainly(admin, endpoint, headers);
    assert.equal(answer.status, 403, nameOf(endpoint));
    assert.match((answer.body as { message: string }).message, /^You are viewing as/, nameOf(endpoint));
  }
});

test('an administrator who views as a holder of the seats of payroll reaches no call that these alone open', async () => {
  const admin = await app.as('admin');
  for (const who of ['payroll', 'budget', 'accounting', 'cashier', 'auditor']) {
    const { id } = (await (await app.as(who)).call(me)).body.user;
    assert.equal((await admin.call(startViewing, { params: { id } })).status, 200);
    await reachesNothingBeyondTheirViews(admin, { 'x-view-as': String(id) });
  }
});

test('a record that does not exist answers 404, also where the number is no number', async () => {
  const admin = await app.as('admin');
  const reading = app.server.endpoints.filter(({ method, path }) => method === 'GET' && path.includes('{id}'));
  for (const endpoint of reading) {
    for (const id of ['2147483647', 'abc', '-1']) {
      const answer = await admin.call(endpoint, { params: { id, date: '2026-10-05' }, query: { month: '2026-10' } });
      assert.ok([404, 422].includes(answer.status), `${nameOf(endpoint)} with ${id} answered ${answer.status}`);
    }
  }
});

test('no input whatever makes a call fail unexpectedly', async () => {
  const admin = await app.as('admin');
  const failures: string[] = [];
  for (const endpoint of app.server.endpoints.filter(isWorthFuzzing)) {
    const input = fc.record({ params: inputFor(endpoint.params), query: inputFor(endpoint.query), body: inputFor(endpoint.body) });
    const property = fc.asyncProperty(input, async (given) => {
      const file = endpoint.upload ? { file: { name: 'x.csv', content: 'a,b\n1,2' } } : {};
      const answer = await admin.call(endpoint, { ...given, ...file });
      assert.ok(DOCUMENTED.includes(answer.status), `answered ${answer.status}`);
    });
    const result = await fc.check(property, { numRuns: RUNS_A_CALL, seed: 20_261_120 });
    if (result.failed) failures.push(`${nameOf(endpoint)} with ${JSON.stringify(result.counterexample)}: ${String(result.errorInstance)}`);
  }
  assert.deepEqual(failures, []);
});

test('a form that is cut off, has no boundary or no end, or names no field is refused in words', async () => {
  const { token } = await app.as('admin');
  const part = (headers: string) => `--x\r\n${headers}\r\n\r\na,b\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename="x.csv"';
  const forms: [type: string, body: string][] = [
    ['multipart/form-data; boundary=x', part(file)],
    ['multipart/form-data; boundary=x', `${part(file)}\r\n--y--`],
    ['multipart/form-data; boundary=x', `${part('Content-Disposition: form-data')}\r\n--x--`],
    ['multipart/form-data; boundary=x', `${part('no header')}\r\n--x--`],
    ['multipart/form-data; boundary=x', '--x'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data', `${part(file)}\r\n--x--`],
    ['multipart/form-data; boundary=', part(file)],
  ];
  const failures: string[] = [];
  for (const endpoint of app.server.endpoints.filter(({ upload }) => upload)) {
    const address = `${app.url}${endpoint.path.replaceAll(/\{\w+\}/g, '1')}`;
    for (const [type, body] of forms) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      const answer = await fetch(address, { method: endpoint.method, headers, body });
      const { message } = (await answer.json()) as { message?: string };
      if (![404, 415, 422].includes(answer.status) || !message) failures.push(`${nameOf(endpoint)} ${type} ${body}: ${answer.status}`);
    }
  }
  assert.deepEqual(failures, []);
});

test('unknown paths and methods, and bodies that are not JSON, get the documented errors', async () => {
  const unknown = await fetch(`${app.url}/api/nothing/here`);
  assert.equal(unknown.status, 404);
  assert.ok(((await unknown.json()) as { message: string }).message);
  const method = await fetch(`${app.url}/api/personnels`, { method: 'PATCH' });
  assert.equal(method.status, 404);
  const body = await fetch(`${app.url}/api/authenticate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email": ',
  });
  assert.equal(body.status, 422);
});

test('reads that go together are answered as if each came alone, and are nothing but reads of records', async () => {
  const alone = [
    '/api/users/me',
    '/api/personnels?page=1&per_page=5',
    '/api/nothing/here',
    '/api/personnels/export?format=csv',
    '/api/logout',
  ];
  const address = `${app.url}${readTogether.path}?${new URLSearchParams(alone.map((one) => ['call', one]))}`;
  const askedAs = async (who: string) => {
    const { token } = await app.as(who);
    const answer = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    assert.equal(answer.status, 200);
    const lines = (await answer.text()).trim().split('\n');
    const answered = lines.map((line) => JSON.parse(line) as AnsweredTogether);
    return answered.toSorted((one, other) => one.at - other.at);
  };
  const statusesOf = (answered: AnsweredTogether[]) => answered.map(({ status }) => status);
  assert.deepEqual(statusesOf(await askedAs('nobody')), [401, 401, 404, 404, 404]);
  assert.deepEqual(statusesOf(await askedAs('employee')), [200, 403, 404, 404, 404]);
  const [own, list] = await askedAs('hr');
  const hr = await app.as('hr');
  const { now, ...account } = (await hr.call(me)).body;
  assert.deepEqual({ ...(own!.answer as object), now }, { ...account, now }, 'but for the moment');
  assert.deepEqual(list!.answer, (await hr.call(listPersonnel, { query: { page: 1, per_page: 5 } })).body);
  const many = Array.from({ length: MOST_TOGETHER + 1 }, () => ['call', '/api/welcome']);
  assert.equal((await fetch(`${app.url}${readTogether.path}?${new URLSearchParams(many)}`)).status, 422);
});

/** Signing out would end the run, and closing Talaan everything after it; their own tests cover them. */
function isWorthFuzzing({ method, path }: Endpoint): boolean {
  return path !== '/api/logout' && `${method} ${path}` !== 'PUT /api/settings/maintenance';
}

async function reachesNothingBeyondTheirViews(caller: Caller, headers: Record<string, string> = {}): Promise<void> {
  const views = (await caller.call(me, { headers })).body.user.allowed_views;
  for (const endpoint of app.server.endpoints.filter(({ access }) => Array.isArray(access))) {
    if ((endpoint.access as readonly string[]).some((group) => views.includes(group))) continue;
    const answer = await callPlainly(caller, endpoint, headers);
    assert.equal(answer.status, 403, nameOf(endpoint));
  }
}

function callPlainly(caller: Caller, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const params = { id: '1', date: '2026-10-05', cid: '1', view: 'dtr' };
  return caller.call(endpoint, { params, headers, ...(endpoint.upload ? { file: { name: 'x.txt', content: 'x' } } : {}) });
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function describeAccess({ access, reach }: Endpoint): string {
  return typeof access === 'string' ? access : [...access, ...(reach === 'university' ? ['over the whole university'] : [])].join(' ');
}
