import { test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { keepSignedCopy } from '@talaan/property/contract/papers.ts';
import { buy, issueTo } from '@talaan/property/server/fixtures/deliveries.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();
const [keeper, hr] = [await app.as('property'), await app.as('hr')];

const LEAVER = 93_401;

/** A colleague of the accounting office who resigned, and holds what a signed copy acknowledged. */
async function resign(): Promise<void> {
  await app.server.pool.query(`
    insert into personnel.person (id, idno, surname, first_name, sex, birth_date) values (${LEAVER}, 'P-${LEAVER}', 'Lagmay', 'Tala', 'Female', '1985-05-05');
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
      select ${LEAVER}, ${offices.accounting.id}, min(id), 'PERM', '[2020-01-01,)' from organization.position`);
  for (const { id } of await issueTo(keeper, LEAVER, await buy(keeper, { article: 'Adding machine' }))) {
    const { path } = (await keeper.call(uploadDocument, { file: { name: 'signed.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') } })).body;
    await keeper.call(keepSignedCopy, { params: { id }, body: { path } });
  }
  const body = { last_day: '2026-11-30', cause_code: 'RES', authority: 'Resignation accepted on 2 November 2026' };
  const { digest } = (await hr.call(previewSeparation, { params: { id: LEAVER }, body })).body;
  await hr.call(separate, { params: { id: LEAVER }, body: { ...body, digest } });
}

test('one who resigns is not cleared of property before it is back, and an item that is issued later opens the clearance again', async () => {
  await resign();
  const office = await app.pageAs('hr', { expecting: /status of 409/ });
  const record = `/personnels/${LEAVER}?tab=moves`;
  await office.goto(record);
  const clear = async () => {
    await office.getByRole('button', { name: 'Clear: Property and supplies' }).click();
    const line = office.getByRole('dialog', { name: 'Property and supplies' });
    await line.getByLabel('Cleared by').fill('Supply Officer');
    await line.getByRole('button', { name: 'Save' }).click();
    return line;
  };
  await clear();
  await office
    .getByRole('alert')
    .getByText(/Still accountable for 1 item of property/)
    .waitFor();
  await expectNoViolations(office);

  const desk = await app.pageAs('property');
  await desk.goto('/property/leaving?term=Lagmay');
  await desk.getByRole('link', { name: /Lagmay/ }).click();
  await desk.getByRole('checkbox', { name: /^Adding machine/ }).check();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('She leaves the service.');
  await desk.getByRole('button', { name: 'File the return' }).click();
  await desk.getByRole('button', { name: 'Inspect and accept' }).click();
  const inspection = desk.getByRole('dialog', { name: 'Inspect and accept' });
  await inspection.getByRole('button', { name: 'Accept' }).click();
  await inspection.waitFor({ state: 'hidden' });

  await office.goto(record);
  const cleared = await clear();
  await cleared.waitFor({ state: 'hidden' });
  await office.getByText(/Cleared on 20 Nov 2026 by Supply Officer/).waitFor();
  await issueTo(keeper, LEAVER, await buy(keeper, { article: 'Paper cutter' }));
  await office.goto(record);
  await office.getByRole('button', { name: 'Clear: Property and supplies' }).waitFor();
});
