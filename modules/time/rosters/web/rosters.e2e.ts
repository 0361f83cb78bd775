import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices } from '@talaan/testing/demo-records.ts';

const app = await openBrowserApp();

test('an employee asks for flexible hours on a phone and sees last month under them; the head sees who covers the office, and approves', async () => {
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/work-schedules/new');
  await phone.getByRole('combobox', { name: 'Schedule' }).tap();
  await phone.getByRole('option', { name: 'Flexible hours' }).tap();
  await phone.getByRole('heading', { name: 'October 2026 under these hours' }).waitFor();
  await phone.getByText('Who else is there (RA 11032)').waitFor();
  await phone.getByRole('textbox', { name: 'Reason' }).fill('School begins at seven');
  await phone.getByRole('button', { name: 'File the request' }).tap();
  await phone.getByText('For approval', { exact: true }).first().waitFor();

  const head = await app.pageAs('head');
  await head.goto('/department/edats/work-schedules?state=FOR_APPROVAL');
  await head.locator('tr', { hasText: 'Flexible' }).locator('a[data-row-link]').click();
  await head.getByText('Who else is there (RA 11032)').waitFor();
  await head.getByRole('button', { name: 'Approve', exact: true }).click();
  await head.getByText('Approved', { exact: true }).first().waitFor();
});

test('a head plans the shifts of an office by week: copies a week, swaps two people, and assigns all at once', async () => {
  const head = await app.pageAs('head');
  await head.goto(`/edats/work-schedules/rota?office=${offices.accounting.id}&month=2026-12`);
  const cells = head.getByRole('combobox', { name: /week from 30 Nov 2026/ });
  await cells.first().click();
  await head.getByRole('option', { name: 'Morning shift' }).click();
  await head.getByText('1 week changed, not yet saved.').waitFor();
  await head.getByRole('button', { name: 'Copy the week from 30 Nov 2026 to the next' }).click();
  await head.getByRole('button', { name: 'Swap two people' }).click();
  const dialog = head.getByRole('dialog', { name: 'Swap two people' });
  for (const [label, at] of [
    ['Employee', 0],
    ['With', 1],
  ] as const) {
    await dialog.getByRole('combobox', { name: label, exact: true }).click();
    await head.getByRole('option').filter({ visible: true }).nth(at).click();
  }
  await dialog.getByRole('button', { name: 'Swap' }).click();
  await head.getByRole('button', { name: 'Assign' }).click();
  await head.getByText('Nothing is changed yet.').waitFor();
});
