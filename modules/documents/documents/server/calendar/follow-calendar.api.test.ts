import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addHoliday, removeHoliday } from '@talaan/calendar/contract/holidays.ts';
import { addSuspension } from '@talaan/calendar/contract/suspensions.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { atTime, openCounters, type Counters } from '../fixtures/open-counters.ts';
import { followCalendarJob } from './follow-calendar.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const MONDAY = '2026-11-16';
const follow = () => followCalendarJob.run({ server: app.server, accountId: 0, runId: 'test', progress: async () => undefined }, {});
const dueOf = async (id: number) => {
  const { due_at: due, hop_due_at: hop } = await c.page('ACCT', id);
  return [due, hop];
};

/** A purchase request that the Accounting Office received on Monday at 09:00: due there on Tuesday, and on 25 November at the latest. */
async function inAccounting(): Promise<number> {
  const { id } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
  await c.done('ACCT', 'receive', id);
  return id;
}

test('due moments follow a holiday that is declared later, and one that is taken back', async () => {
  await atTime(app, `${MONDAY}T09:00`, async () => {
    await follow();
    const id = await inAccounting();
    const due = await dueOf(id);
    const hr = await app.as('hr');
    await atTime(app, `${MONDAY}T10:00`, async () => {
      const added = await hr.call(addHoliday, { body: { date: '2026-11-17', name: 'Day of the city', type: 'special_non_working' } });
      assert.equal(added.status, 200, JSON.stringify(added.body));
      const later = await c.add('ACCT');
      const dueOfLater = await dueOf(later.id);
      await follow();
      await follow();
      assert.deepEqual(await dueOf(id), ['2026-11-26T09:00:00.000Z', '2026-11-18T09:00:00.000Z']);
      assert.deepEqual(await dueOf(later.id), dueOfLater, 'made with the holiday');
      await hr.call(removeHoliday, { params: { id: added.body.holiday.id } });
    });
    await atTime(app, `${MONDAY}T11:00`, follow);
    assert.deepEqual(await dueOf(id), due);
  });
});

test('a suspension of an afternoon moves neither the due day of a document nor that of a stay of whole days', async () => {
  await atTime(app, `${MONDAY}T09:00`, async () => {
    await follow();
    const id = await inAccounting();
    const [due] = await dueOf(id);
    const hr = await app.as('hr');
    await atTime(app, `${MONDAY}T10:00`, async () => {
      const body = { date: MONDAY, from_minute: 780, reason: 'Storm' };
      const added = await hr.call(addSuspension, { body });
      assert.equal(added.status, 200, JSON.stringify(added.body));
      await follow();
    });
    assert.deepEqual(await dueOf(id), [due, '2026-11-17T09:00:00.000Z']);
  });
});
