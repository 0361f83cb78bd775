import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('the officer publishes an edition; an employee reads it on a phone in Filipino without signing in, and confirms it when signed in', async () => {
  const officer = await app.pageAs('privacy');
  await officer.goto('/privacy/notices');
  await officer.getByRole('button', { name: 'Draft an edition' }).click();
  const form = officer.getByRole('dialog', { name: 'Draft an edition' });
  await form.getByRole('textbox', { name: 'Edition' }).fill('Third edition');
  await form.getByRole('textbox', { name: 'In English' }).fill('# Which data\n\nWhat the law asks the university to keep, and no more.');
  await form
    .getByRole('textbox', { name: 'In Filipino' })
    .fill('# Aling datos\n\nAng hinihingi ng batas na itago ng unibersidad, at wala nang iba.');
  await expectNoViolations(officer);
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await officer.getByRole('row', { name: /Third edition/ }).click();
  await officer.getByRole('dialog', { name: 'Third edition' }).getByRole('heading', { name: 'Which data' }).waitFor();
  await expectNoViolations(officer);
  await officer.getByRole('button', { name: 'Publish' }).click();
  const day = officer.getByRole('dialog', { name: 'Publish ‘Third edition’' });
  await day.getByRole('textbox', { name: 'In force from' }).fill('11/20/2026');
  await day.getByRole('button', { name: 'Publish' }).click();
  await officer.getByRole('row', { name: /Third edition.*In force/ }).waitFor();

  const visitor = await app.pageAs('nobody', { phone: true });
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'Filipino' }).tap();
  await visitor.getByRole('link', { name: 'Abiso sa privacy' }).tap();
  await visitor.getByRole('heading', { name: 'Aling datos' }).waitFor();

  const own = await app.pageAs('employee', { phone: true });
  await own.goto('/profile/account/settings?section=held');
  await own.getByRole('button', { name: 'I have read it' }).tap();
  await own.getByText(/You confirmed .* that you have read it/).waitFor();
});
