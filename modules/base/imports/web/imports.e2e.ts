import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

const LINES = [
  'Acronym,Office name,Under,Campus,Colour of the door',
  'XALG,Algebra Section,XMATH,,green',
  'XMATH,Department of X Mathematics,OVPAA,1,',
  'XLOST,Lost Office,NOWHERE,1,',
];

test('on a phone the administrator sees what comes first, brings a tree of offices, leaves out the wrong row and undoes it', async () => {
  const page = await app.pageAs('admin', { phone: true });
  await page.goto('/imports');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Plantilla items' })
    .getByText(/^\d+ items$/)
    .waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await page.getByRole('link', { name: 'Offices', exact: true }).click();
  await page.getByRole('button', { name: 'Download the template' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'offices.csv', mimeType: 'text/csv', buffer: Buffer.from(LINES.join('\n')) });
  await page.getByText('One column is not used').waitFor();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page
    .getByText(/“NOWHERE” is neither/)
    .first()
    .waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  const leaveOut = page.getByRole('checkbox', { name: 'Leave out the 1 row with problems' });
  const importButton = page.getByRole('button', { name: 'Import 2 offices' });
  assert.ok(await importButton.isDisabled(), 'nothing is imported before that row is left out');
  await leaveOut.check();
  await importButton.click();
  await page.getByRole('dialog', { name: 'Import' }).getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported: 2 added, 1 left out').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click();
  await page.getByText('This import was undone').waitFor();
  await page.goto('/imports/all?term=offices');
  await page.getByText('Undone').first().waitFor();
});
