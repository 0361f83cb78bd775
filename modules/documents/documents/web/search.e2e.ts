import { test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { printPdf } from '@talaan/kernel/server/print/print.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';
import { readTextsJob } from '../server/texts/read-texts.ts';

const app = await openBrowserApp();

test('a paper is found by the words of its scan in the list, and by words and its number from everywhere', async () => {
  const { clerk, add } = await openCounters(app);
  const template = new URL('../server/fixtures/scan.typ', import.meta.url);
  const content = await printPdf({ template, input: { words: 'The foundation gives seven calibrated theodolites to the College.' } });
  const attachments: string[] = [];
  for (const file of [
    { name: 'letter.pdf', content },
    { name: 'photo.pdf', content: '%PDF-1.7\nbroken' },
  ])
    attachments.push((await clerk.CAS.call(uploadDocument, { file })).body.path);
  const { id, tracking_no: number } = await add('CAS', { attachments });
  await readTextsJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});

  const page = await app.pageAs('clerk');
  await page.goto('/dts/document-list');
  await page.getByRole('searchbox').fill('calibrated theod');
  await page.getByText(/In letter\.pdf: … .*seven calibrated theodolites/).waitFor();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search screens, people, and documents' });
  await search.fill('theodolites');
  await page.getByRole('button', { name: /Request for two chairs/ }).waitFor();
  await search.fill(number!.toLowerCase());
  // Before the answer, as a scanner does.
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dts/documents/${id}`);
  await page.getByText('Has no text to search').waitFor();
});
