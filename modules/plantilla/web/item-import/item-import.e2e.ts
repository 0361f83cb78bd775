import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findOverflow, findSmallTargets, findViolations } from '@talaan/testing/screen-check.ts';

const app = await openBrowserApp();

const LINES = [
  'Item No.,Position,SG,Office,Level,Coverage,Attribution,Area type,Authority,Opened on,Remarks',
  'TSUB-INST1-701-2026,Instructor I,12,Legal Affairs Office,T,academic,Higher education,R,NOSCA No. 2026-0412,2026-01-05,',
  'TSUB-INST1-702-2026,Instructor I,15,Legal Affairs Office,T,academic,Higher education,R,NOSCA No. 2026-0412,2026-01-05,',
];

for (const phone of [false, true])
  test(`HR brings a spreadsheet of items, sees the wrong grade on its row, and imports the rest${phone ? ' on a phone' : ''}`, async () => {
    const page = await app.pageAs('hr', { phone });
    await page.goto('/plantilla/items');
    if (phone) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByRole('button', { name: 'Download the template' }).waitFor();
    const content = LINES.join('\n').replaceAll('TSUB', phone ? 'TSUP' : 'TSUB');
    await page.locator('input[type=file]').setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByText('One column is not used').waitFor();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page.getByText('Instructor I is of salary grade 12, not 15.').waitFor();
    assert.deepEqual([await findOverflow(page), await findViolations(page), phone ? await findSmallTargets(page) : []], [[], [], []]);
    await page.getByRole('checkbox', { name: 'Leave out the 1 row with problems' }).check();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByRole('dialog', { name: 'Import' }).getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported: 1 added, 1 left out').waitFor();
    await page.goto(`/plantilla/items?term=${phone ? 'TSUP' : 'TSUB'}-INST1-70`);
    await page.getByText('1–1 of 1').waitFor();
  });
