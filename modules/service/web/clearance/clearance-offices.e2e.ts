import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/screen-check.ts';

const app = await openBrowserApp();

test('HR names the office that signs a line of clearances', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnel_setting/clearance-offices');
  await screenIsReady(page);
  await expectNoViolations(page);
  const loans = 'Loans, provident fund and cooperative';
  await page.getByRole('combobox', { name: loans }).click();
  await page.getByRole('option', { name: 'An office', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Choose the office.').first().waitFor();
  await page.getByLabel(`Office for ${loans}`).fill('Cashiering');
  await page.getByRole('option', { name: /Cashiering/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The offices were saved.').waitFor();
  await page.reload();
  await screenIsReady(page);
});
