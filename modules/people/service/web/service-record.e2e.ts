import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp({ viewer: true });

test('HR adds service elsewhere, sees the gap in red, reviews the draft in the browser’s own viewer, and prints the record, which is listed; from the personnel record one press leads to it', async () => {
  const page = await app.pageAs('hr');
  await page.goto(`/personnels/${people.teacherOfMathematics.id}/service_record`);
  await page.getByRole('button', { name: 'Service elsewhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Government service elsewhere' });
  for (const [field, value] of [
    ['First day', '1 Jan 1999'],
    ['Last day', '30 Jun 1999'],
  ] as const) {
    await dialog.getByRole('textbox', { name: field }).fill(value);
    await dialog.getByRole('textbox', { name: field }).press('Tab');
  }
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Clerk I');
  await dialog.getByRole('textbox', { name: 'Status' }).fill('Permanent');
  await dialog.getByRole('textbox', { name: 'Agency' }).fill('Municipality of San Isidro');
  await dialog.getByRole('textbox', { name: 'Paper that shows it' }).fill('Service record of 2 Aug 1999');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.getByText('There is a gap in the service').waitFor();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const print = page.getByRole('dialog', { name: 'Print the service record', exact: true });
  await print.getByRole('textbox', { name: 'Purpose' }).fill('GSIS retirement claim');
  await print.locator('iframe[title="Service record draft.pdf"]').first().waitFor();
  await print.getByRole('button', { name: 'Issue and print' }).click();
  // The dialog of the print says these words too.
  const paper = page.getByRole('dialog', { name: 'Service record', exact: true });
  await paper.locator('iframe[title$=".pdf"]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('for GSIS retirement claim').waitFor();
  assert.match(
    (await page
      .getByRole('button', { name: /^SR-2026-/ })
      .first()
      .textContent())!,
    /^SR-2026-\d{4}$/,
  );

  await page.goto(`/personnels/${people.teacherOfMathematics.id}`);
  await page.getByRole('button', { name: 'More about this record' }).click();
  await page.getByRole('menuitem', { name: 'Print service record' }).click();
  await print.locator('iframe[title="Service record draft.pdf"]').first().waitFor();
  await print.getByRole('button', { name: 'Cancel' }).click();
  await print.waitFor({ state: 'hidden' });
  assert.equal(new URL(page.url()).search, '?tab=service-record');
});
