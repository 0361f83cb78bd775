import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';

const app = await openBrowserApp();

test('a meeting of the scholarship committee: agenda, no quorum and then one, decisions at once, minutes on paper and approved', async () => {
  // The head of the university has endorsed a second application.
  await app.server.pool.query(
    `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, personnel_id, at)
     select r.id, r.round, 'endorse', 'head', 'APPLIED', 'ENDORSED', true, $1, r.filed_at + interval '1 hour'
     from requests.request r where r.kind = 'scholarship' and r.state = 'APPLIED' limit 1`,
    [people.president.id],
  );
  const page = await app.pageAs('ld');
  await page.goto('/lnd/manage/committee/meetings');
  await screenIsReady(page);
  await page.getByRole('button', { name: 'Plan a meeting', exact: true }).click();
  const plan = page.getByRole('dialog', { name: 'Plan a meeting' });
  await plan.getByRole('combobox', { name: 'Committee' }).click();
  await page.getByRole('option', { name: 'Scholarship committee' }).click();
  await plan.getByRole('textbox', { name: 'Date' }).fill('20 Nov 2026');
  await plan.getByRole('textbox', { name: 'Place' }).fill('Board room');
  await expectNoViolations(page);
  await plan.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.waitForURL(/committee\/meetings\/\d+$/);

  await page.getByRole('button', { name: 'Add to the agenda' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to the agenda' });
  const requests = adding.getByRole('group', { name: 'Requests that wait for the committee' }).getByRole('checkbox');
  await requests.first().waitFor();
  assert.equal(await requests.count(), 3, 'two applications and a plan');
  for (const request of await requests.all()) await request.check();
  await adding.getByRole('textbox', { name: 'A matter in words' }).fill('Scholars who return next term');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await adding.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Call the meeting' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call the meeting' }).click();
  await page.getByRole('button', { name: 'Open the meeting' }).waitFor();

  const members = page.getByRole('region', { name: /^(Members|Present)$/ }).getByRole('checkbox');
  await members.first().check();
  await page.getByRole('button', { name: 'Open the meeting' }).click();
  await page.getByRole('alert').filter({ hasText: 'No quorum' }).first().waitFor();
  await decide(page, 'Decide item 1', 'Record the deliberation');
  await page
    .getByRole('dialog')
    .getByText(/members are needed to decide/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  for (const member of await members.all()) await member.check();
  await page.getByRole('button', { name: 'Save who is present' }).click();
  await page.getByText(/^Quorum: /).waitFor();
  await page.getByRole('checkbox', { name: 'Choose item 1' }).check();
  await page.getByRole('checkbox', { name: 'Choose item 2' }).check();
  await decide(page, 'Decide 2 items', 'Record the deliberation', 'Recommended for approval');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await decide(page, 'Decide item 3', 'Deferred');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await decide(page, 'Decide item 4', 'Noted');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.getByRole('textbox', { name: 'What was said' }).fill('The chair opened the meeting at 9:00 AM.');
  await page.getByRole('button', { name: 'Save the minutes' }).click();
  await page.getByText('The minutes were saved.').waitFor();
  await page.getByRole('button', { name: 'Minutes', exact: true }).click();
  await paperIsShown(page.getByRole('dialog', { name: 'Minutes of the meeting' }));

  const address = new URL(page.url()).pathname;
  const chair = await app.pageAs('vpaa', { phone: true });
  await chair.goto('/account/development');
  await chair.getByText('Minutes to approve').first().waitFor();
  await chair.goto(address);
  await chair.getByRole('button', { name: 'Approve the minutes' }).tap();
  await chair.getByRole('dialog').getByRole('button', { name: 'Approve the minutes' }).tap();
  await chair.getByText('Minutes approved').first().waitFor();
  await expectNoViolations(chair);

  const { rows } = await app.server.pool.query<{ state: string; says: string }>(
    `select r.state, s.remarks as says from committees.item i join requests.request r on r.id = i.request_id
       join requests.step s on s.request_id = r.id and s.no = r.last_no where i.meeting_id = $1 and i.decision = 'deliberate'`,
    [Number(address.split('/').at(-1))],
  );
  const deliberated = { state: 'DELIBERATED', says: 'Recommended for approval' };
  assert.deepEqual(rows, [deliberated, deliberated]);
});

async function decide(page: Page, button: string, decision: string, remarks?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: decision }).check();
  if (remarks !== undefined) await dialog.getByRole('textbox', { name: 'Remarks' }).fill(remarks);
  await dialog.getByRole('button', { name: 'Record the decision' }).click();
}
