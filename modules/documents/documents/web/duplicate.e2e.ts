import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { openCounters } from '../server/fixtures/open-counters.ts';

const app = await openBrowserApp();
const { office, add } = await openCounters(app);

test('a clerk sees that a letter was perhaps registered before, and closes the second as a duplicate', async () => {
  const paper = { reference_no: 'RF 2026-41', subject: 'Offer of globes' };
  const first = await add('CAS', paper);
  const clerk = await app.pageAs('clerk');
  await clerk.goto(`/dts/add-document/${office.CAS}`);
  await clerk.getByRole('textbox', { name: 'Number of the paper' }).fill('rf 2026-41');
  const hint = clerk.getByRole('alert', { name: 'Perhaps registered before' });
  await hint.getByRole('link', { name: first.tracking_no! }).waitFor();
  await clerk.getByRole('textbox', { name: 'Number of the paper' }).fill('');
  await hint.waitFor({ state: 'detached' });

  const second = await add('CAS', paper);
  await clerk.goto(`/dts/documents/${second.id}?office=${office.CAS}`);
  await clerk.getByRole('main').getByRole('button', { name: 'More' }).click();
  await clerk.getByRole('menuitem', { name: 'Close as duplicate', exact: true }).click();
  const duplicate = clerk.getByRole('dialog', { name: `Close as duplicate: ${second.tracking_no}` });
  await duplicate.getByRole('textbox', { name: 'Number of the other document' }).fill(first.tracking_no!);
  await duplicate.getByRole('textbox', { name: 'Reason' }).fill('Both counters registered it.');
  await duplicate.getByRole('button', { name: 'Close as duplicate' }).click();
  await clerk.getByRole('region', { name: 'The paper' }).getByRole('link', { name: first.tracking_no! }).click();
  await clerk.getByRole('heading', { name: first.tracking_no!, level: 1 }).waitFor();
});
