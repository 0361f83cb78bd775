import { test } from 'node:test';
import { sql } from 'kysely';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('HR looks at the paper of a contract of an earlier time as a draft, and issues it', async () => {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from contracts.contract where state = 'ACTIVE' order by id limit 1`.execute(app.server.db);
  const { id, number } = rows[0]!;
  const hr = await app.pageAs('hr');
  await hr.goto(`/joborders/${id}`);
  await hr.getByRole('button', { name: 'Print' }).click();
  const dialog = hr.getByRole('dialog', { name: `Contract ${number}` });
  await dialog.getByRole('button', { name: 'Issue and print' }).waitFor();
  await expectNoViolations(hr);
  await dialog.getByRole('button', { name: 'Issue and print' }).dblclick();
  await dialog.getByRole('button', { name: 'Issue and print' }).waitFor({ state: 'hidden' });
  await dialog.getByRole('link', { name: 'Save' }).waitFor();
});
