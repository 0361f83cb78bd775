import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { attlogLine, pushDevice } from '@talaan/testing/push-device.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { countOf, until } from '../server/fixtures/push-kit.ts';
import { watchDevices } from '../server/health/watch-devices.ts';

const app = await openBrowserApp();
const device = pushDevice(app.url, 'CGKK100000001');
after(() => device.close());

test('HR approves an unknown device that sends already, sees its punches come in, puts a person on it, and sees what is wrong with it', async () => {
  const { pin, fullname } = people.headOfServicesInDumaguit;
  const page = await app.pageAs('hr');
  await page.goto('/edats/devices');
  await page.getByRole('button', { name: /unknown device/ }).click();
  await page.getByText('Unknown device CGKK214760032').waitFor();

  await device.hello();
  assert.equal((await device.push([attlogLine(pin, '2026-11-20 07:45:00'), 'rubbish'])).text, 'OK: 2');
  // Without reading the page again.
  await page.getByRole('button', { name: 'Approve CGKK100000001' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve CGKK100000001' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Library door');
  await dialog.getByRole('textbox', { name: 'Number' }).fill('321');
  await dialog.getByRole('combobox', { name: 'Campus' }).click();
  await page.getByRole('option').first().click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /Library door/ });
  await row.waitFor();

  const commands = await device.poll('Ver 8.0,12,3,400,10.0.0.1');
  assert.match(commands[0]!.text, /^DATA QUERY ATTLOG/);
  await row.getByText('Online').waitFor();
  await row.click();
  await page.getByRole('tab', { name: 'Errors' }).click();
  await page.getByText('rubbish').waitFor();

  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Put a person on it' }).first().click();
  const putting = page.getByRole('dialog', { name: 'Put a person on this device' });
  await putting.getByRole('combobox', { name: 'Person' }).fill(fullname.split(',')[0]!);
  await page.getByRole('option', { name: fullname }).first().click();
  await putting.getByRole('button', { name: 'Put on the device' }).click();
  await page.getByText(/1 PIN will be put on 1 device/).waitFor();
  await page.getByRole('tab', { name: 'Commands' }).click();
  const command = page.getByRole('listitem').filter({ hasText: `Put ${fullname}` });
  await command.getByText('Queued').waitFor();
  const put = (await device.poll()).find(({ text }) => text.startsWith('DATA UPDATE USERINFO'))!;
  await command.getByText('Sent').waitFor();
  await device.tell(put.id, 0);
  await command.getByText('Done').waitFor();

  await app.server.pool.query(
    `update attendance.device set last_seen_at = last_seen_at - interval '20 minutes' where serial = 'CGKK100000001'`,
  );
  await watchDevices(app.server, 0);
  await page.getByRole('tab', { name: 'Health' }).click();
  await page.getByText(/^Silent since/).waitFor();
  await device.poll();
  await page.getByText('Online').waitFor();
  await until(
    async () => (await countOf(app, `attendance.device where serial = 'CGKK100000001' and last_seen_at > '2026-11-20T08:59+08'`)) === 1,
    'it was seen',
  );
  await watchDevices(app.server, 0);
  await page.getByText('Library door is in order again').waitFor();
});
