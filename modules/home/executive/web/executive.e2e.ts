import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('the President, on a tablet, goes from what changed on the home to a figure, how it is counted, and the people behind it', async () => {
  const page = await app.pageAs('president', { tablet: true });
  await page.goto('/dashboard');
  const changes = page.getByRole('region', { name: 'What changed most' });
  await changes.getByRole('listitem').first().waitFor();
  await changes.getByRole('link', { name: 'Open the board' }).tap();
  await page.getByRole('heading', { name: 'Executive dashboard', level: 1 }).waitFor();
  const figure = page.getByRole('region', { name: 'People in service' });
  await figure.getByRole('button', { name: 'How counted: People in service' }).tap();
  const counted = page.getByText(/appointment runs on the day/);
  await counted.waitFor();
  await page.getByRole('heading', { name: 'Executive dashboard', level: 1 }).tap();
  await counted.waitFor({ state: 'hidden' });
  await expectNoViolations(page);
  const number = figure.getByRole('link', { name: /list of People in service/ });
  const shown = await number.innerText();
  await number.tap();
  await page.getByRole('heading', { name: 'Personnel', level: 1 }).waitFor();
  await page
    .getByText(new RegExp(`of ${shown}`))
    .first()
    .waitFor();

  // A day in the past shows what was kept of it, and leads to no list of today.
  await page.goto('/executivedashboard/main?day=2026-10-31');
  await page.getByText(/as it was kept of 31 Oct 2026/).waitFor();
  assert.equal(await page.getByRole('link', { name: /list of/ }).count(), 0);

  await page.goto('/executivedashboard/main');
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitem', { name: 'Print the board' }).tap();
  await paperIsShown(page.getByRole('dialog', { name: /Executive dashboard/ }));
});

test('a vice president goes from the own home to the own board, and from the faculty to the people of the own offices', async () => {
  const page = await app.pageAs('vpaa');
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'What changed most' }).getByRole('link', { name: 'Open the board' }).click();
  await page.getByRole('heading', { name: 'Academic affairs', level: 1 }).waitFor();
  const number = page.getByRole('link', { name: /list of Faculty by rank/ });
  const shown = await number.innerText();
  await number.click();
  await page.getByRole('heading', { name: 'Personnel', level: 1 }).waitFor();
  await page.getByText('Track: Faculty').first().waitFor();
  await page
    .getByText(new RegExp(`of ${shown}`))
    .first()
    .waitFor();
});

test('an administrator composes a board: a figure goes up, one is taken off, and the board shows it', async () => {
  const page = await app.pageAs('admin');
  await page.goto('/executivedashboard/compose/ovppd');
  await page.getByRole('button', { name: 'Offices rated up' }).click();
  await page.getByRole('button', { name: 'Take PRIME-HRM checklist off the board' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Planning and development', level: 1 }).waitFor();
  const titles = page.locator('.board-figure h2');
  await titles.first().waitFor();
  assert.equal(await titles.first().innerText(), 'Offices rated');
  assert.equal(await page.getByRole('region', { name: 'PRIME-HRM checklist' }).count(), 0);
});
