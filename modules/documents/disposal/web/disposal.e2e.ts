import { test } from 'node:test';
import { sql } from 'kysely';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { openCounters } from '@talaan/documents/server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF') };

test('old papers are disposed of from the list to the certificate', async () => {
  const { add, done } = await openCounters(app);
  const { id } = await add('RMO', { kind: 'EXTERNAL_OUT', subject: 'Letter to the Commission' });
  const page = await app.pageAs('records');
  await done('RMO', 'release', id);

  await sql`update documents.document set closed_at = '2019-05-05', subject = 'A letter of 2019' where id = ${id}`.execute(app.server.db);
  await sql`update documents.type set retention_years = 2 where id = (select type_id from documents.document where id = ${id})`.execute(
    app.server.db,
  );
  await page.goto('/dts/disposal');
  await page.getByRole('row', { name: /A letter of 2019/ }).waitFor();
  await page.getByRole('button', { name: 'Request authority' }).click();
  await page.getByRole('button', { name: 'Make the request' }).click();
  await page.getByRole('heading', { name: /^Request for disposal \d{4}-\d{2}$/ }).waitFor();
  await page.getByRole('row', { name: /Purchase request \(PRQ\), 1 paper/ }).waitFor();
  await page.getByRole('button', { name: 'NAP Form No. 3' }).click();
  await page.getByRole('button', { name: 'Save the workbook' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Record the authority' }).click();
  const authority = page.getByRole('dialog', { name: /^Authority for request/ });
  await authority.getByRole('textbox', { name: 'Number of the authority' }).fill('NAP-2026-118');
  await authority.getByRole('textbox', { name: 'Date of the authority' }).fill('16 Nov 2026');
  await authority.getByRole('button', { name: 'Add the PDF' }).click();
  await page
    .getByRole('dialog', { name: 'Add the PDF' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'authority.pdf', ...PDF });
  await page.getByRole('dialog', { name: 'Add the PDF' }).getByRole('button', { name: 'Save' }).click();
  await authority.getByText('authority.pdf').waitFor();
  await authority.getByRole('button', { name: 'Record the authority' }).click();
  await page.getByRole('button', { name: 'Record the disposal' }).click();
  const disposal = page.getByRole('dialog', { name: /^Disposal of request/ });
  await disposal.getByRole('textbox', { name: 'Witnesses' }).fill('Ana Reyes, National Archives\nBen Cruz, Commission on Audit');
  await disposal.getByRole('button', { name: 'Add the PDF' }).click();
  await page
    .getByRole('dialog', { name: 'Add the PDF' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'certificate.pdf', ...PDF });
  await page.getByRole('dialog', { name: 'Add the PDF' }).getByRole('button', { name: 'Save' }).click();
  await disposal.getByText('certificate.pdf').waitFor();
  await disposal.getByRole('button', { name: 'Delete the files and record it' }).click();
  await page.getByText('Ana Reyes, National Archives; Ben Cruz, Commission on Audit').waitFor();
});
