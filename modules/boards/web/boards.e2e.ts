import { test } from 'node:test';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';

const app = await openBrowserApp();

test('the proposed board is assigned to a post, and a member declares about its applicants', async () => {
  const post = await makePost(app.server.db, { code: 'T-E2E-B', state: 'VALID' });
  await makeApplications(app.server.db, { post, surnames: ['Mabini'], state: 'SCREENED_QUALIFIED' });
  const page = await app.pageAs('recruitment');
  await page.goto(`/rsp/job_posts/${post}/board`);
  await page.getByRole('button', { name: 'Assign' }).click();
  await page
    .getByText(/may vote, .* are needed/)
    .first()
    .waitFor();
  await expectNoViolations(page);

  const member = await app.pageAs('committee');
  await member.goto('/rsp/assessment/declarations');
  await member.getByRole('button', { name: 'Declare for T-E2E-B' }).click();
  await member.getByRole('combobox', { name: 'Relationship' }).click();
  await member.getByRole('option', { name: 'Related within the third degree' }).click();
  await member.getByRole('textbox', { name: 'Remarks' }).fill('First cousin');
  await expectNoViolations(member);
  await member.getByRole('button', { name: 'Declare', exact: true }).click();
  await member.getByText('All declared').first().waitFor();

  await page.reload();
  await page.getByText(/\(First cousin\)/).waitFor();
});
