import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { setAssessment } from '../contract/assessment.ts';
import { openAssessing } from '../server/fixtures/assessing.ts';
import { seatBoard } from '../server/fixtures/seat-board.ts';

const app = await openBrowserApp();

test('the chair scores one applicant after the other, the secretary enters the files and consolidates, and reads that there is no one to recommend', async () => {
  const seated = await seatBoard(app.server.db, { code: 'E2E-1', surnames: ['Abad', 'Bello'], members: ['committee', 'recruitment'] });
  const { hr, form, score } = await openAssessing(app);
  await hr.call(setAssessment, { params: { id: seated.post }, body: { form_id: form.id, is_blind: false } });

  const chair = await app.pageAs('committee');
  await chair.goto('/rsp/assessment/applicant_assessment');
  await chair.getByRole('link', { name: 'Administrative Officer V' }).first().click();
  await chair
    .getByRole('link', { name: 'ABAD' })
    .or(chair.getByRole('link', { name: /Abad/ }))
    .first()
    .click();
  await rateAll(chair, '4');
  await chair.getByRole('button', { name: 'Submit sheet' }).click();
  await chair.getByRole('heading', { name: /Bello/i }).waitFor();
  await rateAll(chair, '3');
  await chair.getByRole('button', { name: 'Submit sheet' }).click();
  await chair.getByText('Submitted').first().waitFor();

  await score('recruitment', seated, (at) => (at === 0 ? 5 : 3));

  const secretary = await app.pageAs('hr');
  await secretary.goto(`/rsp/job_posts/${seated.post}/assessment`);
  const exam = secretary.getByRole('textbox', { name: /^Written or skills examination of .*Abad/i });
  await exam.fill('84');
  await exam.blur();
  await secretary.getByRole('button', { name: 'Enter 0 for what is empty' }).click();
  await secretary.getByRole('dialog').getByRole('button', { name: 'Enter 0' }).click();
  await secretary.getByText(/figures were entered as 0/).waitFor();
  await secretary.getByRole('tab', { name: 'Ranking' }).click();
  await secretary.getByRole('button', { name: 'Consolidate' }).click();
  const matrix = secretary.getByRole('table', { name: 'Comparative assessment' });
  await matrix.getByText('12.60').waitFor();
  await matrix.getByRole('button', { name: /^Potential.*18\.00/ }).click();
  await secretary.getByText('Average: 18.00').waitFor();
  await expectNoViolations(secretary);
  await secretary.getByRole('tab', { name: 'Recommendation and choice' }).click();
  // Far below 70 points: there is no one to recommend.
  await secretary.getByRole('button', { name: 'Recommend', exact: true }).click();
  await secretary.getByRole('dialog').getByText('There is no one to recommend.').waitFor();
  const { rows } = await app.server.pool.query<{ state: string }>('select state from applicants.application where post_id = $1', [
    seated.post,
  ]);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['RANKED', 'RANKED'],
  );
});

async function rateAll(page: Page, rating: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit sheet' }).waitFor();
  for (const item of ['Communication', 'Judgment', 'Work attitude', 'Stress tolerance', 'Human relations'])
    await page.getByRole('radiogroup', { name: item }).getByRole('radio', { name: rating, exact: true }).check();
  await page.getByText('Everything is rated').waitFor();
}
