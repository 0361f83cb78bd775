import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

test('a clerk asks for more working days, and the head grants them in the inbox on a phone', async () => {
  const { office, add, done } = await openCounters(app);
  const { id, tracking_no: number } = await add('CAS');
  await done('CAS', 'forward', id, { to: [office.ACCT] });
  await done('ACCT', 'receive', id);
  const clerk = await app.pageAs('employee');
  await clerk.goto(`/dts/documents/${id}?office=${office.ACCT}`);
  await clerk.getByRole('button', { name: 'More' }).click();
  await clerk.getByRole('menuitem', { name: 'Ask for an extension' }).click();
  const dialog = clerk.getByRole('dialog', { name: `Ask for an extension: ${number}` });
  await dialog.getByRole('textbox', { name: 'Working days more' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The auditor is on leave until Thursday.');
  await expectNoViolations(clerk);
  await dialog.getByRole('button', { name: 'Ask for an extension' }).dblclick();
  await clerk.getByText('Extension asked for').first().waitFor();

  const head = await app.pageAs('head', { phone: true });
  await head.goto('/inbox');
  await head.getByText(`${number}: 3 working days more`).first().tap();
  await head.getByText('The auditor is on leave until Thursday.').first().waitFor();
  await expectNoViolations(head);
  await head.getByRole('button', { name: 'Extend' }).tap();
  await clerk.reload();
  await clerk.getByText('Extended').first().waitFor();
  await expectNoViolations(clerk);
});
