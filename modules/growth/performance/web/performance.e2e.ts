import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { offices, people } from '@talaan/testing/demo-records.ts';
import { readOwnForms } from '../contract/forms.ts';
import { actsOf, addOwnPeriod, PERIOD, target, type PerformanceKit } from '../server/fixtures/performance-kit.ts';
import { closeRatingsJob } from '../server/jobs.ts';

const app = await openBrowserApp();
const kit = {} as PerformanceKit;
const { formOf, setClock, begin, begun, step, submit, selfRate, rate, leaveOthersUnrated } = actsOf(kit);
before(async () => void Object.assign(kit, await addOwnPeriod(app)));

const CAS = offices.artsAndSciences.id;
const CLERK = people.clerkOfArtsAndSciences.fullname;
const form = { opcr: 0, clerk: 0 };
const officeForm = (id: number) => `/department/performance?form=${id}&period=${kit.periodId}`;

/** Takes a step that asks for words. */
async function decide(page: Page, button: string, label: string, words: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(words);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Types one digit for each rating of a line; each leads to the next field. */
async function typeRatings(within: Page | Locator, output: string, digits: string): Promise<void> {
  await within.getByRole('textbox', { name: `Quality: ${output}` }).focus();
  const page = 'keyboard' in within ? within : within.page();
  for (const digit of digits) await page.keyboard.press(digit);
}

const inState = (page: Page, words: string) =>
  page
    .getByRole('region', { name: new RegExp(`^${PERIOD.name},`) })
    .getByText(words, { exact: true })
    .first()
    .waitFor();

test('targets come from the bank, are returned by the head, mended and approved; after the period they are self-rated and rated by keyboard', async () => {
  await setClock('2026-12-05T09:00');
  form.opcr = await begin('dean', 'OPCR', CAS);
  assert.equal((await submit('dean', form.opcr, [target('CORE', { output: 'Reports of the college' })])).status, 200);
  assert.equal((await step('spmis', form.opcr, 'reviewTargets'))[0], 200);
  assert.equal((await step('president', form.opcr, 'approveTargets'))[0], 200);

  const clerk = await app.pageAs('clerk');
  await clerk.goto('/account/performance');
  await clerk
    .getByRole('region', { name: PERIOD.name })
    .getByRole('button', { name: /^Begin the IPCR/ })
    .click();
  const dialog = clerk.getByRole('dialog', { name: 'Begin the IPCR' });
  await dialog.getByRole('radio', { name: 'An empty form' }).check();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await clerk.waitForURL(/form=\d+/);
  form.clerk = Number(new URL(clerk.url()).searchParams.get('form'));
  await clerk.getByRole('button', { name: 'Add a target' }).click();
  const line = clerk.getByRole('region', { name: 'Target 1' });
  await line.getByRole('textbox', { name: 'Output' }).fill('Reports');
  await line.getByRole('combobox', { name: 'From the bank' }).fill('extension programs');
  await clerk.getByRole('option').first().click();
  assert.match(await line.getByRole('textbox', { name: 'Success indicator' }).inputValue(), /extension programs/i);
  await line.getByRole('textbox', { name: 'Target' }).fill('20');
  await line.getByRole('combobox', { name: /^Answers a commitment/ }).click();
  await clerk.getByRole('option', { name: /^Reports of the college/ }).click();
  await expectNoViolations(clerk);
  await clerk.getByRole('button', { name: 'Submit to the supervisor' }).click();
  await inState(clerk, 'Targets submitted');

  const dean = await app.pageAs('dean');
  await dean.goto(officeForm(form.clerk));
  await decide(dean, 'Return targets', 'Reason', 'Name the reports');
  await clerk.reload();
  await inState(clerk, 'Targets returned');
  await clerk.getByRole('textbox', { name: 'Output' }).fill('Monthly reports');
  await clerk.getByRole('button', { name: 'Submit to the supervisor' }).click();
  await inState(clerk, 'Targets submitted');
  await dean.reload();
  await dean.getByRole('button', { name: /^Review targets/ }).click();
  await inState(dean, 'Targets reviewed');
  await dean.getByRole('button', { name: /^Approve targets/ }).click();
  await inState(dean, 'Targets approved');

  await setClock('2027-07-01T09:00');
  await clerk.reload();
  await clerk.getByRole('button', { name: 'Enter accomplishments' }).click();
  await clerk.getByRole('textbox', { name: 'Done' }).fill('26');
  await clerk.getByText('Suggested by what was reached of the target: 5 for efficiency').waitFor();
  await clerk.getByRole('textbox', { name: 'Accomplishment' }).fill('26 reports, the last on 30 June');
  await typeRatings(clerk, 'Monthly reports', '544');
  await clerk.getByRole('status', { name: 'Self-rating' }).getByText('Very Satisfactory').waitFor();
  await expectNoViolations(clerk);
  await clerk.getByRole('button', { name: 'Submit the self-rating' }).click();
  await inState(clerk, 'Self-rated');

  await dean.goto(`/department/performance?tab=rating&period=${kit.periodId}`);
  const rated = dean.getByRole('region', { name: CLERK });
  await typeRatings(rated, 'Monthly reports', '555');
  await rated.getByRole('status', { name: 'Rating' }).getByText('Outstanding').waitFor();
  await rated.getByRole('textbox', { name: /^Discussed on/ }).fill('1 Jul 2027');
  await expectNoViolations(dean);
  await dean.getByRole('button', { name: 'Rate those chosen' }).click();
  await dean.getByText('No form waits for your rating').waitFor();
  await clerk.reload();
  await clerk.getByRole('button', { name: 'Confirm the discussion' }).click();
  await clerk.getByText('The discussion was confirmed on 1 Jul 2027.').waitFor();
  await dean.goto(officeForm(form.clerk));
  await dean.getByRole('button', { name: /^Give the final rating/ }).click();
  await inState(dean, 'Final');
});

test('a calibration is refused while the people are rated above their office, and is open once the form came back lower', async () => {
  assert.equal((await begun('dean', form.opcr)).status, 200);
  assert.equal((await selfRate('dean', form.opcr, 4)).status, 200);
  await setClock('2027-07-06T09:00');
  assert.equal((await rate('spmis', form.opcr, 4)).status, 200);
  assert.equal((await step('president', form.opcr, 'finalize'))[0], 200);
  assert.equal((await leaveOthersUnrated(CAS)).status, 200);

  const pmt = await app.pageAs('spmis');
  const address = `/spmis/calibration?period=${kit.periodId}`;
  await pmt.goto(address);
  await pmt.getByRole('link', { name: offices.artsAndSciences.fullname }).click();
  await pmt.getByText(/rated 5\.00 on average, above the office with 4\.00/).waitFor();
  assert.equal(await pmt.getByRole('button', { name: 'Calibrate the office' }).count(), 0);
  await expectNoViolations(pmt);
  await pmt.getByRole('link', { name: `Open the form of ${CLERK}` }).click();
  await decide(pmt, 'Return from calibration', 'Reason', 'The mean is above the office');
  await inState(pmt, 'Self-rated');
  assert.equal((await rate('dean', form.clerk, 4)).status, 200);
  assert.equal((await step('dean', form.clerk, 'finalize'))[0], 200);
  await pmt.goto(`${address}&unit=${CAS}`);
  await pmt.getByRole('button', { name: 'Calibrate the office' }).click();
  await pmt.getByRole('dialog').getByRole('button', { name: 'Calibrate' }).click();
  await pmt.getByText('Calibrated.', { exact: true }).waitFor();
});

test('a clerk opens the final rating, appeals, the team grants it with papers and reasons, and the form closes after ten more days', async () => {
  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/account/performance?form=${form.clerk}`);
  await clerk.getByRole('button', { name: 'Open the final rating' }).click();
  await clerk.getByText('Open until 16 Jul 2027').waitFor();
  await decide(clerk, 'Appeal', 'Grounds', 'Two reports were not counted');
  await inState(clerk, 'Appealed');

  const pmt = await app.pageAs('admin');
  await pmt.goto('/spmis/calibration?tab=appeals');
  const appeal = pmt.getByRole('region', { name: `Appeal of ${CLERK}` });
  await appeal.getByText('“Two reports were not counted”').waitFor();
  await appeal.getByRole('button', { name: 'Open and decide' }).click();
  await pmt.getByRole('button', { name: 'Decide the appeal' }).click();
  await pmt.getByRole('region', { name: 'The appeal' }).getByText('“Two reports were not counted”').waitFor();
  await pmt.getByRole('radio', { name: 'Granted' }).check();
  await pmt.getByRole('textbox', { name: /^Reasons/ }).fill('The reports of May count');
  await typeRatings(pmt, 'Monthly reports', '554');
  await expectNoViolations(pmt);
  await pmt.getByRole('button', { name: 'Decide the appeal' }).click();
  await inState(pmt, 'Appeal resolved');

  await clerk.reload();
  await clerk.getByRole('button', { name: 'Open the final rating' }).click();
  await clerk.getByText('4.67').first().waitFor();
  await setClock('2027-07-17T09:00');
  await closeRatingsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await clerk.goto('/account/performance?tab=ratings');
  await clerk.getByText(`IPCR of ${PERIOD.name}`).waitFor();
});

test('a dean on a phone: who has not submitted, a form rated by touch, the cascade, and nothing wider than the screen', async () => {
  const phone = await app.pageAs('dean', { phone: true });
  const isNarrow = () => phone.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await phone.goto(`/department/performance?period=${kit.periodId}`);
  await phone.getByText(CLERK).first().waitFor();
  assert.ok(await isNarrow(), 'the list');
  await phone.getByText(CLERK).first().tap();
  await phone.getByRole('button', { name: 'Print', exact: true }).waitFor();
  await expectNoViolations(phone);
  await phone.goto(`/department/performance?tab=cascade&period=${kit.periodId}`);
  await phone.getByText('Monthly reports').waitFor();
  assert.ok(await isNarrow(), 'the cascade');
  await expectNoViolations(phone);

  const { periods } = (await kit.people.clerk.call(readOwnForms)).body;
  const running = periods.find(({ from }) => from === '2026-07-01')!.forms[0]!.id;
  assert.equal((await begun('clerk', running)).status, 200);
  assert.equal((await selfRate('clerk', running, 4)).status, 200);
  await phone.goto(`/department/performance?tab=rating&period=${periods.find(({ from }) => from === '2026-07-01')!.id}`);
  const rated = phone.getByRole('region', { name: CLERK });
  await rated.getByRole('textbox', { name: /^Discussed on/ }).fill('2027-07-15');
  assert.ok(await isNarrow(), 'the forms to rate');
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'Rate those chosen' }).tap();
  await phone.getByText('No form waits for your rating').waitFor();
  const before2027 = await formOf('dean', running);
  assert.equal(before2027.state, 'RATED');
});
