import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('an employee asks for a right on a phone; the officer refuses with the reason, which the employee reads', async () => {
  const own = await app.pageAs('employee', { phone: true });
  await own.goto('/profile/account/settings?section=held');
  await own.getByRole('button', { name: 'Ask for a right' }).tap();
  const form = own.getByRole('dialog', { name: 'Ask for a right' });
  await form.getByRole('combobox', { name: 'What you ask for' }).tap();
  await own.getByRole('option', { name: 'Objection' }).tap();
  await form.getByRole('textbox', { name: 'In your words' }).fill('My photo is not to be shown at the kiosk.');
  await expectNoViolations(own);
  await form.getByRole('button', { name: 'Send' }).tap();
  await own.getByText('My photo is not to be shown at the kiosk.').waitFor();

  const officer = await app.pageAs('privacy');
  await officer.goto('/privacy/requests?state=open');
  await officer.getByRole('row', { name: /Objection/ }).click();
  await officer.getByRole('button', { name: 'Record a step' }).click();
  const step = officer.getByRole('dialog', { name: /Record a step/ });
  await step.getByRole('combobox', { name: 'Step' }).click();
  await officer.getByRole('option', { name: 'Refused' }).click();
  await step.getByRole('textbox', { name: 'What was done' }).fill('The photo is needed to know who punches (RA 10173, sec. 12 c).');
  await step.getByRole('button', { name: 'Record' }).click();
  await officer
    .getByRole('dialog', { name: /Request \d+: Objection/ })
    .getByText('Answered in time')
    .waitFor();
  await expectNoViolations(officer);

  await own.reload();
  await own.getByText('The photo is needed to know who punches (RA 10173, sec. 12 c).').waitFor();
  assert.equal(await own.getByRole('button', { name: 'Withdraw' }).count(), 1, 'of the request that is open still');
});
