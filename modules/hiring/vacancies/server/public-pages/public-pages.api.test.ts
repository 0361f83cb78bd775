import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { fetchFeed, listVacancies, previewVacancy, readVacancy } from '../../contract/public-pages.ts';
import { makePost } from '../fixtures/make-post.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  const { db } = app.server;
  // The posts of the demo are not those of this file.
  await app.server.pool.query("update vacancies.post set state = 'CANCELLED'");
  await makePost(db, { code: 'OPEN-1' });
  await makePost(db, { code: 'OPEN-2', position: 'Instructor I', closesAt: '2026-11-25T17:00:00+08:00' });
  await makePost(db, { code: 'STALE-1', postedOn: '2026-11-01', closesAt: '2026-11-19T17:00:00+08:00' });
  await makePost(db, { code: 'DRAFT-1', state: 'DRAFT' });
  await makePost(db, { code: 'GONE-1', state: 'CANCELLED' });
  await makePost(db, { code: 'BACK-1', state: 'DEFICIENT' });
  await app.server.pool.query("update vacancies.post set duties = '</script><script>alert(1)</script> & \"duties\"' where code = 'OPEN-1'");
});
after(() => app.close());

test('anyone reads the open vacancies, those that close first before the others; no draft and none that was withdrawn', async () => {
  const nobody = await app.as('nobody');
  const { body } = await nobody.call(listVacancies, { query: {} });
  assert.deepEqual(
    body.vacancies.map(({ code }) => code),
    ['OPEN-2', 'OPEN-1'],
  );
  assert.equal(body.total, 2);
  assert.deepEqual(
    (await nobody.call(listVacancies, { query: { term: 'instructor' } })).body.vacancies.map(({ code }) => code),
    ['OPEN-2'],
  );
  assert.equal((await nobody.call(listVacancies, { query: { kind: 'job order' } })).body.total, 0);
});

test('a vacancy is read by its code, also after it closed; what is not published is not there', async () => {
  const nobody = await app.as('nobody');
  const { body } = await nobody.call(readVacancy, { params: { code: 'OPEN-1' } });
  assert.equal(body.standing, 'open');
  assert.equal(body.vacancy.requirements.length, 4);
  assert.match(body.address, /\/apply_now\?vacancy=OPEN-1$/);
  assert.equal((await nobody.call(readVacancy, { params: { code: 'STALE-1' } })).body.standing, 'closed');
  for (const code of ['DRAFT-1', 'GONE-1', 'BACK-1', 'NONE-1', "x' or true"])
    assert.equal((await nobody.call(readVacancy, { params: { code } })).status, 404, code);
});

test('a draft is previewed by recruitment staff within their scope, a published one by everyone who is signed in', async () => {
  const read = async (who: string, code: string) => (await (await app.as(who)).call(previewVacancy, { params: { code } })).status;
  for (const who of ['hr', 'recruitment']) assert.equal(await read(who, 'DRAFT-1'), 200, who);
  for (const who of ['employee', 'applicant', 'clerk']) {
    assert.equal(await read(who, 'DRAFT-1'), 404, who);
    assert.equal(await read(who, 'OPEN-1'), 200, who);
  }
  assert.equal(await read('nobody', 'OPEN-1'), 401);
  assert.equal((await (await app.as('hr')).call(previewVacancy, { params: { code: 'DRAFT-1' } })).body.standing, null);
});

test('a public answer may be kept for seconds, and is not sent again to who has it', async () => {
  const address = `${app.url}${listVacancies.path}`;
  const first = await fetch(address);
  assert.equal(first.headers.get('cache-control'), 'public, max-age=5');
  const mark = first.headers.get('etag')!;
  const again = await fetch(address, { headers: { 'if-none-match': mark } });
  assert.equal(again.status, 304);
});

test('the feed has an entry for each open vacancy, and is well-formed whatever a post says', async () => {
  const answer = await fetch(`${app.url}${fetchFeed.path}`);
  assert.match(answer.headers.get('content-type')!, /^application\/atom\+xml/);
  const text = await answer.text();
  assert.equal(text.match(/<entry>/g)?.length, 2);
  assert.match(text, /<id>[^<]+\/apply_now\?vacancy=OPEN-1<\/id>/);
});

test('a flood from one network is refused and told when to come back; others read on', async () => {
  const ask = (from: string) => fetch(`${app.url}${listVacancies.path}`, { headers: { 'x-forwarded-for': from } });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask('203.0.113.7')));
  const refused = answers.filter(({ status }) => status === 429);
  // How many are admitted in how long is the test of the rule; here a slow machine answers for a while.
  assert.ok(refused.length > 0, 'none was refused');
  assert.equal(refused[0]!.headers.get('retry-after'), '1');
  assert.ok(answers.every(({ status }) => status === 200 || status === 429));
  assert.equal((await ask('203.0.113.8')).status, 200);
});

test('visitors of many networks ask the database once in a while, not once each', async () => {
  const ask = async (at: number) => {
    const { status } = await fetch(app.url + listVacancies.path, { headers: { 'x-forwarded-for': `198.51.100.${at % 250}` } });
    assert.equal(status, 200);
  };
  const statements = await countStatements(() => Promise.all(Array.from({ length: 300 }, (_, at) => ask(at))));
  assert.ok(statements <= 30, `${statements} statements`);
});

test('a post closes to the second, by the clock, while its answer is kept', async () => {
  const nobody = await app.as('nobody');
  await moveClock(app, '2026-11-25T17:00:00.999');
  assert.equal((await nobody.call(readVacancy, { params: { code: 'OPEN-2' } })).body.standing, 'open');
  await moveClock(app, '2026-11-25T17:00:01');
  assert.equal((await nobody.call(readVacancy, { params: { code: 'OPEN-2' } })).body.standing, 'closed');
  assert.deepEqual(
    (await nobody.call(listVacancies, { query: {} })).body.vacancies.map(({ code }) => code),
    ['OPEN-1'],
  );
});
