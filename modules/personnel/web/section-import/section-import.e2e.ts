import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';

const app = await openBrowserApp();

test('HR chooses a section, sees a wrong cell beside what would be written, and imports the rest', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnels/import');
  await page.getByRole('navigation', { name: 'What to import' }).getByRole('link', { name: 'Leave without pay' }).click();
  await page.getByRole('heading', { name: 'Import: leave without pay' }).waitFor();
  await page.getByRole('button', { name: 'Download the template' }).waitFor();
  const { rows } = await app.server.pool.query<{ idno: string }>(`
    select p.idno from personnel.person p join personnel.appointment a on a.personnel_id = p.id
    where upper(a.during) is null and lower(a.during) < '2024-01-01' and not exists (select from identity.account c where c.personnel_id = p.id)
      and not exists (select from personnel.leave_without_pay l where l.personnel_id = p.id) order by p.id limit 2`);
  const lines = [
    'Employee No.,From,To,No. of days',
    `${rows[0]!.idno},2024-03-04,2024-03-08,2.5`,
    `${rows[1]!.idno},2024-03-04,2024-03-05,9`,
  ];
  await page.locator('input[type=file]').setInputFiles({ name: 'lwop.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('There are only 2 days from the first to the last.').waitFor();
  await page.getByRole('checkbox', { name: 'Leave out the 1 row with problems' }).check();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByRole('dialog', { name: 'Import' }).getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('Imported: 1 added, 1 left out').waitFor();
});
