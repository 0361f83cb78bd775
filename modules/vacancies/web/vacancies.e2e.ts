import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { makeApprovedRequest } from '../server/fixtures/make-approved-request.ts';

const app = await openBrowserApp({ viewer: true });
const PDF = { name: 'stamped.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('HR drafts the post of an approved request, completes it, sends it to the CSC and records the posting; on a phone the closing is a clock', async () => {
  await makeApprovedRequest(app.server.db, { number: 'RTH-2026-E2E' });
  const page = await app.pageAs('hr', { expecting: /status of 422/ });
  await page.goto('/rsp/job_posts');
  await page.getByRole('link', { name: 'New job post' }).first().click();
  await page.getByRole('radio', { name: /Administrative Officer V/ }).check();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Draft the job post' }).dblclick();
  await page.getByText(/^AO5-2026-\d{4}, /).waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Applications are addressed to' }).fill('Maria Cruz');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Administration Building');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('hrmo@talaan.example');
  await page.getByRole('textbox', { name: 'Kind of experience' }).fill('2 years of relevant experience');
  await page.getByRole('button', { name: 'Another paper' }).click();
  await page.getByRole('textbox', { name: 'Paper 8' }).fill('Authenticated certificate of good moral character');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Authenticated certificate of good moral character').waitFor();

  await page.getByRole('button', { name: 'Send for signature' }).click();
  await page.getByText('For signature', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'CS Form No. 9' }).click();
  const paper = page.getByRole('dialog', { name: 'CS Form No. 9' });
  await paper.locator('iframe').waitFor();
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Record as sent to the CSC' }).click();
  const sending = page.getByRole('dialog', { name: 'Record as sent to the CSC' });
  await sending.getByRole('button', { name: 'Add the PDF' }).click();
  const upload = page.getByRole('dialog', { name: 'Add the PDF' });
  await upload.locator('input[type=file]').setInputFiles(PDF);
  await upload.getByText('Uploaded').waitFor();
  await upload.getByRole('button', { name: 'Save' }).click();
  await sending.getByText('stamped.pdf').waitFor();
  await expectNoViolations(page);
  await sending.getByRole('button', { name: 'Record as sent' }).dblclick();
  await page.getByText('Submitted to the CSC', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Record the posting' }).click();
  const posting = page.getByRole('dialog', { name: 'Record the posting' });
  await posting.getByRole('textbox', { name: 'Posted at, first place' }).fill('Main gate');
  await posting.getByRole('textbox', { name: 'Second place' }).fill('Library');
  await posting.getByRole('textbox', { name: 'Third place' }).fill('Library');
  await posting.getByRole('button', { name: 'Record the posting' }).click();
  await posting.getByText('Name three different conspicuous places.').first().waitFor();
  await posting.getByRole('textbox', { name: 'Third place' }).fill('Administration Building');
  await expectNoViolations(page);
  await posting.getByRole('button', { name: 'Record the posting' }).dblclick();
  await posting.waitFor({ state: 'hidden' });
  await page.getByText('Posted', { exact: true }).first().waitFor();
  await page.getByText('Closes in 10 days').waitFor();
  await expectNoViolations(page);

  const phone = await app.pageAs('recruitment', { phone: true });
  await phone.goto('/rsp/job_posts?state=POSTED');
  await phone.getByText('Closes in 10 days').first().waitFor();
  await expectNoViolations(phone);
});
