import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

/** Files of code, styles and fonts of a page that has nothing of them, and their kilobytes without headers: what of the first load does not depend on time. */
const MOST = { files: 16, kilobytes: 350 };

for (const [who, path, most = MOST] of [
  ['hr', '/dashboard'],
  ['employee', '/dashboard'],
  ['hr', '/personnels/list'],
  ['hr', '/personnels/20'],
  ['employee', '/account/dtr'],
  ['hr', '/edats/daily-attendance'],
  ['head', '/inbox'],
  ['employee', '/memorandum_circular'],
  // Its section has fields for dates and choices.
  ['employee', '/account/profile', { files: 26, kilobytes: 395 }],
] as const)
  test(`${path} of ${who} asks for at most ${most.files} files of code, of ${most.kilobytes} kB`, async () => {
    const page = await app.pageAs(who);
    await page.goto(path);
    await screenIsReady(page);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
        .map((one) => (one as PerformanceResourceTiming).encodedBodySize),
    );
    const kilobytes = loaded.reduce((sum, size) => sum + size, 0) / 1000;
    assert.ok(loaded.length <= most.files && kilobytes <= most.kilobytes, `${loaded.length} files, ${kilobytes.toFixed(0)} kB`);
  });
