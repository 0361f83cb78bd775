import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { addSegment } from '../contract/segments.ts';
import { listTerms } from '../contract/terms.ts';

const app = await openBrowserApp();

test('HR adds a term and changes the hours of a load; the teacher sees on a phone what was kept and missed, and issues the faculty DTR', async () => {
  await addClassOnSundays();
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/management/loads?term=MATH%20199');
  await hr.getByRole('button', { name: 'Terms' }).click();
  await hr.getByRole('button', { name: 'Add a term' }).click();
  const dialog = hr.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Midyear, 2027');
  await dialog.getByRole('textbox', { name: 'First day' }).fill('14 Jun 2027');
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('23 Jul 2027');
  await dialog.getByRole('button', { name: 'Add term' }).dblclick();
  await hr.getByText('14 Jun 2027 to 23 Jul 2027').waitFor();
  await expectNoViolations(hr);
  await hr.keyboard.press('Escape');
  await hr.getByRole('link', { name: people.teacherOfMathematics.fullname }).click();
  await hr.getByRole('button', { name: 'MATH 199, BSM 4C' }).click();
  const segment = hr.getByRole('dialog', { name: 'Change or end a segment' });
  await segment.getByLabel('Hour', { exact: true }).first().fill('8');
  await segment.getByLabel('AM or PM').first().selectOption('AM');
  await expectNoViolations(hr);
  await segment.getByRole('button', { name: 'Save' }).click();
  await segment.waitFor({ state: 'hidden' });
  await hr.getByRole('cell', { name: 'Sun 8:00 AM–4:00 PM' }).waitFor();

  const phone = await app.pageAs('faculty', { phone: true });
  await phone.goto('/manage/dtr?month=2026-11');
  await phone.getByRole('row', { name: /^MATH 199, BSM 4C/ }).waitFor();
  await phone.getByRole('radiogroup', { name: 'Which segments of the days' }).getByText('Missed or unclear').tap();
  await phone.getByText('Sunday, 8 Nov 2026').waitFor();
  await phone.getByText('Monday, 9 Nov 2026').waitFor({ state: 'detached' });
  await phone.goto('/manage/dtr?month=2026-10');
  await phone.getByRole('button', { name: 'Print faculty DTR' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Issue and print' }).tap();
  await phone.getByText(/FDTR-2026-\d+ was issued\./).waitFor();
});

async function addClassOnSundays(): Promise<void> {
  const hr = await app.as('hr');
  const term = (await hr.call(listTerms)).body.terms.find(({ name }) => name === 'First Semester, 2026-2027')!;
  await hr.call(addSegment, {
    body: {
      personnel_id: people.teacherOfMathematics.id,
      term_id: term.id,
      kind: 'CLASS',
      subject: 'MATH 199',
      section: 'BSM 4C',
      weekdays: [7],
      from_minute: 780,
      to_minute: 960,
      from: term.from,
      to: term.to,
    },
  });
}
