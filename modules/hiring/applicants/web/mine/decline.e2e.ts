import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { makeApplications } from '../../server/fixtures/make-applications.ts';

const app = await openBrowserApp();

test('a selected applicant declines the offer on the phone', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'DECLINE-1' });
  const [own] = await makeApplications(db, { post, surnames: ['Evangelista'], state: 'SELECTED' });
  await sql`update identity.account set personnel_id = ${own!.personnel_id} where email = 'applicant@talaan.example'`.execute(db);
  const phone = await app.pageAs('applicant', { phone: true });
  await phone.goto(`/account/application/status?application=${own!.id}`);
  await phone.getByRole('button', { name: 'Decline the offer' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByText(/It goes to the next in rank/).waitFor();
  await expectNoViolations(phone);
  await dialog.getByLabel('Reason').fill('I found work nearer home');
  await dialog.getByRole('button', { name: 'Decline the offer' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await phone.getByText('You declined the offer: Administrative Officer V').waitFor();
  await phone.getByText('I found work nearer home').waitFor();
  assert.equal(await phone.getByRole('button', { name: 'Decline the offer' }).count(), 0);
});
