import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp({ work: 'asked' });
const CARD = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('health is switched on, filled in, reported and deleted', async () => {
  const hr = await app.pageAs('hr', { expecting: /status of 422/ });
  await hr.goto('/covid/settings');
  const used = hr.getByRole('switch', { name: 'Vaccination checklist in use' });
  await used.uncheck();
  await hr.getByRole('button', { name: 'Save' }).click();
  await hr.getByRole('button', { name: 'Switch off' }).click();
  await hr.getByText('The vaccination checklist is off.').waitFor();
  await hr.goto('/covid/report');
  await hr.getByRole('heading', { name: 'Vaccination report' }).waitFor({ state: 'hidden' });
  await hr.goto('/covid/settings');
  await used.check();
  await hr.getByRole('button', { name: 'Save' }).click();
  await hr.getByRole('button', { name: 'Switch on' }).click();
  await hr.getByText('The vaccination checklist is on.').waitFor();

  const faculty = await app.pageAs('faculty', { expecting: /status of 422/ });
  await faculty.goto('/covid/vaccination');
  await faculty.getByRole('button', { name: 'Withdraw consent' }).click();
  await faculty.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click();
  await faculty.getByText('Not declared').waitFor();
  const first = faculty.getByRole('region', { name: 'Dose 1' });
  await first.getByLabel('Vaccine').fill('Sinovac');
  await first.getByLabel('Vaccine').press('Enter');
  await first.getByLabel('Date').fill('12/01/2026');
  await first.locator('input[type=file]').setInputFiles(CARD);
  await first.getByText('card.pdf').waitFor();
  await faculty.getByRole('button', { name: 'Save' }).click();
  await faculty.getByText('Nothing is saved without your consent.').first().waitFor();
  await faculty.getByLabel('I have read this and consent to it.').check();
  await faculty.getByRole('button', { name: 'Save' }).click();
  await faculty.getByText('this day is still to come').first().waitFor();
  await first.getByLabel('Date').fill('03/01/2022');
  await faculty.getByRole('button', { name: 'Add a dose' }).click();
  await faculty.getByRole('region', { name: 'Dose 2' }).getByLabel('Date').fill('03/29/2022');
  await faculty.getByRole('button', { name: 'Save' }).click();
  await faculty.getByText('14 days have passed since the second dose of 29 Mar 2022').waitFor();
  await faculty.getByLabel('Adverse event after a dose').fill('Fever for a day');
  await faculty.getByRole('button', { name: 'Save' }).click();
  await faculty.getByRole('button', { name: 'card.pdf', exact: true }).waitFor();

  await hr.goto('/covid/personnel?term=Reyes, Arnel');
  await hr.getByRole('link', { name: /Reyes, Arnel/ }).click();
  const person = hr.getByRole('dialog', { name: /Reyes/ });
  await person.getByRole('button', { name: 'card.pdf' }).waitFor();
  await person.getByText('Fever for a day').waitFor();
  await expectNoViolations(hr);
  await hr.goto('/covid/analytics');
  await hr
    .getByRole('region', { name: 'By sex' })
    .getByRole('row', { name: /Female/ })
    .waitFor();
  await hr.goto('/covid/report?on=2022-04-12');
  await hr.getByRole('button', { name: 'Export' }).click();
  const saved = hr.waitForEvent('download');
  await hr.getByRole('menuitem', { name: /XLSX/ }).click();
  await saved;
  await hr.goto('/covid/report?tab=printings');
  await hr.getByRole('cell', { name: 'Workbook' }).first().waitFor();
  await faculty.reload();
  await faculty.getByLabel('Who read it').getByText('Vaccination report').waitFor();

  await hr.goto('/covid/settings');
  await hr.getByLabel('Delete from').fill('11/20/2026');
  await hr.getByRole('button', { name: 'Save' }).click();
  await hr.getByText('The settings were saved.').waitFor();
  await hr.goto('/covid/settings?tab=deletion');
  const confirmed = hr.getByLabel('Number of people');
  await confirmed.fill('1');
  await hr.getByRole('button', { name: 'Delete all checklists' }).click();
  const asked = await hr
    .getByText(/^Enter the number of people: \d+\.$/)
    .first()
    .textContent();
  await confirmed.fill(/\d+/.exec(asked!)![0]);
  await hr.getByRole('button', { name: 'Delete all checklists' }).click();
  await hr.getByText('Nothing is left to delete.').waitFor();
  await faculty.reload();
  await faculty.getByText('Not declared').waitFor();
});
