import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('the President goes from what changed on the home to a figure, how it is counted, and the people behind it', async () => {
  const page = await app.pageAs('president');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/dashboard');
  const changes = page.getByRole('region', { name: 'What changed most' });
  await changes.getByRole('listitem').first().waitFor();
  await changes.getByRole('link', { name: 'Open the board' }).click();
  await page.getByRole('heading', { name: 'Executive dashboard', level: 1 }).waitFor();
  const figure = page.getByRole('region', { name: 'People in service' });
  await figure.getByRole('button', { name: 'How counted: People in service' }).click();
  await page.getByText(/appointment runs on the day/).waitFor();
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  const shown = await figure.getByRole('link', { name: /list of People in service/ }).innerText();
  await figure.getByRole('link', { name: /list of People in service/ }).click();
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
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print the board' }).click();
  await paperIsShown(page.getByRole('dialog', { name: /Executive dashboard/ }));
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
