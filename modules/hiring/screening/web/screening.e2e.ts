import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { freezeSheet } from '../server/fixtures/freeze-sheet.ts';
import { sheetOf } from '../server/fixtures/sheet-of.ts';

const app = await openBrowserApp();

test('HR screens three applicants by keyboard: certificates verified, qualified, not qualified with the reason, asked for verification; then those who wait are opened, until none waits', async () => {
  const { db, pool } = app.server;
  const post = await makePost(db, { code: 'KEYS-1' });
  const [abad, bernal, cruz] = await makeApplications(db, { post, surnames: ['Abad', 'Bernal', 'Cruz'] });
  const eligibility = 'Career Service Professional';
  await freezeSheet(db, abad!, sheetOf({ work: [['2023-09-17', null]], training: [8, 8], eligibility }));
  await freezeSheet(db, bernal!, sheetOf({ work: [['2025-01-02', null]], training: [8], eligibility }));
  await freezeSheet(db, cruz!, sheetOf({ work: [['2020-01-01', null]], training: [8], eligibility: 'Passed a test' }));

  const page = await app.pageAs('recruitment');
  await page.goto(`/rsp/job_posts/${post}/list?sort=fullname`);
  await page.getByText('3 applicants are not screened yet.').waitFor();
  await page.getByRole('button', { name: 'Compute now' }).click();
  await page.getByText('3 applicants are not screened yet.').waitFor({ state: 'hidden' });
  await page.getByText('Not met').first().waitFor();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Abad, Ana' }).waitFor();
  await page.getByText('1 of 3').waitFor();
  await page.getByRole('region', { name: 'Training' }).getByText('For verification').waitFor();
  await page.keyboard.press('v');
  await page.getByRole('region', { name: 'Training' }).getByText('Met', { exact: true }).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('region', { name: 'Experience' }).getByText('Met', { exact: true }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByText('is notified by letter.').waitFor();
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Bernal, Ana' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Experience' }).getByText('Administrative Officer 1').waitFor();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Not qualified' });
  const told = dialog.getByRole('textbox', { name: 'What the applicant reads' });
  await told.waitFor();
  assert.match(await told.inputValue(), /^Experience: 1\.90 years \(695 days\) of 2 years\./);
  await dialog.getByRole('button', { name: 'Not qualified' }).click();

  await page.getByRole('heading', { name: 'Cruz, Ana' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('q');
  const ask = page.getByRole('dialog', { name: 'Ask for verification' });
  await ask.getByRole('textbox').fill('Bring the certificate of your eligibility by Friday.');
  await ask.getByRole('button', { name: 'Ask by letter' }).click();
  await page.getByRole('region', { name: 'Asked for verification' }).getByText('Bring the certificate').waitFor();
  await page.getByRole('button', { name: 'Decide otherwise: Eligibility' }).click();
  const decide = page.getByRole('dialog', { name: 'Decide eligibility' });
  await decide.getByRole('textbox', { name: 'Reason' }).fill('The certificate was seen.');
  await expectNoViolations(page);
  await decide.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('region', { name: 'Eligibility' }).getByText('The certificate was seen.').waitFor();

  // Who is decided leads on to who waits.
  await page.goto(`/rsp/job_posts/${post}/screening/${abad!.id}`);
  await page.getByRole('alert', { name: 'Qualified: no decision is awaited' }).getByRole('link').click();
  await page.getByRole('heading', { name: 'Cruz, Ana' }).waitFor();
  await page.goto(`/rsp/job_posts/${post}/list`);
  await page.getByRole('link', { name: 'Screen applicants' }).click();
  await page.getByRole('heading', { name: 'Cruz, Ana' }).waitFor();
  await page.keyboard.press('d');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Papers not handed in' }).click();
  await told.fill('The certificate was not handed in.');
  await dialog.getByRole('button', { name: 'Not qualified' }).click();
  await page.getByText('No applicant waits for a decision').waitFor();
  await page.getByRole('link', { name: 'Back to the applicants' }).click();
  await page.waitForURL(/\/list$/);

  const { rows } = await pool.query<{ state: string; letters: number }>(
    `select a.state, (select count(*)::integer from applicants.letter l where l.application_id = a.id) as letters
     from applicants.application a where a.post_id = $1 order by a.id`,
    [post],
  );
  assert.deepEqual(rows, [
    { state: 'SCREENED_QUALIFIED', letters: 1 },
    { state: 'SCREENED_DISQUALIFIED', letters: 1 },
    { state: 'SCREENED_DISQUALIFIED', letters: 2 },
  ]);
});
