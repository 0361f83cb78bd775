import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeClocks } from './clock-part.ts';
import { judgeJobs } from './jobs-part.ts';
import { judgeMail } from './mail-part.ts';
import { worstOf } from './read-condition.ts';
import { formatDuration } from '../format-amounts.ts';
import { judgeSchedule, type ScheduledJob } from './schedule-part.ts';

const now = new Date('2026-11-23T02:00:00Z');
const nightly: ScheduledJob = {
  kind: 'check-audit',
  cron: '10 0 * * *',
  since: '2026-11-01T00:00:00.000Z',
  done_at: '2026-11-22T16:10:30.000Z',
  failed_at: null,
};

test('a scheduled job that ran when due is fine, one that failed last or did not run is to be looked at', () => {
  const judge = (change: Partial<ScheduledJob>) => judgeSchedule([{ ...nightly, ...change }], now);
  assert.deepEqual(
    [judge({}).state, judge({}).facts],
    ['fine', [{ label: 'Check audit', value: 'last done 23 Nov 2026, 12:10 AM\nnext 24 Nov 2026, 12:10 AM' }]],
  );
  assert.match(judge({ failed_at: '2026-11-22T16:11:00.000Z' }).says, /^Failed the last time: Check audit\./);
  assert.match(judge({ done_at: '2026-11-21T16:10:30.000Z' }).says, /^Did not run when due: Check audit\./);
  assert.equal(judge({ done_at: null, since: '2026-11-22T20:00:00.000Z' }).state, 'fine', 'it was not yet due');
  assert.equal(judge({ done_at: null, cron: '0 0 1 * *' }).state, 'fine', 'the queue no longer knows');
});

test('mail that waits is looked at after a quarter of an hour and acted on after four hours', () => {
  const judge = (change: object) => judgeMail({ isSet: true, demo: false, waiting: 0, failed: 0, oldest: 0, ...change }).state;
  assert.equal(judge({}), 'fine');
  assert.equal(judge({ waiting: 3, oldest: 60 }), 'fine');
  assert.equal(judge({ waiting: 3, oldest: 1000 }), 'look');
  assert.equal(judge({ waiting: 3, oldest: 20_000 }), 'act');
  assert.equal(judge({ failed: 1 }), 'look');
  assert.equal(judge({ isSet: false }), 'act');
  assert.equal(judge({ isSet: false, demo: true }), 'fine');
});

test('the longer a job waits, the more it asks for', () => {
  const rank = { fine: 0, look: 1, act: 2 };
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (a, b) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)].map((oldest) => rank[judgeJobs({ waiting: 1, oldest, failed: 0 }).state]);
      assert.ok(short! <= long!);
    }),
  );
  assert.equal(worstOf(['fine', 'act', 'look']), 'act');
  assert.equal(worstOf([]), 'fine');
});

test('a time is said in the largest unit that fits', () => {
  assert.deepEqual([0, 1, 59, 60, 3599, 7200, 3600 * 47, 3600 * 49].map(formatDuration), [
    '0 seconds',
    '1 second',
    '59 seconds',
    '1 minute',
    '59 minutes',
    '2 hours',
    '47 hours',
    '2 days',
  ]);
});

test('a clock that was set back behind the last change is acted on, one that is not that of the database is looked at', () => {
  const judge = (sinceLast: number, ahead: number) => judgeClocks({ sinceLast, ahead });
  assert.equal(judge(5, 0.2).state, 'fine');
  assert.equal(judge(-60, -5).state, 'fine', 'another server may be a little late');
  assert.match(judge(-7200, 0).says, /^The clock of the server was set back: the last recorded change is 2 hours ahead of it/);
  assert.equal(judge(-7200, 0).state, 'act');
  assert.match(judge(5, 90).says, /^The clock of the server is 1 minute ahead of that of the database/);
  assert.match(judge(5, -90).says, /1 minute behind that/);
  assert.equal(judge(5, -90).state, 'look');
});
