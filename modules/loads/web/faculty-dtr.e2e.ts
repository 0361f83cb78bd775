import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/screen-check.ts';
import { readOwnFacultyMonth } from '../contract/faculty-dtr.ts';

const app = await openBrowserApp();

test('HR adds a term and imports a load; the teacher sees on a phone what was kept and missed, and issues the faculty DTR', async () => {
  const teacher = await app.as('faculty');
  const { idno, fullname } = (await teacher.call(readOwnFacultyMonth, { query: { month: '2026-11' } })).body.personnel;
  const hr = await app.pageAs('hr', { expecting: /api\/loads\/(terms|segments)/ });
  await hr.goto('/edats/management');
  await hr.getByRole('link', { name: 'Faculty loads' }).click();
  await hr.getByRole('button', { name: 'Terms' }).click();
  await hr.getByRole('button', { name: 'Add a term' }).click();
  const dialog = hr.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Midyear, 2027');
  await dialog.getByRole('textbox', { name: 'First day' }).fill('23 Nov 2026');
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('23 Jul 2027');
  await dialog.getByRole('button', { name: 'Add term' }).click();
  await dialog.getByText('On some of these days there is another term.').first().waitFor();
  await dialog.getByRole('textbox', { name: 'First day' }).fill('14 Jun 2027');
  await dialog.getByRole('button', { name: 'Add term' }).dblclick();
  await hr.getByText('14 Jun 2027 to 23 Jul 2027').waitFor();
  await expectNoViolations(hr);
  await hr.keyboard.press('Escape');
  await hr.getByRole('link', { name: 'Import loads' }).click();
  const lines = [
    'Employee No.,Semester,Kind,Subject,Section,Days,Time from,Time to,Room,Units',
    `${idno},"First Semester, 2026-2027",Class,MATH 199,BSM 4C,Sun,1:00,4:00,CAS 301,3`,
    `${idno},"First Semester, 2026-2027",Consultation,,,MWF,8:30 AM,9:30 AM,,`,
  ];
  await hr.locator('input[type=file]').setInputFiles({ name: 'loads.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await hr.getByRole('button', { name: 'Check the rows' }).click();
  await hr.getByText('At that hour there is STAT 101, MWF 8:00–9:00 AM, on record.').waitFor();
  await hr.getByRole('checkbox', { name: 'Leave out the 1 row with problems' }).check();
  await hr.getByRole('button', { name: 'Import 1 segment' }).click();
  await hr.getByRole('dialog', { name: 'Import' }).getByRole('button', { name: 'Import', exact: true }).click();
  await hr.getByText('Imported: 1 added, 1 left out').waitFor();
  await hr.getByRole('link', { name: 'Open the loads' }).click();
  await hr.goto('/edats/management/loads?term=MATH%20199');
  await hr.getByRole('link', { name: fullname }).click();
  await hr.getByRole('heading', { name: 'Faculty DTR of a teacher' }).waitFor();
  await hr.getByRole('button', { name: 'MATH 199, BSM 4C' }).click();
  const segment = hr.getByRole('dialog', { name: 'Change or end a segment' });
  await segment.getByText('Mon', { exact: true }).click();
  await segment.getByLabel('Hour', { exact: true }).first().fill('8');
  await segment.getByLabel('AM or PM').first().selectOption('AM');
  await segment.getByRole('button', { name: 'Save' }).click();
  await segment.getByText('At that hour there is STAT 101, BSM 2A, MWF 8:00–9:00 AM.').first().waitFor();
  await expectNoViolations(hr);
  await segment.getByText('Mon', { exact: true }).click();
  await segment.getByRole('button', { name: 'Save' }).click();
  await segment.waitFor({ state: 'hidden' });
  await hr.getByRole('cell', { name: 'Sun 8:00 AM–4:00 PM' }).waitFor();

  const phone = await app.pageAs('faculty', { phone: true });
  await phone.goto('/manage/dtr?month=2026-11');
  await phone.getByRole('row', { name: /^MATH 199, BSM 4C/ }).waitFor();
  await phone.getByRole('radiogroup', { name: 'Which segments of the days' }).getByText('Missed or unclear').tap();
  await phone.getByText('Sunday, 8 Nov 2026').waitFor();
  await phone.getByText('Monday, 9 Nov 2026').waitFor({ state: 'detached' });
  await screenIsReady(phone);
  await phone
    .getByRole('row', { name: /MATH 199/ })
    .last()
    .getByRole('link', { name: 'File a make-up class' })
    .tap();
  await phone.waitForURL(/missed_on=2026-11-15/);

  const desk = await app.pageAs('faculty', { dark: true });
  await desk.goto('/manage/dtr?month=2026-10');
  await desk.getByRole('row', { name: /^STAT 101, BSM 2A/ }).waitFor();
  await desk.getByRole('button', { name: 'Print faculty DTR' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Issue and print' }).click();
  await desk.getByText(/FDTR-2026-\d+ was issued\./).waitFor();
  await expectNoViolations(desk);
});
