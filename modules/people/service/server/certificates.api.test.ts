import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import {
  cancelCertificate,
  listCertificates,
  listMyCertificates,
  prepareCertificate,
  printCertificate,
  readCertificate,
  releaseCertificate,
  requestCertificate,
  requestMyCertificate,
  signCertificates,
  withdrawMyRequest,
} from '../contract/certificates.ts';

let app: TestApp;
let hr: Caller;
let employee: Caller;
let nobody: Caller;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  [hr, employee, nobody] = (await Promise.all(['hr', 'employee', 'nobody'].map((who) => app.as(who)))) as [Caller, Caller, Caller];
});
after(() => app.close());

test('a certificate is asked for, prepared, signed and released; its paper is valid from its release on', async () => {
  const id = await ask(employee, 'a housing loan');
  const told = (await hr.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ link }) => link === `/coe/${id}`));
  const administrator = (await (await app.as('admin')).call(listNotifications)).body.notifications;
  assert.ok(!administrator.some(({ link }) => link === `/coe/${id}`), 'who opens everything is not told of each request');
  const asked = (await hr.call(readCertificate, { params: { id } })).body.certificate;
  assert.deepEqual([asked.state, asked.due_on, asked.actions], ['REQUESTED', '2026-11-25', ['prepare', 'cancel']]);
  assert.equal(asked.sheet!.compensation[1]!.monthly, 200_000, 'PERA of 2,000 a month');

  const allowances = [{ name: 'Hazard pay', monthly: 100_000 }];
  const prepared = await hr.call(prepareCertificate, { params: { id }, body: { allowances } });
  assert.match(prepared.body.control_number, /^COE-2026-\d{4}$/);
  const { code } = (await hr.call(readCertificate, { params: { id } })).body.certificate;
  const state = async () => (await nobody.call(verifyPaper, { params: { code: code! } })).body.paper!.state;
  assert.equal(await state(), 'not_released');
  const pdf = await hr.call(printCertificate, { params: { id } });
  assert.equal(new TextDecoder().decode(pdf.bytes.slice(0, 5)), '%PDF-');

  assert.equal((await hr.call(releaseCertificate, { params: { id }, body: { released_to: 'Herself' } })).status, 409);
  assert.equal((await hr.call(signCertificates, { body: { ids: [id] } })).status, 200);
  assert.equal((await hr.call(releaseCertificate, { params: { id }, body: { released_to: '' } })).status, 422);
  assert.equal((await hr.call(releaseCertificate, { params: { id }, body: { released_to: 'Herself' } })).status, 200);
  assert.equal(await state(), 'stands');
  const heard = (await employee.call(listNotifications)).body.notifications;
  assert.ok(heard.some(({ title }) => title === 'Your certificate of employment was released'));
  const { steps } = (await employee.call(readTimeline, { params: { id } })).body.request;
  assert.deepEqual(
    steps.map(({ action, state }) => [action, state]),
    [
      ['file', 'REQUESTED'],
      ['prepare', 'PREPARED'],
      ['sign', 'SIGNED'],
      ['release', 'RELEASED'],
    ],
  );

  assert.equal((await hr.call(cancelCertificate, { params: { id }, body: { reason: 'A wrong position' } })).status, 200);
  const withdrawn = (await nobody.call(verifyPaper, { params: { code: code! } })).body.paper!;
  assert.deepEqual([withdrawn.state, withdrawn.withdrawn_because], ['withdrawn', 'A wrong position']);
});

test('what a certificate says is frozen when it is prepared', async () => {
  const id = await ask(employee, 'a frozen paper');
  await hr.call(prepareCertificate, { params: { id }, body: {} });
  const said = async () => (await hr.call(readCertificate, { params: { id } })).body.certificate.sheet!;
  const before_ = await said();
  await app.server.pool.query(
    `begin; select set_config('talaan.reason', 'a test', true);
     update personnel.salary s set amount = amount + 100000 from identity.account b
       where b.email = 'employee@talaan.example' and b.personnel_id = s.personnel_id; commit`,
  );
  assert.deepEqual(await said(), before_);
  assert.deepEqual((await onDay(app, '2027-03-01', said)).first_day, before_.first_day);
});

