import { test } from 'node:test';
import { makeItem, makeOfficerInCharge } from '@talaan/hiring/server/fixtures/make-item.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { applyOnAPhone } from './fixtures/recruitment/apply.ts';
import { appoint, punchIn } from './fixtures/recruitment/appoint.ts';
import { assess } from './fixtures/recruitment/assess.ts';
import { callToInterview } from './fixtures/recruitment/select.ts';
import { addPdf, fillInDialog, takeSteps } from './fixtures/recruitment/story.ts';

const app = await openBrowserApp();
const ITEM = 'ACCT-STORY-1';

test('from the request to hire to the first punch, told by seven people', async () => {
  await makeItem(app, ITEM, 'ACCT', 'Administrative Officer V');
  await makeOfficerInCharge(app, 'OVPAF', 'committee');
  await requestToHire();
  const code = await postVacancy();
  const phone = await applyOnAPhone({ app, code });
  const post = await callToInterview({ app, code }, phone);
  await assess({ app, code }, post);
  await appoint({ app, code });
  await punchIn({ app, code }, phone);
});

/** The head asks for the vacant item; the officer in charge above endorses, HR verifies and the budget office funds, by calls; the President approves. */
async function requestToHire(): Promise<void> {
  const head = await app.pageAs('head');
  await head.goto('/rsp/request_to_hire/new');
  await head.getByRole('combobox', { name: 'Item' }).fill(ITEM);
  await head.getByRole('option', { name: new RegExp(ITEM) }).click();
  await head.getByRole('region', { name: 'Qualification standards' }).getByText('Eligibility').waitFor();
  await head.getByRole('textbox', { name: 'Needed by' }).fill('02-15-2027');
  await head.getByRole('textbox', { name: 'Justification' }).fill('The monthly reports to the COA are late.');
  await head.getByRole('textbox', { name: 'Duties' }).fill('Keeps the subsidiary ledgers.');
  await head.getByRole('button', { name: 'Save draft' }).click();
  await head.getByRole('heading', { level: 1, name: /^RTH-2026-\d{4}$/ }).waitFor();
  const number = await head.getByRole('heading', { level: 1 }).innerText();
  await head.getByRole('button', { name: 'Submit', exact: true }).click();
  await head.getByText('Submitted', { exact: true }).first().waitFor();
  const id = Number(new URL(head.url()).pathname.split('/').at(-1));
  await takeSteps(app, id, [
    ['committee', 'endorse'],
    ['hr', 'verify'],
    ['budget', 'certify', 'General Fund 101, CAF 2026-0512'],
  ]);
  const president = await app.pageAs('president');
  await president.goto('/inbox?kind=hire');
  await president.getByRole('button', { name: new RegExp(number) }).click();
  await president
    .getByRole('region', { name: new RegExp(number) })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await president.getByText(new RegExp(`${number}.*: approved`)).waitFor();
}

/** HR drafts the post from the request, sends it to the CSC, and posts it at three places for ten days. */
async function postVacancy(): Promise<string> {
  const hr = await app.pageAs('hr');
  await hr.goto('/rsp/job_posts/new');
  await hr.getByRole('radio', { name: 'Administrative Officer V, Accounting Office' }).check();
  await hr.getByRole('button', { name: 'Draft the job post' }).click();
  await hr.getByRole('link', { name: 'Edit', exact: true }).click();
  await hr.getByRole('textbox', { name: 'Applications are addressed to' }).fill('Maria Cruz');
  await hr.getByRole('textbox', { name: 'Address', exact: true }).fill('Administration Building');
  await hr.getByRole('textbox', { name: 'E-mail' }).fill('hrmo@talaan.example');
  await hr.getByRole('button', { name: 'Save', exact: true }).click();
  await hr.getByRole('button', { name: 'Send for signature' }).click();
  await hr.getByRole('button', { name: 'Record as sent to the CSC' }).click();
  await addPdf(hr, 'Record as sent to the CSC');
  await fillInDialog(hr, 'Record as sent to the CSC', {}, 'Record as sent');
  await hr.getByRole('button', { name: 'Record the posting' }).click();
  const places = { 'Posted at, first place': 'Main gate', 'Second place': 'Library', 'Third place': 'Administration Building' };
  await fillInDialog(hr, 'Record the posting', places, 'Record the posting');
  await hr.getByText('Closes in 10 days').waitFor();
  return (await hr.getByText(/^[A-Z0-9]+-2026-\d{4}, /).innerText()).split(',')[0]!;
}
