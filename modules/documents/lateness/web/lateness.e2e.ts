import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { atTime, openCounters } from '@talaan/documents/server/fixtures/open-counters.ts';

const app = await openBrowserApp();

test('a late paper is explained while it is forwarded, returned by the head above on a phone, and explained again', async () => {
  const { office, add, done, page: read } = await openCounters(app);
  const { id, tracking_no: number } = await add('ACCT');
  await done('ACCT', 'forward', id, { to: [office.CAS] });
  await done('CAS', 'receive', id);
  const hop = (await read('CAS', id)).hops.at(-1)!.id;
  const clerk = await app.pageAs('clerk');
  const above = await app.pageAs('vpaa', { phone: true });
  await atTime(app, '2026-11-24T14:00', async () => {
    await clerk.goto(`/dts/received?office=${office.CAS}`);
    await clerk
      .getByRole('row', { name: new RegExp(number!) })
      .getByText('5 h late')
      .waitFor();
    await clerk.getByRole('link', { name: number! }).click();
    await clerk.getByRole('link', { name: 'Late: explain why' }).waitFor();
    await clerk.getByRole('button', { name: 'Forward', exact: true }).click();
    const forward = clerk.getByRole('dialog', { name: `Forward: ${number}` });
    const to = forward.getByRole('combobox', { name: 'To' });
    await to.press('Backspace');
    await to.fill('Human Resource Management Office');
    await clerk.getByRole('option', { name: 'Human Resource Management Office (HRMO)' }).click();
    await clerk.keyboard.press('Escape');
    await forward.getByRole('button', { name: 'Forward' }).click();
    await forward.getByText('Choose the cause.').first().waitFor();
    await expectNoViolations(clerk);
    await forward.getByRole('combobox', { name: 'Cause' }).click();
    await clerk.getByRole('option', { name: 'Absence of the signatory' }).click();
    await forward.getByRole('textbox', { name: 'Explanation' }).fill('The dean was on official travel.');
    await forward.getByRole('button', { name: 'Forward' }).click();
    await clerk.getByText('On its way to Human Resource Management Office').waitFor();

    await above.goto(`/dts/overdue/document/${hop}`);
    await above.getByText('The dean was on official travel.').first().waitFor();
    await above.getByRole('button', { name: 'Return' }).tap();
    const back = above.getByRole('dialog');
    await back.getByRole('textbox').fill('Who was designated?');
    await back.getByRole('button', { name: 'Return' }).tap();
    await above.getByText('Return → Returned').waitFor();

    await clerk.goto(`/dts/documents/${id}?office=${office.CAS}`);
    await clerk.getByRole('link', { name: 'Late: explanation returned' }).click();
    await clerk.getByText('Who was designated?').first().waitFor();
    await clerk
      .getByRole('textbox', { name: 'Explanation' })
      .fill('The dean was on official travel; no one was designated for the two days.');
    await clerk.getByRole('button', { name: 'Explain again' }).dblclick();
    await clerk.getByText('Explain again → Submitted').waitFor();
  });
});
