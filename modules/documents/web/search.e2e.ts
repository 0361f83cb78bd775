import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { printPdf } from '@talaan/kernel/server/print.ts';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';
import { readTextsJob } from '../server/texts/read-texts.ts';

const app = await openBrowserApp();

test('a paper is found by the words of its scan in the list and by its number from everywhere; a view of the list is saved', async () => {
  const { office, clerk, add, done } = await openCounters(app);
  const template = new URL('../server/fixtures/scan.typ', import.meta.url);
  const content = await printPdf({ template, input: { words: 'The foundation gives seven calibrated theodolites to the College.' } });
  const [read, broken] = await Promise.all(
    [content, '%PDF-1.7\nbroken'].map(async (content, at) =>
      clerk.CAS.call(uploadDocument, { file: { name: at === 0 ? 'letter.pdf' : 'photo.pdf', content } }),
    ),
  );
  const { id, tracking_no: number } = await add('CAS', { attachments: [read!.body.path, broken!.body.path] });
  await done('CAS', 'forward', id, { to: [office.ACCT, office.OP] });
  await readTextsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});

  const page = await app.pageAs('clerk');
  await page.goto('/dts/document-list');
  await page.getByRole('searchbox').fill('calibrated theod');
  await page
    .getByText(/In letter\.pdf: … .*seven calibrated theodolites/)
    .first()
    .waitFor();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search screens, people, and documents' });
  await search.fill('theodolites');
  await page
    .getByRole('button', { name: /Request for two chairs/ })
    .first()
    .waitFor();
  await expectNoViolations(page);
  await search.fill(number!.toLowerCase());
  // Before the answer, as a scanner does.
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dts/documents/${id}`);
  await page.getByText('Has no text to search').waitFor();
  assert.equal(await page.getByText('Has no text to search').count(), 1);

  await page.goto('/dts/my-documents');
  const view = (name: string) => page.locator('[data-view-tab]').filter({ hasText: new RegExp(`^${name}$`) });
  await view('Drafts').click();
  await page.waitForURL(/state=DRAFT/);
  await page.getByRole('searchbox').fill('statistics');
  await page.waitForURL(/term=statistics/);
  await page.getByRole('button', { name: 'Save as new…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Drafts on statistics');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.goto('/dts/my-documents');
  await view('Drafts on statistics').click();
  await page.waitForURL(/state=DRAFT&term=statistics/);
});