test('two who prepare at the same moment prepare it once, and no number is lost', async () => {
  const id = await ask(employee, 'a race');
  const answers = await Promise.all([1, 2, 3].map(() => hr.call(prepareCertificate, { params: { id }, body: {} })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  const next = await ask(employee, 'the next');
  const first = answers.find(({ status }) => status === 200)!.body.control_number;
  const second = (await hr.call(prepareCertificate, { params: { id: next }, body: {} })).body.control_number;
  assert.equal(Number(second.slice(-4)), Number(first.slice(-4)) + 1);
});

test('the same request twice at once is one request', async () => {
  const body = { kind: 'employment' as const, purpose: 'a double click' };
  const answers = await Promise.all([1, 2].map(() => employee.call(requestMyCertificate, { body })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('a kind that the record does not bear out is refused with the reason', async () => {
  const { status, body } = await employee.call(requestMyCertificate, { body: { kind: 'separated', purpose: 'leaving' } });
  assert.equal(status, 422);
  assert.match(String((body as unknown as { errors: { kind: string[] } }).errors.kind), /is in service; this kind/);
  assert.deepEqual((await employee.call(listMyCertificates)).body.kinds, ['employment', 'compensation']);
});

test('many are signed at once, all or none', async () => {
  const ids = [await ask(employee, 'bulk one'), await ask(employee, 'bulk two')];
  await hr.call(prepareCertificate, { params: { id: ids[0]! }, body: {} });
  assert.equal((await hr.call(signCertificates, { body: { ids } })).status, 409);
  await hr.call(prepareCertificate, { params: { id: ids[1]! }, body: {} });
  const { body } = await hr.call(signCertificates, { body: { ids: [...ids, ids[0]!] } });
  assert.equal(body.message, '2 certificates are signed.');
});

test('nobody prepares their own certificate, by rule and by constraint', async () => {
  const id = await ask(hr, 'my own');
  const own = (await hr.call(readCertificate, { params: { id } })).body.certificate;
  assert.deepEqual(own.actions, ['cancel']);
  assert.equal((await hr.call(prepareCertificate, { params: { id }, body: {} })).status, 409);
  await assert.rejects(
    app.server.pool.query(
      `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, personnel_id, at)
       select id, round, 'prepare', 'hr', state, 'PREPARED', true, owner_id, now() from requests.request where id = $1`,
      [id],
    ),
    /nobody_decides_their_own/,
  );
  assert.equal((await (await app.as('admin')).call(prepareCertificate, { params: { id }, body: {} })).status, 200);
});

test('a request is taken back by who made it, and by nobody else', async () => {
  const id = await ask(employee, 'to be taken back');
  assert.equal((await (await app.as('head')).call(withdrawMyRequest, { params: { id } })).status, 404);
  assert.equal((await employee.call(readCertificate, { params: { id } })).status, 403);
  assert.equal((await employee.call(withdrawMyRequest, { params: { id } })).status, 200);
  assert.equal((await employee.call(withdrawMyRequest, { params: { id } })).status, 409);
});

test('HR takes down a request at the counter; the list is filtered, searched and counted', async () => {
  const personnel_id = people.headOfAccounting.id;
  const made = await hr.call(requestCertificate, { body: { personnel_id, kind: 'employment', purpose: 'the counter' } });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  const listed = (await hr.call(listCertificates, { query: { state: 'REQUESTED', per_page: 999 } })).body.certificates;
  assert.equal(listed.find(({ id }) => id === made.body.id)!.personnel_id, personnel_id);
  const { body } = await hr.call(listCertificates, { query: { state: 'RELEASED', sort: '-due_on' } });
  assert.ok(body.total > 0 && body.certificates.every(({ state }) => state === 'RELEASED'));
  const overdue = (await hr.call(listCertificates, { query: { show: 'overdue' } })).body;
  assert.ok(overdue.total > 0 && overdue.certificates.every(({ due_on }) => due_on! < '2026-11-20'));
  assert.equal(overdue.counts.overdue, overdue.total);
  const found = (await hr.call(listCertificates, { query: { term: 'coe-2026-0001' } })).body;
  assert.deepEqual(
    found.certificates.map(({ control_number }) => control_number),
    ['COE-2026-0001'],
  );
  assert.equal((await employee.call(listCertificates)).status, 403);
});

test('an unknown code is answered kindly, and guessing is slowed down', async () => {
  const unknown = await nobody.call(verifyPaper, { params: { code: 'ABCD-1234-EFGH-5678' } });
  assert.deepEqual([unknown.status, unknown.body.paper], [200, null]);
  let refused = 0;
  for (let tries = 0; tries < 40 && refused === 0; tries += 1)
    refused = (await nobody.call(verifyPaper, { params: { code: `GUESS${tries}` } })).status === 429 ? tries : 0;
  assert.ok(refused >= 25 && refused <= 30, `refused after ${refused}`);
});

async function ask(who: Caller, purpose: string): Promise<number> {
  const { status, body } = await who.call(requestMyCertificate, { body: { kind: 'compensation', purpose } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}
