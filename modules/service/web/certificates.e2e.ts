import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';

const app = await openBrowserApp({ viewer: true });

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
  await page.locator('iframe[title$=".pdf"]').first().waitFor();
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
  await visitor.getByText('This paper stands').waitFor();
  await visitor.getByText(/^COE-2026-\d{4}$/).waitFor();
  await visitor.getByRole('textbox', { name: 'Another code' }).fill('ABCD-1234-EFGH-5678');
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await visitor.getByText('We know no paper with this code').waitFor();
  await visitor.getByRole('textbox', { name: 'Another code' }).fill('   ');
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await visitor.getByText('A code has 16 letters and digits').waitFor();
  await page.getByRole('button', { name: 'Void certificate', exact: true }).click();
  const cancel = page.getByRole('dialog', { name: /^Void COE-2026-\d{4}\?$/ });
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('The position was wrong');
  await cancel.getByRole('button', { name: 'Void certificate' }).dblclick();
  await cancel.waitFor({ state: 'hidden' });
  // As the camera opens it from the square on the paper.
  await visitor.goto(`/verify/${code}`);
  await visitor.getByText('This paper was withdrawn').waitFor();
  await visitor.getByText('Reason: The position was wrong').waitFor();
});

test('HR adds service elsewhere, sees the gap in red, and prints the record, which is listed', async () => {
  const page = await app.pageAs('hr');
  await page.goto(`/personnels/${people.teacherOfMathematics.id}/service_record`);
  await page.getByRole('button', { name: 'Service elsewhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Government service elsewhere' });
  for (const [field, value] of [
    ['First day', '1 Jan 1999'],
    ['Last day', '30 Jun 1999'],
  ] as const) {
    await dialog.getByRole('textbox', { name: field }).fill(value);
    await dialog.getByRole('textbox', { name: field }).press('Tab');
  }
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Clerk I');
  await dialog.getByRole('textbox', { name: 'Status' }).fill('Permanent');
  await dialog.getByRole('textbox', { name: 'Agency' }).fill('Municipality of San Isidro');
  await dialog.getByRole('textbox', { name: 'Paper that shows it' }).fill('Service record of 2 Aug 1999');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.getByText('There is a gap in the service').waitFor();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const print = page.getByRole('dialog', { name: 'Print the service record' });
  await print.getByRole('textbox', { name: 'Purpose' }).fill('GSIS retirement claim');
  await print.locator('iframe[title="Service record draft.pdf"]').first().waitFor();
  await expectNoViolations(page);
  await print.getByRole('button', { name: 'Issue and print' }).click();
  const paper = page.getByRole('dialog', { name: 'Service record' });
  await paper.locator('iframe[title$=".pdf"]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('for GSIS retirement claim').waitFor();
  assert.match(
    (await page
      .getByRole('button', { name: /^SR-2026-/ })
      .first()
      .textContent())!,
    /^SR-2026-\d{4}$/,
  );
});
