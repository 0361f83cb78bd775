import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { readBoard } from '../../contract/board.ts';

const app = await openBrowserApp();
before(() => computeDueDays({ pool: app.server.pool, clock: app.server.clock }));

test('a dean sees on a phone whose records are open, which punches are missing and which requests are pending, and reminds them all by touch', async () => {
  const phone = await app.pageAs('dean', { phone: true });
  await phone.goto('/clerk/month');
  const lacking = phone.getByRole('region', { name: 'Missing punches' });
  await lacking.getByRole('listitem').first().waitFor();
  const { open } = (await (await app.as('dean')).call(readBoard, { query: { month: '2026-10' } })).body;
  const having = (kind: string) => open.filter(({ hindrances }) => hindrances.some((one) => one.kind === kind)).length;
  const shown = (name: string) => phone.getByRole('region', { name }).getByRole('listitem').count();
  assert.deepEqual(await Promise.all(['Not submitted', 'Missing punches', 'Pending requests'].map(shown)), [
    open.length,
    having('INCOMPLETE'),
    having('REQUEST'),
  ]);

  const remind = phone.getByRole('button', { name: /^Remind (all )?\d+$/ });
  const [, count] = /(\d+)$/.exec((await remind.textContent())!)!;
  await remind.tap();
  const dialog = phone.getByRole('dialog', { name: /^Remind \d+ (person|people)$/ });
  await dialog
    .getByRole('listitem')
    .nth(Number(count) - 1)
    .waitFor();
  const named = await dialog.getByRole('listitem').allTextContents();
  const due = new Set(open.filter(({ can_be_reminded }) => can_be_reminded).map(({ fullname }) => fullname));
  assert.deepEqual(named, [...due], 'it says whom');
  await expectNoViolations(phone);
  await phone.evaluate(countToasts);
  await dialog.getByRole('button', { name: 'Remind' }).dblclick();
  await phone.getByText(/\d+ (person is|people are) reminded\./).waitFor();
  await remind.waitFor({ state: 'detached' });
  // The bell tells the dean of the own record meanwhile: in the same toast.
  assert.equal(await phone.evaluate(() => (window as never as { mostToasts: number }).mostToasts), 1);

  const { rows } = await app.server.pool.query<{ count: number }>(
    `select count(*)::integer as count from notifications.notification where title = 'Your daily time record needs you'`,
  );
  assert.equal(rows[0]!.count, Number(count));
});

/** How many toasts there are at a time, at most, from now on. */
function countToasts(): void {
  const seen = Object.assign(window, { mostToasts: 0 });
  new MutationObserver(() => {
    seen.mostToasts = Math.max(seen.mostToasts, document.querySelectorAll('.mantine-Notification-root').length);
  }).observe(document, { childList: true, subtree: true });
}
