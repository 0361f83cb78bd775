import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { countOvertime, type OvertimeDay, type Stretch } from './count-overtime.ts';
import { formatStretch } from './format-stretch.ts';

const minute = (time: string) => {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};
const spans = (text: string) =>
  text.split(' ').flatMap((one) => {
    const [from, to] = one.split('-');
    return from && to ? [{ from: minute(from), to: minute(to) }] : [];
  });
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const say = (stretches: readonly Stretch[]) => stretches.map(({ from, to, reason }) => `${clock(from)}-${clock(to)} ${reason}`).join(', ');

const work = (windows: string, presence: string, rest: Partial<OvertimeDay> = {}): OvertimeDay => ({
  kind: 'WORK',
  after: minute('17:00'),
  windows: spans(windows),
  presence: spans(presence),
  ...rest,
});
const free = (windows: string, presence: string): OvertimeDay => work(windows, presence, { kind: 'REST', after: null });

const CASES: { name: string; day: OvertimeDay; minutes: number; says?: string }[] = [
  { name: 'C1: 5 to 8 PM of a Monday, approved and punched, is three hours', day: work('17:00-20:00', '17:00-20:00'), minutes: 180 },
  { name: 'C2: a Saturday from 8 to 12 and 1 to 5 is eight hours', day: free('08:00-17:00', '08:00-12:00 13:00-17:00'), minutes: 480 },
  {
    name: 'nobody went out for supper: the break does not count once the work goes on for more than an hour after it',
    day: work('17:00-20:30', '17:00-20:30'),
    minutes: 150,
    says: '17:00-18:00 COUNTED, 18:00-19:00 MEAL_BREAK, 19:00-20:30 COUNTED',
  },
  { name: 'noon of a Saturday is a break, too', day: free('08:00-17:00', '07:50-17:10'), minutes: 480 },
  { name: 'work that ends an hour after noon has no break', day: free('08:00-14:00', '08:00-14:00'), minutes: 360 },
  {
    name: 'work outside the approved window does not count',
    day: work('18:00-20:00', '17:00-22:00'),
    minutes: 120,
    says: '18:00-20:00 COUNTED',
  },
  {
    name: 'the window counts where the punches show the person at work',
    day: work('17:00-21:00', '17:30-19:30'),
    minutes: 120,
    says: '17:00-17:30 NOT_PUNCHED, 17:30-19:30 COUNTED, 19:30-21:00 NOT_PUNCHED',
  },
  {
    name: 'regular hours are no overtime, whatever was approved',
    day: work('16:00-19:00', '17:00-19:00'),
    minutes: 120,
    says: '16:00-17:00 REGULAR_HOURS, 17:00-19:00 COUNTED',
  },
  {
    name: 'less than an hour in a day does not count',
    day: work('17:00-18:00', '17:00-17:59'),
    minutes: 0,
    says: '17:00-17:59 BELOW_MINIMUM, 17:59-18:00 NOT_PUNCHED',
  },
  { name: 'an hour does', day: work('17:00-18:00', '17:00-18:00'), minutes: 60 },
  {
    name: 'at most twelve hours count on a free day',
    day: free('06:00-22:00', '06:00-22:00'),
    minutes: 720,
    says: '6:00-12:00 COUNTED, 12:00-13:00 MEAL_BREAK, 13:00-18:00 COUNTED, 18:00-19:00 MEAL_BREAK, 19:00-20:00 COUNTED, 20:00-22:00 OVER_MOST',
  },
  { name: 'work over midnight belongs to the day on which it began', day: work('20:00-26:00', '20:00-25:30'), minutes: 330 },
  {
    name: 'what was done before the approval was not ordered',
    day: work('17:00-20:00', '17:00-20:00', { approvedAt: minute('18:00') }),
    minutes: 120,
    says: '17:00-18:00 BEFORE_APPROVAL, 18:00-20:00 COUNTED',
  },
  {
    name: 'two windows of a day count together towards the hour',
    day: work('17:00-17:40 20:00-20:40', '17:00-21:00'),
    minutes: 80,
  },
  {
    name: 'a day without punches has its window with the reason',
    day: free('08:00-12:00', ''),
    minutes: 0,
    says: '8:00-12:00 NOT_PUNCHED',
  },
];

for (const { name, day, minutes, says } of CASES)
  test(name, () => {
    const counted = countOvertime(day);
    assert.equal(counted.minutes, minutes, say(counted.stretches));
    if (says) assert.equal(say(counted.stretches), says);
  });

test('each reason reads as a sentence', () => {
  assert.equal(formatStretch({ from: 1080, to: 1140, reason: 'MEAL_BREAK' }).startsWith('6:00 PM to 7:00 PM: meal break'), true);
});

test('every minute of the windows has one reason, and what counts lies in window, presence and after the regular hours', () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 1, max: 600 }))
    .map(([from, long]) => ({ from, to: from + long }));
  const anyDay = fc.record({
    kind: fc.constantFrom('WORK' as const, 'REST' as const, 'HOLIDAY' as const),
    after: fc.option(fc.integer({ min: 900, max: 1200 })),
    windows: fc.array(anySpan, { maxLength: 3 }),
    presence: fc.array(anySpan, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyDay, (day) => {
      const { minutes, stretches } = countOvertime(day);
      const inside = (at: number, all: readonly { from: number; to: number }[]) => all.some(({ from, to }) => from <= at && at < to);
      let counted = 0;
      for (let at = 0; at < 2400; at++) {
        const of = stretches.filter(({ from, to }) => from <= at && at < to);
        assert.equal(of.length, inside(at, day.windows) ? 1 : 0);
        if (of[0]?.reason !== 'COUNTED') continue;
        counted += 1;
        assert.ok(inside(at, day.presence) && (day.after === null || at >= day.after));
      }
      assert.equal(minutes, counted);
      assert.ok(minutes === 0 || minutes >= 60);
      assert.ok(day.kind === 'WORK' || minutes <= 720);
    }),
  );
});
