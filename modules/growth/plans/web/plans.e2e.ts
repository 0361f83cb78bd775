import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { REVIEW_SCREENS } from '../workflow.ts';

const app = await openBrowserApp({ work: 'none' });

test('a gap becomes a plan: the employee takes what is offered, the head returns one line and then approves, and the employee says that it is done', async () => {
  const { fullname } = people.accountingClerk;
  const page = await app.pageAs('employee');
  await page.goto(`${REVIEW_SCREENS.INDIVIDUAL}/new-plan?year=2027`);
  await page
    .getByRole('button', { name: /^Add a line for .* is asked/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Business writing');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Enter the expected output, by which success is measured.').first().waitFor();
  await page.getByRole('textbox', { name: 'Expected output' }).fill('Ten letters');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/lnd\/development-plan\/list\?plan=\d+$/);
  const id = new URL(page.url()).searchParams.get('plan')!;
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Submitted').first().waitFor();

  const head = await app.pageAs('head');
  await head.goto(REVIEW_SCREENS.INDIVIDUAL);
  await head.getByRole('link', { name: fullname }).first().click();
  await head.goto(`${REVIEW_SCREENS.INDIVIDUAL}?plan=${id}`);
  await head.getByRole('checkbox', { name: 'Is to be changed' }).check();
  await head.getByRole('button', { name: 'Approve or return' }).click();
  await head.getByText('Enter what is to be changed.').first().waitFor();
  await head.getByRole('textbox', { name: /^What is to be changed/ }).fill('Say which letters.');
  await expectNoViolations(head);
  await head.getByRole('button', { name: 'Approve or return' }).click();
  await head.getByText('Returned').first().waitFor();

  await page.goto(`/lnd/development-plan/list?plan=${id}`);
  await page.getByText('To change: Say which letters.').waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Expected output' }).fill('Ten replies to clients');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Submitted').first().waitFor();
  await head.goto(`${REVIEW_SCREENS.INDIVIDUAL}?plan=${id}`);
  await head.getByRole('button', { name: 'Approve or return' }).click();
  await head.getByText('Approved').first().waitFor();

  await page.goto(`/lnd/development-plan/list?plan=${id}`);
  await page.getByRole('button', { name: 'Mark as done or dropped' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Done', { exact: true }).first().waitFor();
});
