import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { findPersonnel } from '@talaan/personnel/contract.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';

/** The keys of the fields in which options are searched, on a screen that has each kind. */
const app = await openBrowserApp();
const SCREEN = '/edats/suspension/0/add';
const person = people.accountingClerk.fullname;

test('Enter takes the first that is found and sends no form; the field is empty again for the next one', async () => {
  const page = await app.pageAs('hr');
  await page.goto(SCREEN);
  const field = page.getByRole('combobox', { name: 'Offices', exact: true });
  await field.pressSequentially('a');
  await field.pressSequentially('ccounting');
  await page.getByRole('option', { name: /^ACCT/ }).waitFor();
  await field.press('Enter');
  await chosen(page, /^ACCT/).waitFor();
  // What is chosen is not found again, so that no second Enter takes it away.
  await field.pressSequentially('accounting off');
  await page.getByText('No such office').waitFor();
  await field.press('Enter');
  await field.press('Escape');
  assert.equal(await field.inputValue(), '');
  assert.equal(await chosen(page, /^ACCT/).count(), 1);

  const picker = page.getByRole('combobox', { name: 'People' });
  for (const { fullname } of [people.accountingClerk, people.hrOfficer]) {
    await picker.pressSequentially(fullname);
    await option(page, fullname).waitFor();
    await page.keyboard.press('Enter');
    await chosen(page, fullname).waitFor();
    assert.equal(await picker.inputValue(), '');
  }
});

test('Enter before anything is found takes the first when it comes, also after Tab, unless the text changed', async () => {
  const page = await app.pageAs('hr');
  await page.goto(SCREEN);
  const search = await holdSearch(page, findPersonnel.path);
  const picker = page.getByRole('combobox', { name: 'People' });
  await picker.fill(person);
  await picker.press('Enter');
  await search.answer();
  await chosen(page, person).waitFor();

  search.hold();
  await picker.fill(people.hrOfficer.fullname);
  await picker.press('Enter');
  await picker.press('Tab');
  assert.equal(await picker.inputValue(), people.hrOfficer.fullname);
  await search.answer();
  await chosen(page, people.hrOfficer.fullname).waitFor();

  search.hold();
  await picker.fill(people.lawyer.surname);
  await picker.press('Enter');
  await search.asked();
  await picker.fill(people.lawyer.fullname);
  await search.answer();
  await option(page, people.lawyer.fullname).waitFor();
  assert.equal(await chosen(page, people.lawyer.fullname).count(), 0);
  await picker.press('Escape');
  assert.equal(await picker.inputValue(), '');
});

test('arrows choose among what is found, Tab takes nothing, and Enter of a phone is Enter', async () => {
  const page = await app.pageAs('hr', { phone: true });
  await page.goto(SCREEN);
  const picker = page.getByRole('combobox', { name: 'Positions' });
  const found = (await (await app.as('hr')).call(listPositions, { query: { term: 'instructor', per_page: 5 } })).body.positions;
  await picker.pressSequentially('instructor');
  await option(page, found[1]!.name).waitFor();
  await picker.press('Tab');
  assert.equal(await picker.inputValue(), '');
  await picker.pressSequentially('instructor');
  await option(page, found[1]!.name).waitFor();
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await chosen(page, found[1]!.name).waitFor();
  await picker.pressSequentially('instructor');
  await option(page, found[0]!.name).waitFor();
  await picker.evaluate((field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
  await chosen(page, found[0]!.name).waitFor();
});

function option(page: Page, name: string) {
  return page.getByRole('option', { name: new RegExp(`^${plain(name)}`) }).first();
}

function plain(name: string): string {
  return name.replaceAll('.', '\\.');
}

/** The pill of what was chosen. */
function chosen(page: Page, name: string | RegExp) {
  return page.locator('.mantine-Pill-root').filter({ hasText: typeof name === 'string' ? new RegExp(`^${plain(name)}$`) : name });
}

interface Held {
  /** Until something is searched. */
  asked: () => Promise<void>;
  /** Lets through what was searched, and what will be. */
  answer: () => Promise<void>;
  hold: () => void;
}

/** Keeps what is searched under a path from the server until it is answered. */
async function holdSearch(page: Page, path: string): Promise<Held> {
  let isHeld = true;
  const held: (() => Promise<void>)[] = [];
  const waiting: (() => void)[] = [];
  await page.route(
    ({ pathname, searchParams }) => pathname === path && searchParams.has('term'),
    async (route) => {
      if (isHeld) held.push(() => route.continue());
      else await route.continue();
      waiting.shift()?.();
    },
  );
  return {
    asked: async () => {
      if (held.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    answer: async () => {
      isHeld = false;
      await Promise.all(held.splice(0).map((pass) => pass()));
    },
    hold: () => {
      isHeld = true;
    },
  };
}
