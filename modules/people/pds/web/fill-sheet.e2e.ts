import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/browser/screen-check.ts';
import { mySheet } from '../contract.ts';
import { checkRows, openCheck, returnSheet } from '../contract/checking.ts';

const app = await openBrowserApp();
const [employee, hr] = await Promise.all([app.as('employee'), app.as('hr')]);
const DIPLOMA = {
  name: 'diploma.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
};

const standing = async () => (await employee.call(mySheet.standing)).body.standing;

test('An employee fills the sheet on a phone, proposes a school, attaches a file, submits, is returned one row and corrects it', async () => {
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/account/profile');
  await page.getByText('Enter the height in metres, 0.50 to 2.50').waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await fill(page, 'Height', '1.58');
  await saved(page);

  await go(page, 'Addresses');
  await fill(page, 'House, block or lot number', 'Lot 4');
  await fill(page, 'ZIP code', '3709');
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
  await page.getByText('File has been added successfully').waitFor();
  await page.getByRole('button', { name: 'Attach files' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'twice.pdf', mimeType: 'application/pdf', buffer: DIPLOMA.buffer });
  await dialog.getByText('Uploaded').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove twice.pdf' }).click();
  await page.getByRole('dialog', { name: 'Warning' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Document has been removed successfully').waitFor();

  await completeTheRest(page);
  await go(page, 'Oath and submission');
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByRole('button', { name: 'Submit for checking' }).click();
  await page.getByText('Tick the box: the sheet is submitted under oath.').waitFor();
  await page.getByRole('checkbox', { name: 'I declare this under oath' }).check();
  await page.getByRole('button', { name: 'Submit for checking' }).click();
  await page.getByText('Next: HR checks it.').first().waitFor();
  await go(page, 'Educational background');
  assert.equal(await page.getByRole('button', { name: 'Add a school' }).count(), 0);

  await returnTheSchool();
  await page.goto('/account/profile');
  await page.getByRole('alert').getByRole('link', { name: 'Educational background' }).click();
  await page.getByRole('article', { name: 'Colegio ng Bagong Silang' }).getByText('Write the degree as on the diploma.').waitFor();
  await fill(page, 'Major', 'Rural development');
  await saved(page);
  await go(page, 'Oath and submission');
  await page.getByRole('checkbox', { name: 'I declare this under oath' }).check();
  await page.getByRole('button', { name: 'Submit for checking' }).click();
  await page.getByText('Next: HR checks it.').first().waitFor();
  assert.equal((await standing()).state, 'SUBMITTED');
});

test('An employee gives supervisor and duties of the present job, and the Work Experience Sheet prints them', async () => {
  const page = await app.pageAs('clerk', { phone: true });
  await page.goto('/account/profile?section=work');
  const job = page.getByRole('article').filter({ hasText: 'Service record' }).first();
  await job.getByRole('button', { name: 'Add supervisor and duties' }).click();
  await fill(page, 'Immediate supervisor', 'Teresita B. Salonga');
  await fill(page, 'Accomplishments and contributions', 'Scanned the records of ten years\nCut the time of a request to one day');
  await fill(page, 'Summary of actual duties', 'Receives and releases the documents of the office.');
  await saved(page);
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await job.getByRole('button', { name: 'Done' }).click();
  await job.getByText('Supervisor: Teresita B. Salonga').waitFor();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Revised 2026' }).first().click();
  await page
    .getByRole('dialog')
    .getByText(/Immediate Supervisor: Teresita B\. Salonga/)
    .waitFor();
});

test('What was typed without a connection stays, and is saved when it is back', async () => {
  const page = await app.pageAs('clerk', { expecting: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  await page.goto('/account/profile');
  await page.getByRole('textbox', { name: 'Telephone number' }).waitFor();
  await page.context().setOffline(true);
  await fill(page, 'Telephone number', '(078) 321-4567');
  await page.getByText('Not saved: no connection.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try now' }).click();
  await saved(page);
});

test('Two windows change one field: the second is told and takes theirs', async () => {
  const page = await app.pageAs('dean', { expecting: /status of 409/ });
  const dean = await app.as('dean');
  await page.goto('/account/profile');
  await page.getByRole('textbox', { name: 'Telephone number' }).waitFor();
  const { sheet } = (await dean.call(mySheet.read)).body;
  const row = sheet.sections.personal[0]!;
  const elsewhere = {
    params: { section: 'personal' as const, row: row.id },
    body: { version: row.version, values: { telephone: '(078) 111-1111' } },
  };
  await dean.call(mySheet.saveRow, elsewhere);
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

/** The other sections, each in the way that it is filled. */
async function completeTheRest(page: Page): Promise<void> {
  await go(page, 'Learning and development');
  const incomplete = page.getByRole('article').filter({ hasText: 'missing' });
  await incomplete.getByRole('button', { expanded: false }).first().click();
  await fill(page, 'Number of hours', '16');
  await fill(page, 'Conducted or sponsored by', 'Civil Service Commission');
  await saved(page);
  await go(page, 'Voluntary work');
  await tickNone(page, 'I have no voluntary work');
  await go(page, 'Other information');
  await tickNone(page, 'I have none to name');
  await go(page, 'Questions 34 to 40');
  await page.getByRole('radiogroup').first().waitFor();
  for (const unanswered of await page.getByRole('radiogroup').all()) {
    if ((await unanswered.getByRole('radio', { checked: true }).count()) === 0) await unanswered.getByRole('radio', { name: 'No' }).check();
  }
  await go(page, 'References');
  await page.getByRole('article').first().waitFor();
  for (const card of await page.getByRole('article').all()) {
    if ((await card.getByRole('textbox', { name: 'Name' }).inputValue()) !== '') continue;
    await card.getByRole('textbox', { name: 'Name' }).fill('Teresita Bautista');
    await card.getByRole('textbox', { name: 'Contact number' }).fill('0917 765 4321');
    await card.getByRole('textbox', { name: 'Office or residential' }).fill('Bayombong, Nueva Vizcaya');
  }
  await go(page, 'Government ID');
  await page
    .getByRole('combobox', { name: 'Government issued ID' })
    .or(page.getByRole('textbox', { name: 'Government issued ID' }))
    .first()
    .click();
  await page.getByRole('option').first().click();
  await fill(page, 'ID, licence or passport number', 'P1234567A');
  await fill(page, 'Place of issuance', 'Tuguegarao City');
  await saved(page);
}

async function tickNone(page: Page, label: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: label });
  await box.or(page.getByRole('article')).first().waitFor();
  if ((await box.count()) > 0 && !(await box.isChecked())) await box.click();
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
