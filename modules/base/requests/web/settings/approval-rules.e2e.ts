import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { makeOutings } from '../../server/fixtures/outing-kind.ts';

const app = await openBrowserApp();
await makeOutings(app);

test('HR changes the days of a kind and the authorities by rule, from a day on', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnel_setting/approval-rules');
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Change the days of Certificate of employment' }).click();
  await page.getByRole('dialog').getByLabel('Working days to decide').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: 'Certificate of employment 2 days' }).waitFor();

  const outing = page.getByRole('region', { name: 'Outing: Authority' });
  await outing.getByRole('cell', { name: 'Below 11 days' }).waitFor();
  await outing.getByRole('button', { name: 'Change Outing: Authority' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Move rule 2 up' }).click();
  await dialog.getByRole('button', { name: 'Remove rule 2' }).click();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter what the rule is, as people read it.').first().waitFor();
  await dialog.getByLabel('Shown as').last().fill('all others');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await outing.getByRole('cell', { name: 'Next higher head' }).waitFor();
});

test('with a role over one campus the rules are read and nothing offers to change them', async () => {
  await app.server.pool.query(`
    update identity.account_role set scope = 'campus', campus_id = 2
    where scope = 'all' and account_id = (select id from identity.account where email = 'hr@talaan.example')`);
  const page = await app.pageAs('hr');
  await page.goto('/personnel_setting/approval-rules');
  await screenIsReady(page);
  await page.getByRole('row', { name: 'Certificate of employment' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Change/ }).count(), 0);
  // Screens that do nothing else are not offered, and a day off of every campus is only read.
  assert.equal(await page.getByRole('link', { name: 'Users', exact: true }).count(), 0);
  await page.goto('/personnels/import');
  await page.waitForURL('**/404');
  await page.goto('/edats/holidays?year=2026');
  await page.getByRole('link', { name: 'Rizal Day' }).click();
  await page.getByText('It applies to the whole university').waitFor();
  assert.equal(await page.getByRole('button', { name: /^(Save|Remove)$/ }).count(), 0);
  // A form that is opened by its address says why it cannot be saved.
  await page.goto('/personnel_setting/campuses?edit=university');
  await page.getByRole('dialog').getByText('It applies to the whole university').waitFor();
});
