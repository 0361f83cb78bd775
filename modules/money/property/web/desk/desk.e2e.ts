import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp({ viewer: true });

test('a delivery is recorded, three items are issued in three presses, the paper is printed, voided and issued anew', async () => {
  const page = await app.pageAs('property');
  await open(page, '/property/deliveries/new');
  await page.getByRole('combobox', { name: 'Requisitioning office' }).fill('ACCT');
  await page.getByRole('option', { name: /^ACCT · Accounting Office/ }).click();
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Panay Computer Center');
  await page.getByRole('textbox', { name: 'Inspected by' }).fill('Inspection committee');
  const line = page.getByRole('region', { name: 'Line 1' });
  await line.getByRole('textbox', { name: 'Article' }).fill('Label printer');
  await line.getByRole('combobox', { name: 'Account' }).click();
  await page.getByRole('option', { name: /^10605030/ }).click();
  await line.getByRole('textbox', { name: 'Ordered' }).fill('3');
  await line.getByRole('textbox', { name: 'Accepted' }).fill('3');
  await line.getByRole('textbox', { name: 'Cost of one (PHP)' }).fill('50000');
  await line.getByRole('textbox', { name: 'Serial numbers', exact: true }).fill('LP-1\nLP-2\nLP-1');
  await line.getByText('3 items: Property, plant and equipment (PPE), on PAR').waitFor();
  await line.getByText('PHP 50,000.00 is at least PHP 50,000.00: property, plant and equipment.').waitFor();
  await line.getByText('LP-1 is entered twice.').waitFor();
  await line.getByRole('textbox', { name: 'Serial numbers', exact: true }).fill('LP-1\nLP-2\nLP-3');
  await line.getByText('LP-1 is entered twice.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Record delivery' }).click();
  await page.waitForURL(/\/property\/deliveries\/\d+$/);
  await page.getByRole('heading', { name: /^IAR 2026-11-/ }).waitFor();

  // From the page of the delivery: Issue, the person, Issue.
  await page.getByRole('link', { name: 'Issue', exact: true }).click();
  await page.getByText('3 items · PHP 150,000.00').waitFor();
  await page.getByRole('combobox', { name: 'Issue to' }).fill('dela cruz');
  await page.getByRole('option').first().click();
  await page.getByText(/receipt · Property, plant and equipment · fund 01 · 3 items/).waitFor();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  const issued = page.getByRole('dialog', { name: /^PAR 2026-11-/ });
  await issued.getByRole('button', { name: 'Print' }).waitFor();
  await expectNoViolations(page);
  const name = (await issued.getByRole('heading').first().textContent())!.split(',')[0]!;
  await issued.getByRole('button', { name: 'Close' }).click();

  await open(page, `/property/papers?term=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Void paper' }).click();
  const voiding = page.getByRole('dialog', { name: `Void ${name}` });
  await voiding.getByRole('textbox', { name: 'Reason' }).fill('Issued with the wrong date');
  await voiding.getByRole('button', { name: 'Void paper' }).click();
  await voiding.waitFor({ state: 'hidden' });
  await page.getByText('In place of').waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByText('Issued with the wrong date').first().waitFor();
  await page.getByText('Replaced by').waitFor();
});

test('a job order cannot be accountable: who is instead is said before anything is sent', async () => {
  const page = await app.pageAs('property');
  await open(page, '/property/issue');
  await page.getByRole('combobox', { name: 'Issue to' }).fill(people.guardOnContract.fullname);
  await page
    .getByRole('option', { name: /Cannot be accountable/ })
    .first()
    .click();
  await page.getByText(/cannot be accountable\. Issue it to the head of the office/).waitFor();
  await page.getByText('Choose another accountable person.').waitFor();
});

test('stickers of chosen items are printed, and a shelf of items is issued from the list', async () => {
  const page = await app.pageAs('property');
  await open(page, '/property/items?state=IN_STOCK');
  const boxes = page.getByRole('checkbox', { name: /^Select/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Print stickers' }).click();
  const dialog = page.getByRole('dialog', { name: '2 stickers' });
  await dialog.getByText('A4 sheet, 44 stickers').click();
  await dialog.getByRole('button', { name: 'Print stickers' }).click();
  await dialog
    .getByRole('button', { name: 'Save' })
    .or(dialog.getByRole('link', { name: 'Save' }))
    .waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.waitForURL(/\/property\/issue\?items=\d+,\d+/);
  await page.getByText(/^2 items · PHP/).waitFor();
  const leaveOut = page.getByRole('button', { name: /^Leave out/ });
  assert.equal(await leaveOut.count(), 2);
  // A scanner types the number of a sticker and Enter.
  const number = (await leaveOut.first().getAttribute('aria-label'))!.replace('Leave out ', '');
  await leaveOut.first().click();
  await page.getByText(/^1 item · PHP/).waitFor();
  await page.getByRole('combobox', { name: 'Items' }).fill(number);
  await page.keyboard.press('Enter');
  await page.getByText(/^2 items · PHP/).waitFor();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await screenIsReady(page);
}
