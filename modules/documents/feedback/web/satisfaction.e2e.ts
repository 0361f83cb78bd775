import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveReceipt } from '@talaan/documents/contract/receipts.ts';
import { openCounters } from '@talaan/documents/server/fixtures/open-counters.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { addPaperAnswer, readPaperForm } from '../contract/settings.ts';

const app = await openBrowserApp();

const ON_PAPER = {
  language: 'en',
  client_type: 'citizen',
  sex: null,
  age: null,
  region: null,
  cc1: null,
  cc2: null,
  cc3: null,
  ratings: [5, 5, 4, 5, 5, 0, 5, 5, 5],
  comment: '',
} as const;

test('a client rates on a phone in Filipino, the office sees it, and the report prints', async () => {
  const { clerk, office, add, done } = await openCounters(app);
  const { id } = await add('RMO', { kind: 'EXTERNAL_IN', subject: 'Offer of books', sender_name: 'Ana Reyes' });
  const { code } = (
    await clerk.RMO.call(giveReceipt, { params: { id }, body: { office_id: office.RMO, lacking: null, client_type: 'business' } })
  ).body;
  await done('RMO', 'release', id);

  // Four clients of the same month, office and service answered on paper: with the fifth they can be told together.
  const keeper = await app.as('hr');
  const { services } = (await keeper.call(readPaperForm, {})).body;
  const { id: service } = services.find(({ name }) => name === 'Use of university facilities')!;
  for (let at = 0; at < 4; at += 1) {
    const typed = await keeper.call(addPaperAnswer, {
      body: {
        ...ON_PAPER,
        ratings: [...ON_PAPER.ratings],
        service_id: service,
        answered_on: app.server.clock.today(),
        office_id: office.RMO,
      },
    });
    assert.equal(typed.status, 200);
  }

  const phone = await app.pageAs('nobody', { phone: true });
  await phone.goto(`/track/${code}`);
  await phone.getByRole('link', { name: 'Rate our service' }).click();
  await phone.getByText('Filipino', { exact: true }).click();
  await phone.getByRole('heading', { name: 'Bigyan ng marka ang aming serbisyo' }).waitFor();
  await phone.getByRole('combobox', { name: 'Serbisyong nakuha mo' }).click();
  await phone.getByRole('option', { name: 'Use of university facilities' }).click();
  await phone.getByRole('radio', { name: 'Mamamayan' }).check();
  const statements = phone.getByRole('radiogroup', { name: /opisina|serbisyo|oras|transaksyon|tauhan|gobyerno|hakbang/ });
  for (const group of await statements.all()) {
    const agree = group.getByRole('radio', { name: 'Lubos na sumasang-ayon' });
    if ((await agree.count()) > 0) await agree.check();
  }
  await phone.getByRole('textbox', { name: /Mga mungkahi/ }).fill('Mabilis ang serbisyo.');
  await expectNoViolations(phone);
  const address = new URL(phone.url()).pathname;
  assert.match(address, /^\/rate\/\w{16}$/);
  await phone.getByRole('button', { name: 'Ipadala' }).click();
  await phone.getByRole('status', { name: 'Salamat' }).waitFor();
  await phone.goto(address);
  await phone.getByText('Naipadala na ang form na ito.').waitFor();
  await phone.getByText('English', { exact: true }).click();
  await phone.getByText('This form was sent before.').waitFor();

  const hr = await app.pageAs('hr');
  await hr.goto('/feedback/list');
  await hr.getByRole('link', { name: 'Client satisfaction' }).click();
  await hr.getByText('Mabilis ang serbisyo.').waitFor();
  await hr.getByRole('list', { name: 'Scores by dimension' }).waitFor();
  await hr.getByRole('button', { name: /^Report of \d{4}$/ }).click();
  await hr
    .getByRole('dialog', { name: /^Client satisfaction of/ })
    .getByRole('link', { name: 'Save' })
    .waitFor();
});
