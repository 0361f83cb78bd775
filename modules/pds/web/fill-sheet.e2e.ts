import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/screen-check.ts';
import { mySheet } from '../contract.ts';
import { checkRows, openCheck, returnSheet } from '../contract/checking.ts';
import { complete, rowOf, save } from '../server/fixtures/sheet-kit.ts';

const app = await openBrowserApp();
const [employee, hr] = await Promise.all([app.as('employee'), app.as('hr')]);
const DIPLOMA = {
  name: 'diploma.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
};

test('An employee fills the sheet on a phone, proposes a school, attaches a file, tells the duties of the present job, submits, is returned one row and corrects it', async () => {
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/account/profile');
  await page.getByText('Enter the height in metres, 0.50 to 2.50').waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await fill(page, 'Height', '1.58');
  await saved(page);

  await go(page, 'Educational background');
  await page.getByRole('region', { name: 'Graduate studies' }).getByRole('button', { name: 'Add a school' }).click();
  await page.getByRole('combobox', { name: 'School' }).fill('Colegio ng Bagong Silang');
  await page.getByRole('option', { name: 'Propose “Colegio ng Bagong Silang”' }).click();
  await page.getByRole('dialog', { name: 'Propose a school' }).getByRole('button', { name: 'Propose' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Basic education, degree or course' }).fill('Master');
  await page.getByRole('option').first().click();
  await fill(page, 'From (year)', '2012');
  await fill(page, 'To (year)', '2014');
  await fill(page, 'Year graduated', '2011');
  // On both fields, once either has been left.
  const refusal = page.getByText('The year of graduation lies before the first year.').first();
  await refusal.waitFor();
  await fill(page, 'Year graduated', '2014');
  await refusal.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Attach files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attach files' });
  await dialog.locator('input[type=file]').setInputFiles(DIPLOMA);
  await dialog.getByText('Uploaded').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'diploma.pdf', exact: true }).waitFor();

  await go(page, 'Work experience');
  const job = page.getByRole('article').filter({ hasText: 'Service record' }).first();
  await job.getByRole('button', { name: 'Add supervisor and duties' }).click();
  await fill(page, 'Immediate supervisor', 'Teresita B. Salonga');
  await fill(page, 'Summary of actual duties', 'Receives and releases the documents of the office.');
  await saved(page);
  await job.getByRole('button', { name: 'Done' }).click();
  await job.getByText('Supervisor: Teresita B. Salonga').waitFor();
  await complete(app, employee);
  await page.goto('/account/profile?section=submit');
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByRole('button', { name: 'Submit for checking' }).click();
  await page.getByText('Tick the box: the sheet is submitted under oath.').waitFor();
  await page.getByRole('checkbox', { name: 'I declare this under oath' }).check();
  await page.getByRole('button', { name: 'Submit for checking' }).click();
  await page.getByText('Next: HR checks it.').first().waitFor();

  await returnTheSchool();
  await page.goto('/account/profile');
  await page.getByRole('alert').getByRole('link', { name: 'Educational background' }).click();
  await page.getByRole('article', { name: 'Colegio ng Bagong Silang' }).getByText('Write the degree as on the diploma.').waitFor();
  await fill(page, 'Major', 'Rural development');
  await saved(page);
});

test('What was typed without a connection stays and is saved when it is back; a field that was changed in another window is asked about', async () => {
  const page = await app.pageAs('clerk', { expecting: /ERR_INTERNET_DISCONNECTED|WebSocket|status of 409/ });
  await page.goto('/account/profile');
  await page.getByRole('textbox', { name: 'Telephone number' }).waitFor();
  await page.context().setOffline(true);
  await fill(page, 'Telephone number', '(078) 321-4567');
  await page.getByText('Not saved: no connection.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try now' }).click();
  await saved(page);

  await save(await app.as('clerk'), 'personal', await rowOf(await app.as('clerk'), 'personal'), { telephone: '(078) 111-1111' });
  await fill(page, 'Telephone number', '(078) 222-2222');
  await page.getByText('This section was changed in another window').waitFor();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '(078) 111-1111'));
});

async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.blur();
}

async function saved(page: Page): Promise<void> {
  await page.getByText(/^Saved \d/).waitFor();
}

/** To a section by the selector of a phone. */
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Section \d+ of 13/ }).click();
  await page.getByRole('dialog', { name: 'Sections' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** HR returns the school that was just added. */
async function returnTheSchool(): Promise<void> {
  const { personnel_id, sections } = (await employee.call(mySheet.read)).body.sheet;
  const row = sections.education.find(({ labels }) => labels.school === 'Colegio ng Bagong Silang')!.id;
  const params = { personnel_id };
  await hr.call(openCheck, { params });
  const remark = 'Write the degree as on the diploma.';
  await hr.call(checkRows, { params, body: { rows: [{ section: 'education', row, state: 'RETURNED', remark }] } });
  assert.equal((await hr.call(returnSheet, { params })).status, 200);
}
