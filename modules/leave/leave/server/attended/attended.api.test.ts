import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPersonDay } from '@talaan/attendance/contract/days.ts';
import { enterPunches } from '@talaan/attendance/contract/punches.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { addLot, listLots } from '@talaan/leave-credits/contract/lots.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import * as contract from '../../contract/applications.ts';
import { VL } from '../../rules/books.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, file, decide, give, balanceOf } = openLeave();
const owner = people.accountingClerk.id;

const work = (kind: string) => {
  const job = kit.app.server.modules.flatMap(({ jobs = [] }) => jobs).find((one) => one.kind === kind) as Job<object>;
  return job.run({ server: kit.app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
};
const read = async (id: number) => (await kit.people.hr.call(contract.readApplication, { params: { id } })).body.application;
const dayOf = async (date: string) => {
  const { day, reasons } = (await kit.people.hr.call(readPersonDay, { params: { id: owner, date } })).body;
  return { status: day?.status, isAttended: reasons.some(({ code }) => code === 'ATTENDED_ON_LEAVE') };
};
const isListed = async (id: number) => {
  const { applications } = (
    await kit.people.hr.call(contract.listApplications, { query: { whose: 'all', show: 'attended', per_page: 100 } })
  ).body;
  return applications.some((one) => one.id === id);
};
const told = async (who: 'hr' | 'employee', id: number) =>
  (await kit.people[who].call(listNotifications)).body.notifications.filter(
    ({ link, title }) => link?.endsWith(`?leave=${id}`) && title.includes('at work'),
  );

async function moveTo(date: string, time: string): Promise<void> {
  await moveClock(kit.app, `${date}T${time}`);
  await work('keep-record-current');
}

async function punch(date: string): Promise<void> {
  const body = { personnel_id: owner, date, times: ['07:58', '12:00', '12:55', '17:02'], reason: 'Logbook of the guard' };
  assert.equal((await kit.people.hr.call(enterPunches, { body })).status, 200);
}

/** What is left of the credits of a kind in all, in their own unit. */
async function creditsOf(type: string): Promise<number> {
  if (type !== 'CTO' && type !== 'CDO') return balanceOf(owner, VL, '2026-12-31');
  const { lots } = (await kit.people.hr.call(listLots, { query: { book: type === 'CTO' ? 'COC' : 'CDO', per_page: 100 } })).body;
  return lots.filter(({ personnel_id }) => personnel_id === owner).reduce((sum, { balance }) => sum + balance, 0);
}

for (const [type, date, isPunchedFirst] of [
  ['CTO', '2026-12-03', false],
  ['CDO', '2026-12-04', true],
  ['VL', '2026-12-11', false],
  ['FL', '2026-12-17', true],
] as const)
  test(`a day of ${type} that was attended is told to HR and the person once and given back by one press${isPunchedFirst ? ', though the leave came after the punches' : ''}`, async () => {
    await moveClock(kit.app, '2026-11-20T09:00');
    await give(owner, { VL: 12_000, SL: 12_000 });
    if (type === 'CDO')
      await kit.people.hr.call(addLot, {
        body: {
          personnel_id: owner,
          book: 'CDO',
          amount: 1000,
          earned_on: '2026-11-01',
          order: 'Order 12 s.2026',
          reason: 'Duty on All Saints',
        },
      });
    const start = await creditsOf(type);
    if (isPunchedFirst) {
      await moveTo(date, '18:00');
      await punch(date);
      await computeDueDays(kit.app.server);
    }
    const id = await file('employee', type, [{ date, part: 'DAY' }]);
    await decide(id);
    await moveTo(date, '19:00');
    if (!isPunchedFirst) await punch(date);
    await computeDueDays(kit.app.server);
    assert.ok((await creditsOf(type)) < start, 'charged');
    assert.deepEqual(await dayOf(date), { status: 'ON_LEAVE', isAttended: true });

    for (let run = 0; run < 2; run++) await work('leave.tell-attended');
    assert.deepEqual([(await told('hr', id)).length, (await told('employee', id)).length], [1, 1]);
    assert.deepEqual([(await read(id)).attended, await isListed(id)], [[{ date, part: 'DAY' }], true]);

    const dates = (await read(id)).attended;
    const { status, body } = await kit.people.hr.call(contract.shortenApplication, {
      params: { id },
      body: { dates, remarks: 'Attended, by the time record' },
    });
    assert.equal(status, 200, JSON.stringify(body));
    await computeDueDays(kit.app.server);
    assert.equal(await creditsOf(type), start, 'given back with its entries');
    assert.deepEqual(await dayOf(date), { status: 'COMPLETE', isAttended: false });
    assert.deepEqual([(await read(id)).attended, await isListed(id)], [[], false]);
  });
