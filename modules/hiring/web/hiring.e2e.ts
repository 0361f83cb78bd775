import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { makeItem, makeOfficerInCharge } from '../server/fixtures/make-item.ts';

const app = await openBrowserApp({ viewer: true });

const ITEM = 'ACCT-E2E-7';

test('the head asks for the vacant item of the unit, and each who decides finds it in the inbox; HR and the budget office in their turn', async () => {
  await makeItem(app, ITEM, 'ACCT');
  await makeOfficerInCharge(app, 'OVPAF', 'committee');
  const page = await app.pageAs('head');
  await page.goto('/rsp/request_to_hire');
  await page.getByRole('link', { name: 'New request' }).first().click();
  await page.getByText('Who decides').waitFor();
  await page.getByRole('combobox', { name: 'Item' }).fill(ITEM);
  await page.getByRole('option', { name: new RegExp(ITEM) }).click();
  await page.getByRole('region', { name: 'Qualification standards' }).getByText('Eligibility').waitFor();
  await page.getByRole('textbox', { name: 'Needed by' }).fill('02-15-2027');
  await page.getByRole('textbox', { name: 'Justification' }).fill('The monthly reports to the COA are late.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Enter the duties.').first().waitFor();
  await page.getByRole('textbox', { name: 'Duties' }).fill('Keeps the subsidiary ledgers.');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save draft' }).dblclick();
  await page.getByRole('heading', { level: 1, name: /^RTH-2026-\d{4}$/ }).waitFor();
  const number = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Preferred competencies' }).fill('Knows the eNGAS.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Knows the eNGAS.').waitFor();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('Submitted', { exact: true }).first().waitFor();
  await expectNoViolations(page);

  const phone = await app.pageAs('committee', { phone: true });
  await decide(phone, number, 'Endorse', 'endorsed');
  await decide(await app.pageAs('hr'), number, 'Verify', 'verified');
  await decide(await app.pageAs('payroll'), number, 'Certify funds', 'funded', 'General Fund 101, CAF 2026-0512');
  await decide(await app.pageAs('president'), number, 'Approve', 'approved');

  await page.reload();
  await page.getByText('General Fund 101, CAF 2026-0512').first().waitFor();
  await page.getByRole('button', { name: 'Paper', exact: true }).click();
  await page
    .getByRole('dialog', { name: `Request to hire ${number}` })
    .locator('iframe')
    .waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/rsp/request_to_hire?state=APPROVED');
  await page
    .getByRole('link', { name: /Accountant II/ })
    .first()
    .waitFor();
  assert.ok((await page.getByText(number).count()) > 0);

  // The item is taken: another request cannot have it.
  await page.goto('/rsp/request_to_hire/new');
  await page.getByRole('combobox', { name: 'Item' }).fill(ITEM);
  await page.getByText(`asked for in ${number}`).waitFor();
});

/** Opens the request in the inbox and takes the step. */
async function decide(page: Page, number: string, action: string, becomes: string, reason?: string): Promise<void> {
  await page.goto('/inbox?kind=hire');
  await page.getByRole('button', { name: new RegExp(number) }).click();
  await page.getByText('Keeps the subsidiary ledgers.').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: new RegExp(`^${action}`) }).click();
  if (reason !== undefined) {
    const dialog = page.getByRole('dialog', { name: action });
    await dialog.getByRole('textbox', { name: 'Fund source' }).fill(reason);
    await dialog.getByRole('button', { name: action }).click();
  }
  await page.getByText(new RegExp(reason === undefined ? `${number}.*: ${becomes}` : `${action}: ${number}`)).waitFor();
}
