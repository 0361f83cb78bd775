import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';

const app = await openBrowserApp();

test('a schedule is drawn and published, one applicant accepts on a phone, another declines, and the counts follow while one looks', async () => {
  const { db, pool } = app.server;
  const post = await makePost(db, { code: 'T-E2E', state: 'VALID' });
  const applications = await makeApplications(db, { post, surnames: ['Rizal', 'Bonifacio'], state: 'SCREENED_QUALIFIED' });
  const page = await app.pageAs('recruitment');
  await page.goto(`/rsp/job_posts/${post}/interview/schedule`);
  await page.getByRole('button', { name: 'Draw a session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draw a session for T-E2E' });
  await dialog.getByRole('textbox', { name: 'Day' }).fill('25 Nov 2026');
  await dialog.getByRole('textbox', { name: 'Venue' }).fill('Board Room');
  await dialog.getByRole('button', { name: 'All 2' }).click();
  await dialog.getByRole('button', { name: /^Later: Rizal/i }).click();
  await dialog.getByText(/8:25 AM RIZAL/i).waitFor();
  await drag(page, dialog.getByText(/8:25 AM RIZAL/i), 40);
  await dialog.getByText(/8:50 AM RIZAL/i).waitFor();
  await dialog.getByRole('button', { name: 'Draw', exact: true }).dblclick();
  const session = page.getByRole('region', { name: 'Interview, 25 Nov 2026' });
  await session.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
  await session.getByText('0 accepted · 0 declined · 2 without an answer').waitFor();
  await session.getByText('8:50 AM').first().waitFor();

  const linkOf = async (application: number) => {
    const { rows } = await pool.query<{ token: string }>(
      `select substring(m.content_text from 'token=([A-Za-z0-9_-]+)') as token
       from kernel.mail m join applicants.letter l on l.sent_to = m.recipient where l.application_id = $1`,
      [application],
    );
    return `/schedule_response?token=${rows[0]!.token}`;
  };
  const phone = await app.pageAs('nobody', { phone: true });
  await phone.goto(await linkOf(applications[0]!.id));
  await phone.getByText('Not given yet').waitFor();
  await phone.getByRole('button', { name: 'Accept' }).click();
  await phone.getByText('Thank you. You accepted the invitation.').waitFor();
  await session.getByText('1 accepted · 0 declined · 1 without an answer').waitFor();

  await phone.goto(await linkOf(applications[1]!.id));
  await phone.getByRole('button', { name: 'Decline' }).click();
  await phone.getByRole('textbox', { name: 'Reason' }).fill('On duty that day');
  await phone.getByRole('button', { name: 'Decline the invitation' }).click();
  await phone.getByText('You declined the invitation.').waitFor();
  await session.getByText('1 accepted · 1 declined · 0 without an answer').waitFor();
  await session.getByText('On duty that day').waitFor();
});

/** Takes a slot of the day by its words and puts it lower, in pixels. */
async function drag(page: Page, slot: Locator, by: number): Promise<void> {
  await slot.scrollIntoViewIfNeeded();
  const { x, y, height } = (await slot.boundingBox())!;
  await page.mouse.move(x + 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + height / 2 + by, { steps: 8 });
  await page.mouse.up();
}
