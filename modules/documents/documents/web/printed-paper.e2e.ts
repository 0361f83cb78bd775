import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();

test('HR registers a certificate where it is shown, and reads there where it is', async () => {
  await openCounters(app);
  const hr = await app.pageAs('hr');
  await hr.goto('/coe?state=RELEASED');
  await hr.locator('a[data-row-link]').first().click();
  await hr
    .getByText(/^COE-\d{4}-\d+$/)
    .first()
    .waitFor();
  const number = await hr
    .getByText(/^COE-\d{4}-\d+$/)
    .first()
    .innerText();
  await hr.getByRole('button', { name: 'Register in document tracking' }).click();
  const dialog = hr.getByRole('dialog', { name: 'Register in document tracking' });
  await dialog.getByRole('textbox', { name: 'Subject' }).waitFor();
  await dialog.getByText(`${number}.pdf`).waitFor();
  await expectNoViolations(hr);
  await dialog.getByRole('button', { name: 'Register' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  await hr.getByRole('link', { name: /-HRMO-2026-/ }).click();
  await hr.getByRole('button', { name: `${number}.pdf` }).waitFor();
  await hr.getByRole('link', { name: 'Verify the paper' }).waitFor();
});
