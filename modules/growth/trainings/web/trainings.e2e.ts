import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { reportNomination } from '../contract/nomination-steps.ts';

const app = await openBrowserApp();

const TITLE = 'Digital payments of government';

test('a training goes from the head, who sees what blocks whom, through the committee to the data sheet of the person', async () => {
  const head = await app.pageAs('head');
  await head.goto('/lnd/recommendations');
  await head.getByRole('button', { name: 'New recommendation' }).first().click();
  const form = head.getByRole('dialog', { name: 'New recommendation' });
  await form.getByText('Another, by invitation').click();
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await form.getByRole('combobox', { name: 'Provider' }).fill('Civil Service');
  await head.getByRole('option', { name: /Civil Service Institute/ }).click();
  await form.getByRole('combobox', { name: 'Type' }).click();
  await head.getByRole('option', { name: 'Technical' }).click();
  await form.getByRole('combobox', { name: 'Held' }).click();
  await head.getByRole('option', { name: 'Online' }).click();
  await form.getByRole('textbox', { name: 'First day' }).fill('14 Jan 2027');
  await form.getByRole('textbox', { name: 'Hours' }).fill('8');
  await form.getByRole('textbox', { name: 'Fee for one person (PHP)' }).fill('6500');
  await form.getByRole('textbox', { name: 'Justification' }).fill('Suppliers are paid online from the new year on.');
  await form.getByRole('combobox', { name: 'Nominees' }).fill(people.accountingClerk.surname);
  await head.getByRole('option', { name: new RegExp(people.accountingClerk.fullname) }).click();
  await form.getByText(/points before relevance/).waitFor();
  await expectNoViolations(head);
  await form.getByRole('button', { name: 'Recommend' }).click();
  await head.getByRole('dialog', { name: 'Training recommendation' }).getByText('Recommended', { exact: true }).first().waitFor();
  const id = Number(new URL(head.url()).searchParams.get('training'));

  const secretary = await app.pageAs('ld');
  await secretary.goto(`/lnd/recommendations?training=${id}`);
  await secretary.getByRole('button', { name: 'Record the screening' }).click();
  const screening = secretary.getByRole('dialog', { name: 'Record the screening' });
  await screening.getByRole('combobox', { name: 'Relevance to duty' }).click();
  await secretary.getByRole('option', { name: /^5/ }).click();
  await screening.getByRole('button', { name: 'Record the screening' }).click();
  await screening.waitFor({ state: 'hidden' });
  await decide(id, 'budget', 'confirmFunds');
  await decide(id, 'president', 'approve');
  await app.server.pool.query(`update trainings.training set first_day = '2026-11-12', last_day = '2026-11-12' where title = $1`, [TITLE]);
  await decide(id, 'ld', 'attend');

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/development');
  await phone.getByRole('link', { name: new RegExp(TITLE) }).tap();
  await phone.getByRole('button', { name: 'Submit the report' }).tap();
  await phone.getByRole('textbox', { name: 'What you learned' }).fill('How to pay by the portal');
  await phone.getByRole('textbox', { name: 'Re-entry plan' }).fill('Teach the section by December');
  await expectNoViolations(phone);
  const employee = await app.as('employee');
  const file = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await employee.call(uploadDocument, { file })).body;
  const report = { is_completed: true, report: 'How to pay', re_entry_plan: 'Teach the section', attachment_path: path };
  assert.equal((await employee.call(reportNomination, { params: { id }, body: report })).status, 200);

  await secretary.goto(`/lnd/recommendations?training=${id}`);
  await secretary.getByRole('button', { name: 'Close', exact: true }).last().click();
  const closing = secretary.getByRole('dialog', { name: 'Close the training' });
  await closing.getByText('The row of the data sheet').waitFor();
  await closing.getByRole('button', { name: 'Close', exact: true }).last().click();
  await closing.waitFor({ state: 'hidden' });
  const { rows } = await app.server.pool.query<{ check_state: string }>(
    `select check_state from pds.training where personnel_id = $1 and title = $2`,
    [people.accountingClerk.id, TITLE],
  );
  assert.deepEqual(rows, [{ check_state: 'OK' }]);
});

async function decide(id: number, who: string, action: string): Promise<void> {
  const caller = await app.as(who);
  const { seen } = (await caller.call(readTimeline, { params: { id } })).body.request;
  const { status, body } = await caller.call(takeStep, { params: { id }, body: { action, remarks: 'General Fund', seen } });
  assert.equal(status, 200, JSON.stringify(body));
}
