import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import { verifyPaper } from '../contract.ts';
import { wrongCodes } from './verify-paper.ts';

const GUESSER = '198.51.100.7';

let app: TestApp;
let guest: Caller;
before(async () => {
  app = await startTestApp();
  guest = await app.as('nobody');
  await moveClock(app, '2026-11-20T09:00');
});
after(() => app.close());

const ask = (at: number, from = GUESSER) =>
  guest.call(verifyPaper, { params: { code: `0000-0000-0000-00${String(at).padStart(2, '0')}` }, headers: { 'x-forwarded-for': from } });
const forget = () => wrongCodes.forgetJob.run({ server: app.server, accountId: 0, runId: 'test', progress: async () => undefined }, {});
const count = async () =>
  (await app.server.pool.query<{ count: number }>('select count(*)::integer as count from papers.wrong_guess')).rows[0]!.count;

test('thirty unknown codes within a quarter of an hour make a network wait until the first is that old, and no other network', async () => {
  for (let at = 0; at < 10; at += 1) assert.equal((await ask(at)).status, 200);
  await moveClock(app, '2026-11-20T09:05');
  for (let at = 10; at < 30; at += 1) assert.equal((await ask(at)).status, 200);
  const refused = await ask(30);
  assert.deepEqual(
    [refused.status, refused.headers.get('retry-after'), (refused.body as unknown as { message: string }).message],
    [429, '600', 'Too many codes that are of no paper were asked for from here. Please wait 10 minutes.'],
  );
  assert.equal((await ask(30, '198.51.100.8')).status, 200, 'another network goes on');
  assert.equal(await count(), 31, 'what is refused is not counted');
  await moveClock(app, '2026-11-20T09:14');
  assert.equal((await ask(31)).status, 429);
  await moveClock(app, '2026-11-20T09:15');
  assert.equal((await ask(31)).status, 200);
});

test('guesses are forgotten a day later', async () => {
  await moveClock(app, '2026-11-21T09:00');
  await forget();
  assert.equal(await count(), 32);
  await moveClock(app, '2026-11-21T09:10');
  await forget();
  assert.equal(await count(), 1);
});
