import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { prepareChromium, type Ways } from './prepare-chromium.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'talaan apt '))));
afterEach(() => rmSync(dir, { recursive: true }));

/** A stand-in for apt-get that notes what it is asked for, and does what `installs` says. */
function machineWith(installs: string, mayInstall = true): Ways {
  const apt = join(dir, 'apt-get');
  const installed = join(dir, 'chromium');
  writeFileSync(apt, `#!/bin/sh\necho "$3" >> '${dir}/asked'\n[ "$3" = install ] || exit 0\nsleep 0.2\n${installs}\n`);
  chmodSync(apt, 0o755);
  return { find: () => (existsSync(installed) ? installed : undefined), installed, apt, mayInstall, lock: join(dir, 'lock') };
}

const asked = () => readFileSync(join(dir, 'asked'), 'utf8').trim().split('\n');

test('five that need the browser at once install it once', async () => {
  const ways = machineWith(`touch '${dir}/chromium'`);
  const lines: string[] = [];
  await Promise.all(Array.from({ length: 5 }, () => prepareChromium((line) => lines.push(line), ways)));
  assert.deepEqual(asked(), ['update', 'install']);
  assert.match(lines[0]!, /^Installing Chromium/);
  await prepareChromium(() => assert.fail('nothing is to be said'), ways);
  assert.equal(asked().length, 2);
});

test('without a browser, and without a way to install one, a sentence says what to do', async () => {
  const sentence = /needs? Chromium, which is not here .* install it .* name it .* or run the other tests alone/;
  await assert.rejects(
    prepareChromium(() => undefined, machineWith('exit 100')),
    sentence,
  );
  await assert.rejects(
    prepareChromium(() => undefined, machineWith('exit 0')),
    sentence,
  );
  const noRoot = machineWith('exit 0', false);
  rmSync(join(dir, 'asked'));
  await assert.rejects(
    prepareChromium(() => undefined, noRoot),
    sentence,
  );
  assert.equal(existsSync(join(dir, 'asked')), false, 'apt was not asked');
});
