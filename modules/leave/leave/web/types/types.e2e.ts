import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR adds birthday leave, 1 day a year, without any code, and sets new terms from next year on', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/edats/management');
  await page.getByRole('link', { name: 'Types of leave' }).click();
  await page.waitForURL('**/edats/management/leave-types');
  await page.getByRole('button', { name: 'Add a type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('BL');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Birthday leave');
  await dialog.getByLabel('Law or resolution').fill('Board Resolution No. 88, s. 2026');
  await dialog.getByRole('button', { name: 'Add type' }).click();
  await dialog.getByText('Enter how many days are given each year.').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Days', exact: true }).fill('1');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add type' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /Birthday leave/ });
  await row.getByText('1 working day a year').waitFor();
  await row.getByText('Birthday leave').click();
  await dialog.getByLabel('Applies from').fill('1 Jan 2027');
  await dialog.getByRole('textbox', { name: 'Days', exact: true }).fill('2');
  await dialog.getByRole('button', { name: 'Save new rules' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('new from 1 Jan 2027').waitFor();
});
