import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();
before(() => computeDueDays({ pool: app.server.pool, clock: app.server.clock }));

test('a dean sees on a phone what the month lacks, and reminds all of it with a thumb', async () => {
  const phone = await app.pageAs('dean', { phone: true });
  await phone.goto('/clerk/month');
  const lacking = phone.getByRole('region', { name: 'Missing punches' });
  await lacking.getByRole('listitem').first().waitFor();

  const remind = phone.getByRole('button', { name: /^Remind (all )?\d+$/ });
  const [, count] = /(\d+)$/.exec((await remind.textContent())!)!;
  await remind.tap();
  const dialog = phone.getByRole('dialog', { name: /^Remind \d+ (person|people)$/ });
  await dialog
    .getByRole('listitem')
    .nth(Number(count) - 1)
    .waitFor();
  assert.equal(await dialog.getByRole('listitem').count(), Number(count));
  await expectNoViolations(phone);
  await dialog.getByRole('button', { name: 'Remind' }).dblclick();
  await phone.getByText(/\d+ (person is|people are) reminded\./).waitFor();
  await remind.waitFor({ state: 'detached' });

  const { rows } = await app.server.pool.query<{ count: number }>(
    `select count(*)::integer as count from notifications.notification where title = 'Your daily time record needs you'`,
  );
  assert.equal(rows[0]!.count, Number(count));
});
