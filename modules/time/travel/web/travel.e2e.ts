import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

const DESTINATION = 'Provincial Capitol, Palayan City';

test('an absence is explained as official business from the day itself; once it is approved its order is read, and it is cancelled', async () => {
  const { rows } = await app.server.pool.query<{ date: string }>(
    `select date from attendance.day
     where personnel_id = ${people.accountingClerk.id} and date between '2026-11-09' and '2026-11-19' and status = 'COMPLETE' order by date desc limit 1`,
  );
  const { date } = rows[0]!;
  const page = await app.pageAs('employee');
  await page.goto(`/account/dtr/${date}`);
  await page.getByRole('link', { name: 'I was on official business' }).click();
  const form = page.getByRole('dialog', { name: 'File travel' });
  await form.getByRole('textbox', { name: 'Destination' }).fill(DESTINATION);
  await form.getByRole('textbox', { name: 'Purpose' }).fill('Turnover of books');
  await form.getByText('Head of Accounting Office').waitFor();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'File travel' }).dblclick();
  const drawer = page.getByRole('dialog', { name: 'Official business travel' });
  await drawer.getByText('Turnover of books').waitFor();
  const id = Number(new URL(page.url()).searchParams.get('trip'));

  await decide(id, 'head', 'recommend');
  // One day within the country is for the next higher head, who has no account in this demo.
  await app.server.pool.query(
    `insert into organization.head (office_id, personnel_id, title, is_acting, during)
     values (${offices.administrationAndFinance.id}, ${people.president.id}, 'Officer in charge', true, daterange('2026-11-20', '2026-11-22'))`,
  );
  await decide(id, 'president', 'approve');

  await openAnew(page);
  await drawer.getByRole('button', { name: 'Travel order' }).click();
  const paper = page.getByRole('dialog', { name: 'Travel order' });
  await paperIsShown(paper);
  await paper.getByRole('button', { name: 'Close' }).first().click();
  await paper.waitFor({ state: 'hidden' });
  await drawer.getByRole('button', { name: 'Cancel travel' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel travel' });
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('Filed for the wrong day');
  await cancel.getByRole('button', { name: 'Cancel travel' }).click();
  await cancel.waitFor({ state: 'hidden' });
  await drawer.getByText('Cancelled', { exact: true }).first().waitFor();

  // An address that names no day opens the form without one.
  await page.goto('/account/ob?file=yes');
  await form.getByRole('textbox', { name: 'Destination' }).waitFor();
});

test('a personal pass slip is filed on a phone; once it is approved, its person leaves and comes back by the clock of the server', async () => {
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/ob?list=slips&file=new');
  const form = phone.getByRole('dialog', { name: 'File a pass slip' });
  await form.getByRole('radio', { name: 'Personal' }).check();
  await form.getByLabel('Date').fill('2026-11-20');
  for (const [index, time] of ['14:00', '14:45'].entries()) await form.locator('input[type=time]').nth(index).fill(time);
  await form.getByRole('textbox', { name: 'Where to' }).fill('Provincial Hospital');
  await form.getByRole('textbox', { name: 'Purpose' }).fill('X-ray');
  await form.getByRole('button', { name: 'File pass slip' }).tap();
  const slip = phone.getByRole('dialog', { name: 'Pass slip', exact: true });
  await slip.getByText('Provincial Hospital').first().waitFor();
  await decide(Number(new URL(phone.url()).searchParams.get('slip')), 'head', 'approve');

  await openAnew(phone);
  await slip.getByRole('button', { name: 'I leave now' }).tap();
  await slip.getByRole('button', { name: 'I am back' }).tap();
  await slip.getByText('Back', { exact: true }).first().waitFor();
});

async function decide(id: number, who: string, action: string): Promise<void> {
  const head = await app.as(who);
  const { seen } = (await head.call(readTimeline, { params: { id } })).body.request;
  assert.equal((await head.call(takeStep, { params: { id }, body: { action, remarks: '', seen } })).status, 200);
}

/** Opens the address of a page once more, to see what others have done since. */
async function openAnew(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await page.goto(pathname + search);
}
