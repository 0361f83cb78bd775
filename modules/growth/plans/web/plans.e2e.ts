import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import * as trainings from '@talaan/trainings/contract/nominations.ts';
import * as steps from '@talaan/trainings/contract/nomination-steps.ts';
import { REVIEW_SCREENS } from '../workflow.ts';

const app = await openBrowserApp();

const NEED = 'Replies to clients are sent back by the auditor.';
const TITLE = 'Business writing';

test('a plan is returned, changed and approved by the head, and a training from the nomination to the report answers its line', async () => {
  const page = await app.pageAs('employee', { expecting: /status of 422/ });
  await page.goto(`${REVIEW_SCREENS.INDIVIDUAL}/new-plan`);
  await page.getByRole('button', { name: 'Add a line', exact: true }).click();
  const line = page.getByRole('region', { name: 'Line 1' });
  await line.getByRole('textbox', { name: 'Gap or need' }).fill(NEED);
  await line.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Enter the expected output, by which success is measured.').first().waitFor();
  await line.getByRole('textbox', { name: 'Expected output' }).fill('Ten letters');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/lnd\/development-plan\/list\?plan=\d+$/);
  const plan = new URL(page.url()).searchParams.get('plan')!;
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Submitted').first().waitFor();

  const head = await app.pageAs('head', { expecting: /status of 422/ });
  await head.goto(REVIEW_SCREENS.INDIVIDUAL);
  await head.getByText(people.accountingClerk.fullname).first().click();
  await head.getByRole('checkbox', { name: 'Is to be changed' }).check();
  await head.getByRole('button', { name: 'Approve or return' }).click();
  await head.getByText('Enter what is to be changed.').first().waitFor();
  await head.getByRole('textbox', { name: /^What is to be changed/ }).fill('Say which letters.');
  await expectNoViolations(head);
  await head.getByRole('button', { name: 'Approve or return' }).click();
  await head.getByText('Returned').first().waitFor();

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto(`/lnd/development-plan/list?plan=${plan}`);
  await phone.getByText('To change: Say which letters.').waitFor();
  await phone.getByRole('link', { name: 'Edit' }).tap();
  await phone.getByRole('textbox', { name: 'Expected output' }).fill('Ten replies to clients');
  await phone.getByRole('button', { name: 'Save', exact: true }).tap();
  await phone.getByRole('button', { name: 'Submit' }).tap();
  await phone.getByText('Submitted').first().waitFor();
  await head.goto(`${REVIEW_SCREENS.INDIVIDUAL}?plan=${plan}`);
  await head.getByRole('button', { name: 'Approve or return' }).click();
  await head.getByText('Approved').first().waitFor();

  await trainFor(TITLE);
  await phone.goto(`/lnd/development-plan/list?plan=${plan}`);
  await phone.getByText('Done', { exact: true }).first().waitFor();
  await phone.getByText(/Training: Letters that clients understand/).waitFor();
  await expectNoViolations(phone);
});

