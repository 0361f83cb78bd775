import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/** Chromium without its windows, a quarter faster; it shows no PDF in the page. */
const SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PLAYWRIGHTS = ['.cache/ms-playwright', 'Library/Caches/ms-playwright'].map((cache) => join(homedir(), cache));
const DEBIANS = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
const MISSING =
  'The browser tests need Chromium and found none. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name it: CHROMIUM=/path/to/chromium npm test';

/** Quiet, and without what a browser does for its owner in the background. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test lives for seconds: to optimize its code and to collect its garbage early takes more of the processor than it saves. */
const FOR_TESTS = [
  '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=64 --max-semi-space-size=64',
  '--enable-features=NetworkServiceInProcess2',
];

interface Launch {
  /** It shows a PDF in the page. */
  viewer: boolean;
  /** As fast as people have it: where it is measured, or reads pictures. */
  measured?: boolean;
  /** Its camera shows this film (Y4M), without asking. */
  film?: string;
}

export async function launchChromium({ viewer, measured = false, film }: Launch): Promise<Browser> {
  if (!findChromium()) await installChromium();
  const camera = film
    ? ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
    : [];
  const args = [...FLAGS, ...(measured ? [] : FOR_TESTS), ...camera];
  return chromium.launch({ executablePath: (!viewer && findShell()) || findChromium(), args });
}

function findShell(): string | undefined {
  return !process.env.CHROMIUM && existsSync(SHELL) ? SHELL : undefined;
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
  return named ?? [...INSTALLED, ...playwrightsOwn()].find((path) => existsSync(path));
}

/** What `playwright install` brought, the newest first. */
function playwrightsOwn(): string[] {
  return PLAYWRIGHTS.flatMap((cache) => globSync(`${cache}/chromium-*/chrome-*/{chrome,Chromium.app/Contents/MacOS/Chromium}`))
    .toSorted()
    .toReversed();
}

/** Debian's own packages, where one may install them. */
async function installChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(MISSING);
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIANS], { env, maxBuffer: 2 ** 26 }).catch((cause: unknown) => {
    throw new Error(MISSING, { cause });
  });
}
