import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from './find-chromium.ts';

const MISSING =
  'The browser tests need Chromium, which is not here and cannot be installed by this command: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), name it (CHROMIUM=/path/to/chromium npm test), or run the other tests alone (npm test .test.ts).';

/** Of several processes that come here at once, one installs while the others wait for the lock; it ends with its process. */
const INSTALL = `
[ -e "$1" ] && exit
"$2" -o DPkg::Lock::Timeout=300 update && "$2" -o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium chromium-headless-shell fonts-liberation`;

/** How the machine brings a browser: by Debian's packages. */
export interface Ways {
  find: () => string | undefined;
  /** What there is once they are installed. */
  installed: string;
  apt: string;
  mayInstall: boolean;
  lock: string;
}

const OF_THE_MACHINE: Ways = {
  find: findChromium,
  installed: '/usr/bin/chromium',
  apt: '/usr/bin/apt-get',
  mayInstall: process.getuid?.() === 0,
  lock: join(tmpdir(), 'talaan-installs-chromium.lock'),
};

/**
 * Finds Chromium, or installs Debian's packages of it, once, where one may, and says so in a line.
 * Error: a sentence that says what to do.
 */
export async function prepareChromium(log: (line: string) => void, ways: Ways = OF_THE_MACHINE): Promise<void> {
  if (ways.find()) return;
  if (!ways.mayInstall || !existsSync(ways.apt)) throw new Error(MISSING);
  log('Installing Chromium for the browser tests; this takes a minute, once …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)('flock', [ways.lock, 'sh', '-c', INSTALL, 'sh', ways.installed, ways.apt], { env, maxBuffer: 2 ** 26 }).catch(
    (cause: unknown) => {
      throw new Error(MISSING, { cause });
    },
  );
  if (!ways.find()) throw new Error(MISSING);
}
