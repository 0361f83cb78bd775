import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { screenIsReady } from '@talaan/testing/browser/screen-check.ts';
import { countInbox, readInbox } from '../contract/inbox.ts';
import { takeStep } from '../contract/steps.ts';

const app = await openBrowserApp();

test('HR walks the inbox by keyboard and records a certificate as signed; a letter that is typed into a field decides nothing', async () => {
  const hr = await app.as('hr');
  const page = await app.pageAs('hr');
  const prepared = (await hr.call(readInbox, { query: {} })).body.requests.filter(({ state }) => state === 'PREPARED');
  assert.ok(prepared.length > 1, 'the demo university has prepared certificates');
  await page.goto(`/inbox?request=${prepared[0]!.id}`);
  await screenIsReady(page);
  const before = (await hr.call(countInbox)).body.waiting;
  await page.getByRole('region', { name: prepared[0]!.title }).waitFor();
  const field = page.getByRole('textbox', { name: 'Find a screen' });
  await field.pressSequentially('ard');
  assert.equal(await field.inputValue(), 'ard');
  const { requests } = (await hr.call(readInbox, { query: {} })).body;
  assert.equal(requests.find(({ id }) => id === prepared[0]!.id)!.state, 'PREPARED');
  await field.fill('');
  await field.blur();
  await page.keyboard.press('a');
  await page.getByText('Signed', { exact: true }).first().waitFor();
  assert.equal((await hr.call(countInbox)).body.waiting, before, 'a signed certificate is still to be released');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('toolbar', { name: 'Ticked requests' }).waitFor();
});

test('a request that is decided elsewhere stays open, struck through and without buttons: no key decides another one', async () => {
  const hr = await app.as('hr');
  const page = await app.pageAs('hr');
  await page.goto('/inbox?kind=certificate');
  await screenIsReady(page);
  const before = (await hr.call(readInbox, { query: { kind: 'certificate' } })).body.requests;
  const { id, seen, title } = before[0]!;
  await page.getByRole('region', { name: title }).waitFor();
  const done = await hr.call(takeStep, { params: { id }, body: { action: 'cancel', seen, remarks: 'Asked for twice' } });
  assert.equal(done.status, 200);
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
  await page.getByText('Decided elsewhere').waitFor();
  for (const key of ['a', 'r']) await page.keyboard.press(key);
  const after = (await hr.call(readInbox, { query: { kind: 'certificate' } })).body.requests;
  assert.deepEqual(
    after.map((one) => [one.id, one.state]),
    before.filter((one) => one.id !== id).map((one) => [one.id, one.state]),
  );
  await page.keyboard.press('j');
  await page.getByText('Decided elsewhere').waitFor({ state: 'hidden' });
  // The next one opens when the reader goes on.
  await page.waitForURL(({ searchParams }) => Number(searchParams.get('request')) === after[0]!.id);
});

test('the request that is chosen is shown before the next key, so that none decides the one before', async () => {
  const page = await app.pageAs('hr');
  await page.goto('/inbox?kind=certificate');
  await screenIsReady(page);
  const shown = await page.evaluate(async () => {
    const title = () => document.querySelector('main section')?.getAttribute('aria-label') ?? '';
    const before = title();
    [...document.querySelectorAll<HTMLElement>('.inbox-row button')].at(-1)!.click();
    await new Promise((resolve) => setTimeout(resolve));
    return { before, after: title() };
  });
  assert.notEqual(shown.before, '');
  assert.notEqual(shown.after, shown.before);
});

test('a release asks who received the paper, and a second click does nothing', async () => {
  const hr = await app.as('hr');
  const page = await app.pageAs('hr');
  const signed = (await hr.call(readInbox, { query: {} })).body.requests.find(({ state }) => state === 'SIGNED')!;
  await page.goto(`/inbox?request=${signed.id}`);
  await page.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The employee');
  await dialog.getByRole('button', { name: 'Release' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  const left = (await hr.call(readInbox, { query: {} })).body.requests;
  assert.ok(!left.some(({ id }) => id === signed.id));
});

test('several requests are decided at once on a phone’s width too', async () => {
  const hr = await app.as('hr');
  const rows = (await hr.call(readInbox, { query: {} })).body.requests;
  const page = await app.pageAs('hr', { phone: true });
  await page.goto('/inbox');
  await screenIsReady(page);
  for (const row of rows.filter(({ state }) => state === 'SIGNED').slice(0, 2))
    await page
      .getByRole('checkbox', { name: `Tick ${row.title}` })
      .first()
      .check();
  await page.getByRole('toolbar', { name: 'Ticked requests' }).getByRole('button', { name: 'Void certificate' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Asked for twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Void certificate' }).click();
  await page.getByText(/^\d+ done\.$/).waitFor();
});

test('five requests are decided on a phone by touch, and none of them is opened', async () => {
  const hr = await app.as('hr');
  const submitted = async () => {
    const { requests } = (await hr.call(readInbox, { query: { kind: 'leave', per_page: 200 } })).body;
    return requests.filter(({ state }) => state === 'SUBMITTED');
  };
  const before = await submitted();
  const phone = await app.pageAs('hr', { phone: true });
  const opened: string[] = [];
  phone.on('request', (request) => void (/\/api\/requests\/\d+$/.test(request.url()) && opened.push(request.url())));
  await phone.goto('/inbox?kind=leave');
  await screenIsReady(phone);
  for (const { title } of before.slice(0, 5))
    await phone
      .getByRole('checkbox', { name: `Tick ${title}`, exact: true, checked: false })
      .first()
      .tap();
  const bar = phone.getByRole('toolbar', { name: 'Ticked requests' });
  await bar.getByText('5 requests').waitFor();
  await bar.getByRole('button', { name: 'Certify' }).tap();
  await phone.getByText(/^5 done\.$/).waitFor();
  assert.equal((await submitted()).length, before.length - 5);
  assert.deepEqual(opened, []);
});
