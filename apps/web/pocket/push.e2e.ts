import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page, Worker } from 'playwright-core';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { subscribeBrowser } from '@talaan/notifications/contract/push.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { startPushService } from '@talaan/testing/push-service.ts';
import { filePassSlip } from '@talaan/travel/contract/pass-slips.ts';

/**
 * The service worker of the app in a real browser. Here Chromium reaches no push service of its own: the stand-in gets what the server sends, opens
 * it with the keys of a browser, and Chromium delivers that to the worker. No protocol presses a notification: the event is made in the worker with
 * the notification that is shown. 'Open' is not pressed: a window comes to the front by a true press alone.
 */
const service = await startPushService();
const app = await openBrowserApp({ viewer: true, environment: { PUSH_SERVICE: service.url } });
after(() => service.close());

const LOOK_MS = 50;
const MOST_LOOKS = 600;

interface Shown {
  title: string;
  body: string;
  actions: string[];
}

/** What a worker has and the types of a page lack, and what the event waits for. */
declare global {
  var registration: ServiceWorkerRegistration;
  var waited: Promise<unknown> | undefined;
}

async function openOwn(who: string): Promise<{ page: Page; worker: Worker; deliver: () => Promise<void> }> {
  const page = await app.pageAs(who, { phone: true, ofItsOwn: true });
  await page.context().grantPermissions(['notifications'], { origin: app.url });
  await page.goto('/profile/account/settings?section=device');
  await page.getByRole('switch', { name: 'This is my own device' }).press('Space');
  await page.getByText('Ready: Talaan opens offline on this device.').waitFor();
  const session = await page.context().newCDPSession(page);
  const registrationId = await findRegistration(session);
  const deliver = async () => {
    const { content } = service.delivered.at(-1)!;
    await session.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data: JSON.stringify(content) });
  };
  const [worker] = page.context().serviceWorkers();
  return { page, worker: worker!, deliver };
}

async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${app.url}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () =>
    (await registration.getNotifications()).map(({ title, body, actions }: Notification & { actions?: { title: string }[] }) => ({
      title,
      body,
      actions: (actions ?? []).map((one) => one.title),
    })),
  );

async function untilShown(worker: Worker, title: string): Promise<Shown> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const found = (await shownBy(worker)).find((one) => one.title === title);
    if (found) return found;
    await sleep(LOOK_MS);
  }
  throw new Error(`No notification says '${title}'.`);
}

/** A notification that is still being closed would take along the next one of its tag. */
async function closeAll(worker: Worker): Promise<void> {
  await worker.evaluate(async () => (await registration.getNotifications()).forEach((one) => one.close()));
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if ((await shownBy(worker)).length === 0) return;
    await sleep(LOOK_MS);
  }
  throw new Error('A notification does not close.');
}

/** What the browser does when the person presses an action of what is shown. */
const press = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(async (pressed) => {
    const [notification] = await registration.getNotifications();
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      action: pressed,
      waitUntil: (acting: Promise<unknown>) => (globalThis.waited = acting),
    });
    dispatchEvent(event);
    await globalThis.waited;
  }, action);

async function fileAndSend(day: string): Promise<number> {
  const employee = await app.as('employee');
  const times = { date: day, from_minute: 600, to_minute: 660 };
  const body = { personnel_id: null, ...times, is_official: true, destination: 'Clinic', purpose: 'A private purpose' };
  const { id } = (await employee.call(filePassSlip, { body })).body;
  const jobs = app.server.modules.flatMap((module) => module.jobs ?? []) as Job<object>[];
  const sending = jobs.find(({ kind }) => kind === 'send-pushes')!;
  await sending.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  return id;
}

async function stateOf(id: number): Promise<string> {
  const { rows } = await app.owner.query<{ state: string }>('select state from travel.pass_slip where id = $1', [id]);
  return rows[0]!.state;
}

test('a pass slip is approved from the notification, which shows the kind and no more; what another decided first is refused there', async () => {
  const { worker, deliver } = await openOwn('head');
  const head = await app.as('head');
  await head.call(subscribeBrowser, { body: service.addBrowser() });
  const approved = await fileAndSend('2026-11-24');
  await deliver();
  const question = { title: 'Pass slip waits for you', body: '', actions: ['Approve', 'Open'] };
  assert.deepEqual(await untilShown(worker, question.title), question);
  await press(worker, 'approve');
  await untilShown(worker, 'Approved');
  assert.equal(await stateOf(approved), 'APPROVED');
  assert.equal((await shownBy(worker)).length, 1, 'the answer takes the place of the question');

  const decided = await fileAndSend('2026-11-25');
  const { request: id, seen } = service.delivered.at(-1)!.content.approve!;
  await head.call(takeStep, { params: { id }, body: { action: 'disapprove', seen, remarks: 'We need you here.' } });
  await closeAll(worker);
  await deliver();
  await untilShown(worker, question.title);
  await press(worker, 'approve');
  await untilShown(worker, 'It could not be approved here');
  assert.equal(await stateOf(decided), 'DISAPPROVED');
});

test('a telephone on which no one is signed in any more approves nothing', async () => {
  const { page, worker, deliver } = await openOwn('head');
  await (await app.as('head')).call(subscribeBrowser, { body: service.addBrowser() });
  const id = await fileAndSend('2026-11-26');
  await deliver();
  await untilShown(worker, 'Pass slip waits for you');
  await page.context().addCookies([{ name: 'Admin-Token', value: 'x'.repeat(43), url: app.url }]);
  await press(worker, 'approve');
  await untilShown(worker, 'It could not be approved here');
  assert.equal(await stateOf(id), 'SUBMITTED');
});
