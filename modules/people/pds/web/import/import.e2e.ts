import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/browser/screen-check.ts';
import { mySheet } from '../../contract.ts';
import { writeFormWorkbook } from '../../print/form-workbook.ts';
import { shortSheet } from '../../print/sample-sheets.ts';

const app = await openBrowserApp();
const employee = await app.as('employee');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function workbook() {
  const { sheet } = (await employee.call(mySheet.read)).body;
  const internal = { ...sheet.internal_work[0]!, supervisor: '', accomplishments: [], duties: '' };
  const short = shortSheet();
  const content = await writeFormWorkbook({
    revision: '2017',
    foot: 'of a test',
    sheet: {
      ...short,
      personal: { ...short.personal, idno: '1999-0001', birth_place: 'Solano, Nueva Vizcaya', email: '' },
      voluntary: [],
      not_applicable: ['voluntary'],
      training: [
        { title: 'Writing for the public', from: '2019-05-06', to: '2019-05-08', hours: 2400, type: 'Technical', sponsor: 'CSC Region 2' },
        { title: 'Records keeping', from: '2020-02-03', to: '2020-01-03', hours: 800, type: 'Foundation', sponsor: 'National Archives' },
      ],
      work: [internal, ...short.work],
    },
  });
  return { name: 'PDS of mine.xlsx', mimeType: XLSX, buffer: Buffer.from(content) };
}

test('An employee brings the sheet of years ago from Excel on a phone, sees what differs and takes it over', async () => {
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/account/profile/import');
  await page.locator('input[type=file]').setInputFiles(await workbook());
  await page.getByText('CS Form No. 212, revised 2017').waitFor();
  await page.getByText('The file is of employee 1999-0001').waitFor();
  const training = page.getByRole('region', { name: 'Learning and development' });
  await training.getByText('The second date lies before the first.').first().waitFor();
  await page.getByRole('region', { name: 'Work experience' }).getByText('From the service record').first().waitFor();
  assert.deepEqual([...(await findOverflow(page)), ...(await findSmallTargets(page))], []);
  await page.getByRole('region', { name: 'Does not apply' }).getByRole('checkbox', { name: 'Voluntary work' }).waitFor();
  await training.getByRole('checkbox', { name: 'RECORDS KEEPING' }).uncheck();
  await page.getByRole('radiogroup', { name: 'Place of birth' }).getByRole('radio', { name: 'In the file' }).check();
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByText(/^Taken over: \d+ rows added/).waitFor();
  await page.waitForURL('**/account/profile');
  const { sections } = (await employee.call(mySheet.read)).body.sheet;
  assert.equal(sections.personal[0]!.values.birth_place, 'SOLANO, NUEVA VIZCAYA');
  const titles = sections.training.map(({ values }) => values.title);
  assert.ok(titles.includes('WRITING FOR THE PUBLIC') && !titles.includes('RECORDS KEEPING'));
});
