import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { paperIsShown } from '@talaan/testing/browser/paper-is-shown.ts';
import { expectNoViolations, screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { addAdmission } from '../contract/applications.ts';
import { followScholars } from '../server/follow-scholars-job.ts';

const app = await openBrowserApp();

const scholar = people.teacherOfMathematics;
test('a scholarship from the application to the contract, the service and a breach that is settled', async () => {
  // The last two ratings of the teacher are Very Satisfactory. The L&D officer is the secretary of the department, too.
  await app.server.pool.query('update performance.form set final = 4280, level = 4 where personnel_id = $1 and final is not null', [
    scholar.id,
  ]);
  await app.server.pool.query(`delete from requests.sitting where committee = 'DPC'`);
  await app.server.pool.query(
    `insert into requests.sitting (committee, office_id, personnel_id, is_secretary, source_id, during)
     select 'DPC', $1, personnel_id, true, 90001, '[2020-01-01,)' from identity.account where email = 'ld@talaan.example'`,
    [offices.mathematics.id],
  );
  const phone = await app.pageAs('faculty', { phone: true });
  await phone.goto('/account/development');
  await phone.getByRole('link', { name: 'Apply for a scholarship' }).tap();
  await phone.getByRole('textbox', { name: 'Programme' }).fill('PhD Mathematics');
  await phone.getByRole('textbox', { name: 'School' }).fill('University of the Philippines Diliman');
  await phone.getByRole('combobox', { name: 'Degree' }).tap();
  await phone.getByRole('option', { name: 'Doctorate' }).tap();
  await phone.getByLabel('First day').fill('2027-06-01');
  await phone.getByLabel('Last day').fill('2031-05-31');
  await phone.getByText(/granted for at most 36 months, here until 31 May 2030/).waitFor();
  await phone.getByLabel('Last day').fill('2030-05-31');
  await phone.getByText(/Service would be due until 31 May 2036/).waitFor();
  await phone.getByText('Source: IPCR of January to June 2026; IPCR of July to December 2025').waitFor();
  await phone.getByRole('textbox', { name: 'What the university gains by it' }).fill('The department has no doctor of mathematics.');
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'Submit the application' }).tap();
  await phone.waitForURL(/scholarships\/\d+$/);
  const address = new URL(phone.url()).pathname;
  const id = Number(address.split('/').at(-1));
  await screenIsReady(phone);
  await expectNoViolations(phone);

  await decide(id, 'ld', 'endorse');
  await deliberated(id);
  const teacher = await app.as('faculty');
  const file = { name: 'admission.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await teacher.call(uploadDocument, { file })).body;
  assert.equal((await teacher.call(addAdmission, { params: { id }, body: { attachment_path: path } })).status, 200);
  await decide(id, 'president', 'approve');

  const page = await app.pageAs('ld', { expecting: /status of 422/ });
  await page.goto(address);
  await page.getByRole('button', { name: 'Prepare the contract' }).click();
  const contract = page.getByRole('dialog', { name: 'Scholarship contract' });
  await contract.getByText('The study obliges to 72 months of service.').waitFor();
  await contract.getByRole('textbox', { name: 'Amount of the grant (PHP)' }).fill('900000');
  await contract.getByRole('textbox', { name: 'First surety' }).fill('Ramon Villanueva');
  await contract.getByRole('textbox', { name: 'Address' }).first().fill('San Isidro');
  await contract.getByRole('textbox', { name: 'Second surety' }).fill('Ramon Villanueva');
  await contract.getByRole('textbox', { name: 'Address' }).last().fill('Poblacion');
  await contract.getByRole('button', { name: 'Save the contract' }).click();
  await contract.getByText('The sureties are two different people, and not the scholar.').waitFor();
  await contract.getByRole('textbox', { name: 'Second surety' }).fill('Teresita Aguilar');
  await expectNoViolations(page);
  await contract.getByRole('button', { name: 'Save the contract' }).click();
  await contract.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Contract', exact: true }).click();
  await paperIsShown(page.getByRole('dialog', { name: 'Scholarship contract' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Record the contract' }).click();
  const signing = page.getByRole('dialog', { name: 'Record the contract' });
  await signing.getByRole('textbox', { name: 'Notarized on' }).fill('20 Nov 2026');
  await signing.getByRole('checkbox', { name: 'No case is pending against the scholar' }).check();
  await signing.getByRole('textbox', { name: 'Certified by' }).fill('Legal office, 19 Nov 2026');
  await signing.getByRole('button', { name: 'Record the contract' }).click();
  await signing.waitFor({ state: 'hidden' });

  // Three years of study lie behind, and thirty months of service.
  await app.server.pool.query(
    `update scholarships.stretch set first_day = '2021-05-21', last_day = '2024-05-20' where scholarship_id = $1`,
    [id],
  );
  await followScholars(app.server);
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Enter a cost' }).click();
  const cost = page.getByRole('dialog', { name: 'Enter a cost' });
  await cost.getByRole('textbox', { name: 'Paid on' }).fill('1 Jun 2022');
  await cost.getByRole('textbox', { name: 'Amount (PHP)' }).fill('900000');
  await cost.getByRole('button', { name: 'Enter', exact: true }).click();
  await cost.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Record completion' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Degree finished on' }).fill('20 May 2024');
  await page.getByRole('dialog').getByRole('button', { name: 'Record completion' }).click();
  await page.getByRole('button', { name: 'Record the return to duty' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reported for duty on' }).fill('21 May 2024');
  await page.getByRole('dialog').getByRole('button', { name: 'Record the return' }).click();
  await page.getByText('PHP 900,000.00 × 42 ÷ 72 months = PHP 525,000.00').waitFor();
  await page.getByRole('table', { name: 'Ledger of the obligation' }).getByText('Month 30 of 72').waitFor();
  await expectNoViolations(page);
  await phone.goto('/account/development');
  await phone.getByText('Leaving the service today would cost PHP 525,000.00.').waitFor();

  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Declare a breach' }).click();
  const breach = page.getByRole('dialog', { name: 'Declare a breach' });
  await breach.getByRole('combobox', { name: 'Cause' }).click();
  await page.getByRole('option', { name: 'Left the service' }).click();
  await breach.getByRole('textbox', { name: 'Last day of service that counts' }).fill('8 Sep 2026');
  await breach.getByRole('textbox', { name: 'Demanded on' }).fill('8 Sep 2026');
  await breach.getByRole('textbox', { name: 'Reason' }).fill('Resigned');
  await breach.getByRole('button', { name: 'Declare the breach' }).click();
  // 27 months served; 73 days of interest are a fifth of a year.
  await page.getByText('PHP 900,000.00 × 45 ÷ 72 months = PHP 562,500.00').waitFor();
  await page.getByText('PHP 569,250.00 is due today.').waitFor();
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Record a payment' });
  await payment.getByRole('textbox', { name: 'Amount (PHP)' }).fill('569250');
  await payment.getByRole('textbox', { name: 'Official receipt' }).fill('OR 900001');
  await payment.getByRole('button', { name: 'Record the payment' }).click();
  await page.getByText('Nothing is due any more.', { exact: true }).waitFor();
  await page.getByText('Settled', { exact: true }).first().waitFor();
  await expectNoViolations(page);

  await page.goto('/lnd/committee-secretary/reports');
  await page.getByRole('link', { name: scholar.fullname }).first().waitFor();
  await expectNoViolations(page);
});

/** What a committee decided, whose meeting has a story of its own. */
async function deliberated(id: number): Promise<void> {
  await app.server.pool.query(`update scholarships.scholarship set deliberated_on = '2026-11-20' where id = $1`, [id]);
  await app.server.pool.query(
    `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, account_id, personnel_id, at)
     select $1, r.round, 'deliberate', 'committee', 'ENDORSED', 'DELIBERATED', true, a.id, a.personnel_id, now()
     from requests.request r, identity.account a where r.id = $1 and a.email = 'ld@talaan.example'`,
    [id],
  );
}

async function decide(id: number, who: string, action: string): Promise<void> {
  const caller = await app.as(who);
  const { seen } = (await caller.call(readTimeline, { params: { id } })).body.request;
  const { status, body } = await caller.call(takeStep, { params: { id }, body: { action, remarks: '', seen } });
  assert.equal(status, 200, JSON.stringify(body));
}
