import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

const LINES = [
  'Property No.,Article,Unit Cost,Date Acquired,Account,Fund,Office,Employee No.,PAR/ICS No.,Date Issued',
  `OLD-CARD-1,Mimeograph,"62,500.00",2019-03-04,10605020,01,ACCT,${people.accountingClerk.idno},PAR 2019-03-0901,2019-03-10`,
  'OLD-CARD-2,Steel safe,"12,000.50",2021-05-04,10607010,01,ACCT,,,',
];

test('cards are imported once the sums of the ledger agree to the centavo, and all of them are undone', async () => {
  const page = await app.pageAs('property');
  await page.goto('/property/import');
  await page.locator('input[type=file]').setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(LINES.join('\n')) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const importing = page.getByRole('button', { name: 'Import 2 items' });
  const ledger = (name: string) => page.getByRole('textbox', { name: `Ledger: ${name}` });
  await ledger('Property, plant and equipment').fill('62500');
  await ledger('Semi-expendable, high-valued').fill('12000');
  await page.getByText('0.50', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: /^The sums by holder were compared/ }).check();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page
    .getByText(/the file has PHP 12,000\.50, the ledger PHP 12,000\.00/)
    .first()
    .waitFor();
  assert.equal(await importing.count(), 0);
  await ledger('Semi-expendable, high-valued').fill('12000.50');
  await page.getByText('Agreed').nth(1).waitFor();
  await page.getByRole('button', { name: 'Check again' }).click();
  await importing.waitFor();
  await expectNoViolations(page);
  await importing.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).dblclick();
  await page.getByText('Imported: 2 added').waitFor();
  const address = page.url();

  await page.goto('/property/items?term=old-card');
  await page
    .getByRole('row', { name: /Mimeograph/ })
    .getByText(people.accountingClerk.fullname)
    .waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog', { name: 'Undo the import' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByText('This import was undone').waitFor();
  await page.goto('/property/items?term=old-card');
  await page.getByText('Nothing matches').waitFor();
});
