import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser.ts';
import { expectNoViolations } from '@talaan/testing/screen-check.ts';
import { readApplication } from '../../contract/applications.ts';
import { readMyCard } from '../../contract/card.ts';
import { VL } from '../../rules/books.ts';
import { sayThousandths } from '../../rules/say-thousandths.ts';
import { openLeave } from '../../server/fixtures/leave-kit.ts';

const app = await openBrowserApp();
const { kit, file, decide, step, personOf, balanceOf } = openLeave(app);

const whole = (...dates: string[]) => dates.map((date) => ({ date, part: 'DAY' as const }));

test('the head decides from a phone: the balance after and the warning of many away are beside the request', async () => {
  const id = await file('employee', 'VL', whole('2026-12-16', '2026-12-17'));
  await step('hr', id, 'certify');
  const { balances } = (await kit.people.head.call(readApplication, { params: { id } })).body.application;
  const head = await app.pageAs('head', { phone: true });
  await head.goto('/inbox?kind=leave');
  await head
    .getByText(/Vacation Leave, 16–17 Dec 2026/)
    .first()
    .tap();
  const request = head.getByRole('region', { name: /^Vacation Leave/ });
  const away = request.getByRole('region', { name: 'Who else is away' });
  await away.getByText('More than 30 % of the office would be away').waitFor();
  await away.getByText('16 Dec: 1 of 2 · 17 Dec: 1 of 2').waitFor();
  const vacation = request.getByRole('table', { name: 'Balances' }).getByRole('row', { name: /^Vacation leave/i });
  assert.equal(await vacation.getByRole('cell').last().textContent(), sayThousandths(balances.find(({ book }) => book === 'VL')!.after));
  await expectNoViolations(head);
  await request.getByRole('button', { name: /^Recommend disapproval/ }).tap();
  const dialog = head.getByRole('dialog', { name: /^Recommend disapproval/ });
  await dialog.getByRole('textbox').fill('The audit begins on that day');
  await dialog.getByRole('button', { name: 'Recommend disapproval' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal((await kit.people.head.call(readApplication, { params: { id } })).body.application.state, 'RECOMMENDED');
  assert.equal((await step('president', id, 'disapprove', 'The audit begins on that day')).status, 200);
});

test('a holiday declared on approved leave gives the day back: HR declares it, and the employee sees the day on application, card and bell', async () => {
  const owner = await personOf('employee');
  const before = await balanceOf(owner, VL, '2027-12-31');
  const id = await file('employee', 'VL', whole('2027-02-09', '2027-02-10', '2027-02-11'));
  await decide(id);
  assert.equal(await balanceOf(owner, VL, '2027-12-31'), before - 3000);

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/');
  const hr = await app.pageAs('hr');
  await hr.goto('/edats/holidays/add');
  await hr.getByRole('textbox', { name: 'Date' }).fill('10 Feb 2027');
  await hr.getByRole('textbox', { name: 'Name' }).fill('City charter day');
  await hr.getByRole('button', { name: 'Add holiday' }).click();
  await hr.getByText('The holiday has been added.').first().waitFor();

  await phone.getByRole('button', { name: /^Notifications/ }).tap();
  await phone.getByText('Leave on 10 Feb 2027 was given back').first().tap();
  const record = phone.getByRole('dialog', { name: 'Application for leave' });
  await record.getByText('10 Feb 2027: Holiday: City charter day').waitFor();
  await record.getByText('2.000', { exact: true }).first().waitFor();
  await expectNoViolations(phone);
  assert.equal(await balanceOf(owner, VL, '2027-12-31'), before - 2000);
  const { rows } = (await kit.people.employee.call(readMyCard, { query: { year: 2027 } })).body.card;
  assert.deepEqual(
    rows.filter(({ application_id }) => application_id === id).map(({ vl }) => vl.with_pay),
    [2000],
  );
});