test('a plan of a college goes from its dean by both committees to the President, and the dean reads what it costs by year and who would be missing', async () => {
  const unit = offices.artsAndSciences;
  const dean = await app.pageAs('dean');
  await dean.goto(`${REVIEW_SCREENS.FACULTY}/new-plan?of=unit&office=${unit.id}`);
  const line = dean.getByRole('region', { name: 'Line 1' });
  await line.getByRole('combobox', { name: 'Intervention' }).click();
  await dean.getByRole('option', { name: 'Degree' }).click();
  await line.getByRole('textbox', { name: 'Gap or need' }).fill('No one teaches topology.');
  await line.getByRole('textbox', { name: 'Degree' }).fill('Doctor of Philosophy in Topology');
  await line.getByRole('textbox', { name: 'School' }).fill('University of the Philippines');
  await line.getByRole('combobox', { name: 'Mode' }).click();
  await dean.getByRole('option', { name: 'Full time' }).click();
  await line.getByRole('combobox', { name: 'Whom it concerns' }).fill(people.instructorOfMathematics.surname);
  await dean.getByRole('option', { name: people.instructorOfMathematics.fullname }).click();
  await line.getByRole('textbox', { name: 'Estimated cost (PHP)' }).fill('365000');
  await line.getByRole('textbox', { name: 'Fund source' }).fill('Scholarship fund');
  await line.getByRole('textbox', { name: 'Expected output' }).fill('Doctorate');
  await line.getByRole('checkbox', { name: /must be taken over/ }).check();
  await expectNoViolations(dean);
  await dean.getByRole('button', { name: 'Save draft' }).click();
  await dean.waitForURL(/\/lnd\/development-plan\/list\?plan=\d+$/);
  const plan = new URL(dean.url()).searchParams.get('plan')!;
  await dean.getByRole('button', { name: 'Submit' }).click();
  await dean.getByText('Submitted').first().waitFor();

  const vicePresident = await app.pageAs('vpaa');
  await vicePresident.goto(`${REVIEW_SCREENS.FACULTY}?plan=${plan}`);
  await vicePresident.getByRole('button', { name: 'Endorse' }).click();
  await vicePresident.getByText('Reviewed by head').first().waitFor();
  const secretary = await app.pageAs('ld');
  await secretary.goto('/lnd/committee-secretary/development-plan?tab=endorse');
  for (const [part, act] of [
    ['To endorse', 'Record the endorsement'],
    ['To review', 'Record the review'],
  ] as const) {
    await secretary.getByText(part, { exact: true }).click();
    const row = secretary.getByRole('row').filter({ hasText: unit.fullname });
    await row.getByRole('checkbox').check();
    await secretary.getByRole('button', { name: act }).click();
    await row.waitFor({ state: 'detached' });
  }
  const president = await app.pageAs('president');
  await president.goto(`${REVIEW_SCREENS.FACULTY}?plan=${plan}`);
  await president.getByRole('button', { name: 'Approve', exact: true }).click();
  await president.getByText('Approved').first().waitFor();

  await dean.goto(`${REVIEW_SCREENS.FACULTY}?tab=rollup`);
  const college = dean.getByRole('row').filter({ hasText: unit.fullname });
  await college
    .getByText(/\d away/)
    .first()
    .waitFor();
  const missing = dean.getByRole('region', { name: /^Who would be missing/ });
  await missing.getByText(/Doctor of Philosophy in Topology/).waitFor();
  await expectNoViolations(dean);
});

/** From the nomination by the head, for the line of the plan with this title, to the closing. */
async function trainFor(title: string): Promise<void> {
  const { pool } = app.server;
  const [head, ld, employee] = await Promise.all(['head', 'ld', 'employee'].map((who) => app.as(who)));
  const { rows } = await pool.query<{ provider: number; type: number; line: number }>(
    `select (select min(id) from trainings.provider) as provider, (select min(id) from reference.learning_type) as type,
       (select max(id) from plans.line where title = $1) as line`,
    [title],
  );
  const { provider, type, line } = rows[0]!;
  const filed = await head!.call(trainings.fileNominations, {
    body: {
      training_id: null,
      training: {
        title: 'Letters that clients understand',
        provider_id: provider,
        type_id: type,
        venue: 'ONLINE',
        place: '',
        is_abroad: false,
        foreign_authority: '',
        first_day: '2026-12-10',
        last_day: '2026-12-10',
        hours: 800,
        fee: 500_000,
        travel: 0,
        description: '',
        invitation_path: null,
      },
      justification: 'It is in the plan.',
      nominees: [{ personnel_id: people.accountingClerk.id, plan_line_id: line }],
    },
  });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const { rows: nominated } = await pool.query<{ id: number; plan_title: string }>(
    'select id, plan_title from trainings.nomination where plan_line_id = $1',
    [line],
  );
  const { id, plan_title: named } = nominated[0]!;
  assert.equal(named, title);
  const params = { id };
  await done(ld!.call(steps.screenNomination, { params, body: { relevance: 5, votes: 5, leaves_to_meeting: false } }));
  for (const [who, action] of [
    ['budget', 'confirmFunds'],
    ['president', 'approve'],
  ] as const)
    await take(who, id, action);
  await pool.query(
    `update trainings.training t set first_day = '2026-11-12', last_day = '2026-11-12' from trainings.nomination n where n.training_id = t.id and n.id = $1`,
    [id],
  );
  await take('ld', id, 'attend');
  const file = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await employee!.call(uploadDocument, { file })).body;
  const report = { is_completed: true, report: 'How to write', re_entry_plan: 'Teach the section', attachment_path: path };
  await done(employee!.call(steps.reportNomination, { params, body: report }));
  await done(ld!.call(steps.closeNomination, { params, body: { spent: 500_000, hours: 800 } }));
}

async function take(who: string, id: number, action: string): Promise<void> {
  const caller = await app.as(who);
  const { seen } = (await caller.call(readTimeline, { params: { id } })).body.request;
  await done(caller.call(takeStep, { params: { id }, body: { action, remarks: 'General Fund', seen } }));
}

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  assert.equal(status, 200, JSON.stringify(body));
}
