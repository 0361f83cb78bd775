import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findOverflow, findSmallTargets, findViolations } from '@talaan/testing/screen-check.ts';

const app = await openBrowserApp();

const LINES = [
  'Acronym,Office name,Under,Campus',
  'YALG,Algebra Section,YMATH,',
  'YMATH,Department of Y Mathematics,OVPAA,1',
  'YLOST,Lost Office,NOWHERE,1',
];

for (const phone of [false, true])
  test(`the administrator sees what comes first, brings a tree of offices, leaves out the wrong row and undoes it${phone ? ' on a phone' : ''}`, async () => {
    const page = await app.pageAs('admin', { phone });
    await page.goto('/imports');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Plantilla items' })
      .getByText(/^\d+ items$/)
      .waitFor();
    assert.deepEqual([await findOverflow(page), await findViolations(page), phone ? await findSmallTargets(page) : []], [[], [], []]);
    await page.getByRole('link', { name: 'Offices', exact: true }).click();
    const content = LINES.join('\n').replaceAll('Y', phone ? 'X' : 'Y');
    await page.locator('input[type=file]').setInputFiles({ name: 'offices.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page
      .getByText(/“NOWHERE” is neither an office here nor one of this file\.|“NOWHERE” is neither/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: 'Leave out the 1 row with problems' }).check();
    await page.getByRole('button', { name: 'Import 2 offices' }).click();
    await page.getByRole('dialog', { name: 'Import' }).getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported: 2 added, 1 left out').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/undo')),
      page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click(),
    ]);
    await page.goto('/imports/all?term=offices');
    await page.getByText('Undone').first().waitFor();
  });
