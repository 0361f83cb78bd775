import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readDisputePhoto, readPaper, voidPaper } from '../../contract/papers.ts';
import { buy, issueTo } from '../../server/fixtures/deliveries.ts';

const app = await openBrowserApp();
const keeper = await app.as('property');
const holder = people.accountingClerk.id;

const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');

/** A paper that waits for the employee. */
async function issue(bought: Parameters<typeof buy>[1]) {
  const items = await buy(keeper, bought);
  const [paper] = await issueTo(keeper, holder, items);
  return { id: paper!.id, name: `${paper!.type} ${paper!.number}`, items };
}

async function stateOf(id: number) {
  const { paper } = (await keeper.call(readPaper, { params: { id } })).body;
  return { state: paper.state, lines: paper.lines };
}

async function takePhoto(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  await (await choosing).setFiles(file);
}

test('on a phone an employee reads a paper that waits, acknowledges it with one press, and disputes a line of another with a photo', async () => {
  const whole = await issue({ article: 'Document camera' });
  const wrong = await issue({ article: 'Tablet computer', count: 2, serials: ['TAB-1', 'TAB-2'] });
  const page = await app.pageAs('employee', { phone: true });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Property to acknowledge/ }).tap();
  const papers = page.getByRole('region', { name: 'Papers to acknowledge' });
  const choice = papers.getByRole('navigation', { name: 'Papers' });
  await choice.getByRole('button', { name: whole.name }).tap();
  await papers.getByText('PROPERTY ACKNOWLEDGMENT RECEIPT').waitFor();
  await papers.getByText('Document camera, Acer TravelMate').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Acknowledge ${whole.name}` }).tap();
  await page.getByText(`You acknowledged ${whole.name}.`).waitFor();
  await choice.getByRole('button', { name: whole.name }).waitFor({ state: 'hidden' });
  assert.equal((await stateOf(whole.id)).state, 'ACKNOWLEDGED');

  await choice.getByRole('button', { name: wrong.name }).tap();
  const { lines } = await stateOf(wrong.id);
  await papers.getByRole('button', { name: `Dispute ${lines[1]!.property_no}` }).tap();
  const dialog = page.getByRole('dialog', { name: 'Dispute Tablet computer' });
  await dialog.getByLabel('What is wrong').fill('The glass of this one is broken.');
  await takePhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await dialog.getByText('Choose a photo (JPG or PNG).').waitFor();
  await takePhoto(page, { name: 'glass.png', mimeType: 'image/png', buffer: PHOTO });
  await dialog.getByText('glass.jpg').waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Dispute', exact: true }).tap();
  await dialog.waitFor({ state: 'hidden' });
  await papers.getByText('The glass of this one is broken.').waitFor();
  await papers.getByRole('button', { name: 'Your photo' }).tap();
  await page.getByRole('img', { name: `What is wrong with ${lines[1]!.property_no}` }).waitFor();

  const seen = await stateOf(wrong.id);
  assert.deepEqual(
    seen.lines.map(({ state }) => state),
    ['WAITING', 'DISPUTED'],
  );
  const params = { id: wrong.id, item: seen.lines[1]!.item_id };
  assert.equal((await keeper.call(readDisputePhoto, { params })).status, 200);
  const desk = await app.pageAs('property');
  await desk.goto('/dashboard');
  await desk.getByText('Disputed property').first().waitFor();
});

test('a paper that was voided in the meantime is refused with the reason, and the page shows what holds now', async () => {
  const paper = await issue({ article: 'Label printer' });
  const page = await app.pageAs('employee', { expecting: /status of 409/ });
  await page.goto(`/my/mrs/new?paper=${paper.id}`);
  const press = page.getByRole('button', { name: `Acknowledge ${paper.name}` });
  await press.waitFor();
  const reason = 'It was issued to the wrong person.';
  await keeper.call(voidPaper, { params: { id: paper.id }, body: { reason, again: null } });
  await press.click();
  await page.getByText(new RegExp(`${paper.name} was voided on 20 Nov 2026: ${reason}`)).waitFor();
  await page.getByText('The paper of this link does not wait for you any more').waitFor();
  await press.waitFor({ state: 'hidden' });
  await expectNoViolations(page);
});

test('what one holds is searched and narrowed, and the personal inventory is issued with a code', async () => {
  await issue({ article: 'Theodolite' });
  const page = await app.pageAs('employee');
  await page.goto('/my/mrs/new');
  const items = page.getByRole('region', { name: 'Items' });
  await items.getByRole('searchbox').fill('theodolite');
  await items.getByText('1–1 of 1').waitFor();
  await items.getByRole('article', { name: /^Theodolite/ }).waitFor();
  await page.getByRole('link', { name: 'Summary and inventory' }).click();
  await page.getByRole('region', { name: 'By paper' }).getByText('Property acknowledgment receipt').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Print personal inventory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Personal inventory of property' });
  await dialog.getByRole('button', { name: 'Issue and print' }).dblclick();
  await page.getByText(/Your personal inventory was issued as PIP-2026-\d{4}\./).waitFor();
  await dialog.getByRole('button', { name: 'Issue and print' }).waitFor({ state: 'hidden' });
});

test('the second press of a double click acknowledges no paper that is still unread', async () => {
  const first = await issue({ article: 'Desk lamp' });
  await issue({ article: 'Wall fan' });
  const page = await app.pageAs('employee', { phone: true });
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/acknowledge') && sent.push(request.url())));
  await page.goto(`/my/mrs/new?paper=${first.id}`);
  const act = page.getByRole('button', { name: `Acknowledge ${first.name}` });
  const { x, y, width, height } = (await act.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await act.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Acknowledge/ }).waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.evaluate(() => undefined);
  assert.equal(sent.length, 1);
});

test('a head sees what the people of their office hold, with faces, by person', async () => {
  await issue({ article: 'Sound level meter' });
  const page = await app.pageAs('head');
  await page.goto('/department/property?term=sound+level');
  await page
    .getByRole('row', { name: /Sound level meter/ })
    .getByText(people.accountingClerk.fullname)
    .waitFor();
  await page.goto('/department/property?group_by=holder');
  await page.getByText(people.accountingClerk.fullname).first().waitFor();
  await expectNoViolations(page);
});
