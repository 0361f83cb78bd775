import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { findOverflow, findSmallTargets, findViolations, screenIsReady } from '@talaan/testing/screen-check.ts';

const app = await openBrowserApp();

test('HR prints the data sheets of those who are ticked in the personnel list as one file, once', async () => {
  const { rows } = await app.server.pool.query<{ fullname: string }>(
    `select p.fullname from pds.sheet s join personnel.person p on p.id = s.personnel_id
     where exists (select from personnel.appointment a where a.personnel_id = p.id and a.during @> date '2026-11-20') order by p.fullname limit 2`,
  );
  const page = await app.pageAs('hr');
  await page.goto(`/personnels/list?term=${encodeURIComponent(rows[0]!.fullname)}`);
  await screenIsReady(page);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Print data sheets' }).click();
  await page.getByText('One person was chosen').waitFor();
  assert.deepEqual(await findViolations(page), []);
  await page.getByRole('button', { name: 'Issue and print' }).dblclick();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  assert.match((await download).suggestedFilename(), /^Personal data sheets of 1 person, revised \d{4}\.pdf$/);
  const printed = await app.server.pool.query(`select from kernel.job_run where kind = 'pds.print-many'`);
  assert.equal(printed.rows.length, 1, 'a double click prints once');

  const phone = await app.pageAs('hr', { phone: true });
  await phone.goto('/personnels/data_sheets?status=PERM');
  await screenIsReady(phone);
  for (const find of [findOverflow, findSmallTargets, findViolations]) assert.deepEqual(await find(phone), []);
});

test('a data sheet that was submitted is a draft on the screen until it is issued', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select s.personnel_id as id from pds.sheet s join requests.request r on r.id = s.request_id
     where s.state in ('SUBMITTED', 'VERIFIED') and not exists (select from papers.paper p where p.personnel_id = s.personnel_id and p.kind like '%data sheet%')
     order by s.personnel_id limit 1`,
  );
  const began = app.server.clock.now().toString();
  const page = await app.pageAs('hr');
  await page.goto(`/personnels/${rows[0]!.id}?tab=data-sheet`);
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page
    .getByRole('menuitem', { name: /^Revised \d{4} \(usual\)$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /CS Form No. 212/ });
  await dialog.getByRole('button', { name: 'Issue and print' }).click();
  await dialog.getByRole('button', { name: 'Issue and print' }).waitFor({ state: 'hidden' });
  await dialog.getByRole('link').first().waitFor();
  const issued = await app.server.pool.query('select from papers.paper where personnel_id = $1 and issued_at > $2', [rows[0]!.id, began]);
  assert.equal(issued.rows.length, 1);
});
