import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { civilStatuses } from '../contract/lists.ts';
import { schools } from '../contract/proposals.ts';

const app = await openBrowserApp();
const [employee, clerk] = await Promise.all([app.as('employee'), app.as('clerk')]);

test('HR works through the queue by keyboard: merges a twin, rejects with a reason, corrects a name and approves it', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnel_setting/approval-request?kind=school');
  await page.getByRole('link', { name: 'Nueva Viscaya State University' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog');
  const named = (name: string) => review.getByRole('heading', { name, exact: true });
  await named('Nueva Viscaya State University').waitFor();
  await review.getByText('82% alike').waitFor();

  await page.keyboard.press('m');
  await page.getByText('Nueva Viscaya State University was merged into Nueva Vizcaya State University.').waitFor();
  await named('Univ. of the Philippines Los Banos').waitFor();
  await page.keyboard.press('r');
  await review.getByRole('textbox', { name: 'Reason' }).fill('Choose University of the Philippines Los Baños.');
  await review.getByRole('button', { name: 'Reject' }).click();
  await named('Colegio de San José de Solano').waitFor();
  await page.keyboard.press('e');
  await review.getByRole('textbox', { name: 'Name' }).fill('Colegio de San José, Solano');
  await review.getByRole('button', { name: 'Save' }).click();
  await named('Colegio de San José, Solano').waitFor();
  await page.keyboard.press('a');
  await page.getByText('Colegio de San José, Solano was approved.').waitFor();
  await named('Saint Mary’s University').waitFor();
  await page.keyboard.press('Escape');
  await review.waitFor({ state: 'hidden' });
  assert.equal(new URL(page.url()).searchParams.get('entry'), null);

  const told = async (who: typeof clerk) => (await who.call(listNotifications)).body.notifications.map(({ title }) => title);
  assert.ok((await told(clerk)).includes('Your school was approved'));
  assert.ok((await told(employee)).includes('Your school is already on the list'));
  const { body } = await employee.call(schools.list, { query: { term: 'colegio de san jose' } });
  assert.equal(body.schools[0]?.name, 'Colegio de San José, Solano');
});

test('HR keeps the small lists: adds, moves, retires and restores a name, and cannot remove what is in use', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/personnel_setting/personnel_status');
  const permanent = page.getByRole('group', { name: 'Permanent' });
  await permanent.getByText('in use').waitFor();
  await permanent.getByRole('button', { name: 'More about Permanent' }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).waitFor();
  assert.equal(await page.getByRole('menuitem', { name: 'Remove' }).count(), 0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Civil statuses' }).click();
  await page.getByRole('button', { name: 'Add a civil status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a civil status' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('In a civil union');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const union = page.getByRole('group', { name: 'In a civil union' });
  await union.getByRole('button', { name: 'Move In a civil union up' }).click();
  await union.getByRole('button', { name: 'More about In a civil union' }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await union.getByText('Retired 20 Nov 2026').waitFor();
  const offered = async () => (await employee.call(civilStatuses.list)).body.civil_status.map(({ name }) => name);
  assert.ok(!(await offered()).includes('In a civil union'));
  await union.getByRole('button', { name: 'More about In a civil union' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByText('In a civil union is offered again.').waitFor();
  assert.equal((await offered()).at(-2), 'In a civil union');
});
