import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { cancelCertificate } from '../contract/certificates.ts';

const app = await openBrowserApp();

test('an employee asks for a certificate on a phone, HR prepares, signs and releases it by keyboard, and a visitor verifies it', async () => {
  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/certificates');
  await phone.getByRole('radio', { name: 'Employment and compensation' }).check();
  await phone.getByRole('textbox', { name: 'Purpose' }).fill('a motorcycle loan');
  await phone.getByRole('button', { name: 'Ask HR' }).dblclick();
  await phone.getByText('For a motorcycle loan, 1 copy').waitFor();
  await phone.getByText('In 5 days').first().waitFor();

  const page = await app.pageAs('hr');
  await page.goto('/coe?state=REQUESTED');
  const row = page.locator('tr', { hasText: 'a motorcycle loan' });
  await row.waitFor();
  await row.locator('a[data-row-link]').click();
  await page.getByText('Personnel Economic Relief Allowance (PERA)').waitFor();
  await page.keyboard.press('p');
  const prepare = page.getByRole('dialog', { name: /^Prepare the certificate/ });
  await prepare.getByRole('button', { name: 'Another regular allowance' }).click();
  await prepare.getByRole('textbox', { name: 'Allowance' }).fill('Hazard pay');
  await prepare.getByRole('textbox', { name: 'A month' }).fill('1000');
  await expectNoViolations(page);
  await prepare.getByRole('button', { name: 'Issue and print' }).dblclick();
  await prepare.waitFor({ state: 'hidden' });
  await paperIsShown(page.getByRole('main'));
  await page.getByRole('button', { name: 'Mark as signed' }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Release' }).waitFor();
  await page.keyboard.press('r');
  const release = page.getByRole('dialog', { name: /^Release COE-2026-/ });
  await release.getByRole('button', { name: 'Release' }).dblclick();
  await release.waitFor({ state: 'hidden' });
  await page.getByText('Released', { exact: true }).first().waitFor();
  const code = (await page.getByRole('link', { name: 'How it is verified' }).getAttribute('href'))!.split('/').at(-1)!;

  const visitor = await app.pageAs('nobody', { phone: true });
  await visitor.goto('/verify');
  await visitor.getByRole('textbox', { name: 'Code on the paper' }).fill(code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'));
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await visitor.getByText('This paper is valid').waitFor();
  await visitor.getByText(/^COE-2026-\d{4}$/).waitFor();
  await visitor.getByRole('textbox', { name: 'Another code' }).fill('ABCD-1234-EFGH-5678');
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await visitor.getByText('We know no paper with this code').waitFor();
  await visitor.getByRole('textbox', { name: 'Another code' }).fill('   ');
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await visitor.getByText('A code has 16 letters and digits').waitFor();
  const params = { id: Number(new URL(page.url()).pathname.split('/').at(-1)) };
  assert.equal((await (await app.as('hr')).call(cancelCertificate, { params, body: { reason: 'The position was wrong' } })).status, 200);
  // As the camera opens it from the square on the paper.
  await visitor.goto(`/verify/${code}`);
  await visitor.getByText('This paper was withdrawn').waitFor();
  await visitor.getByText('Reason: The position was wrong').waitFor();
});
