import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Refusal } from '../errors.ts';
import { FairQueue } from './fair-queue.ts';

const person = (name: string) => ({ name, waitsAtScreen: true });
const ONE = { atOnce: 1, longestWaitMs: 60_000 };

test('one file of a second person waits behind one of the twelve of the first, not behind all', async () => {
  const queue = new FairQueue(ONE);
  const begun: string[] = [];
  const ask = (name: string) => queue.run(person(name), async () => void begun.push(name));
  await Promise.all([...Array.from({ length: 12 }, () => ask('Reyes')), ask('Cruz'), ask('Santos'), ask('Cruz')]);
  assert.deepEqual(begun.slice(0, 6), ['Reyes', 'Cruz', 'Santos', 'Reyes', 'Cruz', 'Reyes']);
});

test('never more at once than there is room for, never two of one person, and all are done in the order of each', async () => {
  const asked = fc.array(fc.record({ who: fc.constantFrom('a', 'b', 'c', 'd'), ticks: fc.nat(4), fails: fc.boolean() }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), asked, async (atOnce, pieces) => {
      const queue = new FairQueue({ atOnce, longestWaitMs: 60_000 });
      const running: string[] = [];
      const begun: [string, number][] = [];
      const results = await Promise.allSettled(
        pieces.map(({ who, ticks, fails }, at) =>
          queue.run(person(who), async () => {
            assert.ok(running.length < atOnce && !running.includes(who));
            running.push(who);
            begun.push([who, at]);
            for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
            running.splice(running.indexOf(who), 1);
            if (fails) throw new Error('unreadable');
          }),
        ),
      );
      assert.deepEqual(
        results.map(({ status }) => status),
        pieces.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
      );
      for (const name of ['a', 'b', 'c', 'd']) {
        const own = begun.filter(([who]) => who === name).map(([, at]) => at);
        assert.deepEqual(
          own,
          own.toSorted((a, b) => a - b),
        );
      }
    }),
  );
});

test('who waits too long before the screen is told when to come back; a job waits on', async () => {
  const queue = new FairQueue({ atOnce: 1, longestWaitMs: 5 });
  const long = Promise.withResolvers<void>();
  const running = queue.run(person('Reyes'), () => long.promise);
  const job = queue.run({ name: 'job of Reyes', waitsAtScreen: false }, async () => 'printed');
  const refused = (message: RegExp) => (error: unknown) =>
    error instanceof Refusal && error.status === 503 && error.headers['retry-after'] === '10' && message.test(error.message);
  await assert.rejects(
    queue.run(person('Cruz'), async () => 'read'),
    refused(/Many files are being read/),
  );
  await assert.rejects(
    queue.run(person('Reyes'), async () => 'read'),
    refused(/Other files of yours/),
  );
  long.resolve();
  await running;
  assert.equal(await job, 'printed');
  assert.equal(await queue.run(person('Cruz'), async () => 'read'), 'read');
});
