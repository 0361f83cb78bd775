import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readIsDemo, refuseToMix } from '@talaan/kernel/server/demo/keep-apart.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { isForDemo } from './keep-demo-apart.ts';

let demo: TestApp;
let real: TestApp;
before(async () => {
  demo = await startTestApp();
  real = await startTestApp({ empty: true });
});
after(async () => {
  await demo.close();
  await real.close();
});

const isForDemoIn = (app: TestApp, wantsDemo: boolean, own = true) =>
  isForDemo({ demo: wantsDemo, databaseUrl: own ? app.databaseUrl : undefined }, app.databaseUrl);
const addAccount = (app: TestApp) => app.server.pool.query("insert into identity.account (email, name) values ('a@b.example', 'A')");

test('a demo knows that it is one, and the role that serves cannot make it forget', async () => {
  assert.equal(await readIsDemo(demo.server.pool), true);
  assert.equal(await readIsDemo(real.server.pool), false);
  await assert.rejects(demo.server.pool.query('update kernel.installation set is_demo = false'), /permission denied/);
});

test('an empty database becomes a demo where that is asked for, and of its own accord only the embedded one', async () => {
  assert.equal(await isForDemoIn(real, true, false), true);
  await assert.rejects(isForDemoIn(real, true), /DATABASE_URL is empty.*npm run demo/s);
  assert.equal(await isForDemoIn(real, false), false);
});

test('a demo is not started as a university, nor a university as a demo', async () => {
  assert.equal(await isForDemoIn(demo, true), false);
  await assert.rejects(isForDemoIn(demo, false), /^.*This is a demo: .*set DEMO=true/s);
  await addAccount(real);
  assert.equal(await isForDemoIn(real, false), false);
  for (const own of [true, false])
    await assert.rejects(isForDemoIn(real, true, own), /database of a university, not a demo: .*DEMO=false/s);
});

test('npm run demo -- --fresh throws no university away', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../demo/make.ts', import.meta.url)), '--fresh'], {
    env: {
      ...process.env,
      DATABASE_URL: real.databaseUrl,
      DATABASE_OWNER_URL: real.ownerUrl,
      DEMO: 'true',
      DATA_DIR: real.server.settings.dataDir,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  assert.match(said, /database of a university, not a demo/);
  assert.equal(code, 1);
  const { rows } = await real.server.pool.query('select from identity.account');
  assert.equal(rows.length, 1);
});

for (const [isDemo, wanted, mixes] of [
  [true, 'a university', true],
  [false, 'a demo', true],
  [true, 'a demo', false],
  [false, 'a university', false],
] as const)
  test(`what ${isDemo ? 'is' : 'is not'} a demo, taken over as ${wanted}: ${mixes ? 'refused' : 'accepted'}`, () => {
    if (mixes) assert.throws(() => refuseToMix({ isDemo, wanted }));
    else refuseToMix({ isDemo, wanted });
  });
