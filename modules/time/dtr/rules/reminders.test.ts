import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Hindrance } from './hindrances.ts';
import { formatReminder, isReminderDue } from './reminders.ts';

const now = Temporal.Instant.from('2026-11-20T01:00:00Z');
const hindered = (...kinds: Hindrance['kind'][]): Hindrance[] => kinds.map((kind) => ({ kind, date: null, text: kind, link: null }));

const cases: [what: string, isOver: boolean, kinds: Hindrance['kind'][], remindedAt: string | null, isDue: boolean][] = [
  ['ready and over', true, [], null, true],
  ['nothing to do before the end', false, [], null, false],
  ['a punch is missing before the end', false, ['INCOMPLETE'], null, true],
  ['a request is not decided', true, ['REQUEST'], null, true],
  ['only the server has something to do', true, ['COMPUTING'], null, false],
  ['reminded 23 hours ago', true, [], '2026-11-19T02:00:00Z', false],
  ['reminded a day ago', true, [], '2026-11-19T01:00:00Z', true],
];

test('a reminder is sent where its owner has something to do, and once a day', () => {
  for (const [what, isOver, kinds, remindedAt, isDue] of cases)
    assert.equal(isReminderDue({ isOver, hindrances: hindered(...kinds), remindedAt }, now), isDue, what);
});

test('it says how many days lack a punch and how many requests are not decided', () => {
  assert.equal(formatReminder('October 2026', [], '8 Nov 2026'), 'October 2026 is ready to be submitted and due at HR on 8 Nov 2026.');
  assert.equal(
    formatReminder('October 2026', hindered('INCOMPLETE', 'INCOMPLETE', 'REQUEST'), '8 Nov 2026'),
    'October 2026: 2 days have a missing punch, 1 request is not decided. It is due at HR on 8 Nov 2026.',
  );
});

test('nobody is reminded twice within a day, whatever hinders', () => {
  const kind = fc.constantFrom<Hindrance['kind']>('NOT_OVER', 'NO_RECORD', 'COMPUTING', 'DAY_OPEN', 'INCOMPLETE', 'REQUEST');
  fc.assert(
    fc.property(fc.boolean(), fc.array(kind), fc.integer({ min: 0, max: 24 * 60 - 1 }), (isOver, kinds, minutes) => {
      const remindedAt = now.subtract({ minutes }).toString();
      assert.equal(isReminderDue({ isOver, hindrances: hindered(...kinds), remindedAt }, now), false);
    }),
  );
});
