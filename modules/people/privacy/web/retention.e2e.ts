import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';

const app = await openBrowserApp();
const { headOfAccounting: held, accountingClerk: free } = people;

/** The role alone, as an officer from outside HR and IT holds it. */
async function makeOfficer(email: string): Promise<void> {
  await app.server.pool.query('delete from identity.account_role where account_id = (select id from identity.account where email = $1)', [
    email,
  ]);
  await app.server.pool.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select a.id, r.id, 'all', '[2020-01-01,)' from identity.account a, identity.role r where a.email = $1 and r.name = 'Data protection officer'`,
    [email],
  );
}

async function oldSignIns(personnelId: number): Promise<void> {
  await app.server.pool.query(
    `insert into identity.sign_in_try (at, email, account_id, address, network, device, outcome)
     select timestamptz '2024-02-01' + n * interval '1 day', a.email, a.id, '192.0.2.7', '192.0.2.7', '', 'signed_in'
     from identity.account a cross join generate_series(1, 2) n where a.personnel_id = $1`,
    [personnelId],
  );
}

test('the data protection officer places a hold and purges what is due and not held', async () => {
  await makeOfficer('ld@talaan.example');
  await oldSignIns(held.id);
  await oldSignIns(free.id);
  const page = await app.pageAs('ld');
  await page.goto('/privacy/holds?hold=new');
  await screenIsReady(page);
  await page.getByRole('combobox', { name: 'Person' }).fill(held.surname);
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Grounds' }).fill('Civil Case 123 of the Regional Trial Court');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await page.getByText('Civil Case 123').waitFor();
  await page.goto('/privacy/retention?kind=identity.sign-ins');
  await page.getByText('Due now: 2, and 2 under a legal hold').waitFor();
  await page.getByRole('button', { name: 'Purge 2 records' }).click();
  await page.getByRole('button', { name: 'Purge', exact: true }).click();
  await page.getByText('Due now: 0, and 2 under a legal hold').waitFor();
});

test('on a phone the officer previews a kind with what is held of it', async () => {
  await makeOfficer('ld@talaan.example');
  const page = await app.pageAs('ld', { phone: true });
  await page.goto('/privacy/retention');
  await screenIsReady(page);
  assert.deepEqual(await findOverflow(page), []);
  await page.goto('/privacy/retention?kind=identity.sign-ins');
  await page.getByText('Sign-ins of accounts').first().waitFor();
  await page.getByText('under a legal hold').waitFor();
  assert.deepEqual(await findOverflow(page), []);
});
