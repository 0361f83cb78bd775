import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets, findViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

/** What each kind of user has on their home alone. */
const HOMES = {
  hr: ['Headcount by status', 'Headcount over the years', 'Retiring within 12 months', 'Vacant items'],
  dean: ['Who is in', 'Away this week'],
  employee: ['November 2026'],
  president: ['Headcount over the years', 'Headcount by status', 'Vacant items'],
  admin: ['Last changes of roles', 'Disk of the server', 'Audit trail', 'Jobs that failed'],
};

/** Who is signed in, what the frame, the head and the cards show, and what these ask for after that; alone there would be some twenty. */
const MOST_READS = 13;

for (const [who, cards] of Object.entries(HOMES))
  test(`the home of ${who} shows what is theirs, and fits a ${who === 'employee' ? '' : 'desk and a '}phone`, async () => {
    // On a desk every-screen looks at the home of an employee.
    for (const phone of who === 'employee' ? [true] : [false, true]) {
      const page = await app.pageAs(who, { phone });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/dashboard');
      for (const name of cards) await page.getByRole('region', { name, exact: true }).waitFor();
      await screenIsReady(page);
      assert.deepEqual([...(await findOverflow(page)), ...(phone ? await findSmallTargets(page) : await findViolations(page))], []);
      const reads = asked.filter((path) => path.startsWith('/api/'));
      assert.ok(reads.length <= MOST_READS, `reads of the same moment go together: ${reads.join(', ')}`);
      const titles = await page
        .getByRole('region')
        .evaluateAll((regions) => regions.map((region) => region.querySelector('h2')?.textContent));
      const others = Object.values(HOMES).flat();
      const foreign = titles.filter((title) => title && others.includes(title) && !cards.includes(title));
      assert.deepEqual(foreign, []);
    }
  });

test('numbers of the home lead to just those people, and jobs that failed to their list', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/dashboard');
  const link = page.getByRole('region', { name: 'Headcount by status' }).getByRole('link', { name: /^Permanent: \d+$/ });
  const people = await link.innerText();
  await link.click();
  await page.waitForURL(/\/personnels\/list\?status=PERM$/);
  await page.getByText(new RegExp(`of ${people}$`)).waitFor();

  await page.goto('/dashboard');
  const retiring = page.getByRole('region', { name: 'Retiring within 12 months' });
  const [total] = (await retiring.getByText(/ of 65 by /).innerText()).split(' ');
  await retiring.getByRole('link', { name: 'All who retire' }).click();
  await page.getByRole('columnheader', { name: 'Retires on' }).waitFor();
  await page.getByText(new RegExp(`of ${total}$`)).waitFor();

  await page.goto('/dashboard');
  const before = page.getByRole('region', { name: 'Headcount over the years' }).getByRole('link', { name: /^In service on 31 Dec 2025: / });
  const served = await before.innerText();
  await before.click();
  await page.getByRole('button', { name: 'As of: 31 Dec 2025' }).waitFor();
  await page.getByText(new RegExp(`of ${served}$`)).waitFor();

  // Who oversees reads the list; what changes it, and the records, are of those who keep them.
  const president = await app.pageAs('president');
  await president.goto('/dashboard');
  const tile = president.getByRole('link', { name: /^\d+\s*Vacant items\s*University$/ });
  const vacant = (await tile.innerText()).split('\n')[0]!.trim();
  await tile.click();
  await president.waitForURL(/\/plantilla\/items\?status=VACANT_FUNDED$/);
  await president.getByText(new RegExp(`of ${vacant}$`)).waitFor();
  assert.equal(await president.locator('a[data-row-link], .list-page input[type=checkbox]').count(), 0);
  assert.equal(await president.getByRole('link', { name: /New item|Import|reports/ }).count(), 0);
  await president.getByRole('button', { name: 'Export' }).waitFor();

  const admin = await app.pageAs('admin');
  await admin.goto('/dashboard');
  await admin.getByRole('link', { name: 'All failed jobs' }).click();
  await admin.getByRole('heading', { name: 'Jobs', exact: true }).waitFor();
  await admin.getByRole('button', { name: 'State: Failed' }).waitFor();
});
