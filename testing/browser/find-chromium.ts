import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

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

export function findShell(): string | undefined {
  return !process.env.CHROMIUM && existsSync(SHELL) ? SHELL : undefined;
}

/** The one that CHROMIUM names, one that is installed, or the newest that `playwright install` brought. Error: there is no such file. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
  return named ?? [...INSTALLED, ...playwrightsOwn()].find((path) => existsSync(path));
}

function playwrightsOwn(): string[] {
  return PLAYWRIGHTS.flatMap((cache) => globSync(`${cache}/chromium-*/chrome-*/{chrome,Chromium.app/Contents/MacOS/Chromium}`))
    .toSorted()
    .toReversed();
}
