import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp({ viewer: true });

test('a clerk registers the papers of a spreadsheet once its faults are corrected, and gets the slips of all', async () => {
  const { office } = await openCounters(app);
  const page = await app.pageAs('clerk');
  await page.goto('/dts/my-documents');
  await page.getByRole('link', { name: 'From a spreadsheet' }).click();
  await page.waitForURL(`/dts/add-document/${office.CAS}/import`);
  await page.getByRole('heading', { name: 'Documents from a spreadsheet' }).waitFor();
  await page.getByText('Registered by College of Arts and Sciences').waitFor();
  const upload = (...lines: string[]) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Type,Subject,Pages,Priority', ...lines].join('\n')),
    });
  await upload('DTR,Time records of Algebra,4,', 'XXX,Time records of Geometry,4,', 'DTR,Time records of Logic,none,urgent');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('2 rows have problems').waitFor();
  await page.getByText(/“XXX” is no type of documents/).waitFor();
  await page.getByText(/A whole number from 1 to 9999/).waitFor();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Another file' }).click();
  await upload('DTR,Time records of Algebra,4,', 'DTR,Time records of Geometry,4,', 'DTR,Time records of Logic,2,urgent');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 3 documents' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('3 documents will be added. This cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Imported: 3 added').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Undo this import' }).count(), 0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Print the routing slips' }).click();
  const slips = page.getByRole('dialog', { name: /^Routing slip/ });
  await slips.locator('iframe').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open received' }).click();
  await page.getByText('Time records of Logic').waitFor();
});
