import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mayDo, statusOf, type HomeDay } from './home-day.ts';

const TODAY = '2026-11-20';
const IN = '2026-11-20T00:00:00Z';
const OUT = '2026-11-20T09:00:00Z';
const day = (change: Partial<HomeDay> = {}): HomeDay => ({ date: TODAY, logged_in_at: null, logged_out_at: null, state: null, ...change });

test('a day at home is what its log and its report say', () => {
  const cases: [HomeDay, string][] = [
    [day({ date: '2026-11-27' }), 'coming'],
    [day(), 'absent'],
    [day({ logged_in_at: IN }), 'working'],
    [day({ date: '2026-11-13', logged_in_at: IN }), 'no_log_out'],
    [day({ logged_in_at: IN, logged_out_at: OUT }), 'no_report'],
    [day({ logged_in_at: IN, logged_out_at: OUT, state: 'SUBMITTED' }), 'to_confirm'],
    [day({ logged_in_at: IN, logged_out_at: OUT, state: 'REFUSED' }), 'refused'],
  ];
  for (const [one, status] of cases) assert.equal(statusOf(one, TODAY), status);
});

test('a person logs in once, out again while nothing is reported, and reports late', () => {
  assert.deepEqual(mayDo(day(), TODAY), { log_in: true, log_out: false, report: false });
  assert.deepEqual(mayDo(day({ logged_in_at: IN }), TODAY), { log_in: false, log_out: true, report: true });
  assert.deepEqual(mayDo(day({ logged_in_at: IN, logged_out_at: OUT }), TODAY), { log_in: false, log_out: true, report: true });
  assert.deepEqual(mayDo(day({ logged_in_at: IN, state: 'SUBMITTED' }), TODAY), { log_in: false, log_out: false, report: false });
  assert.deepEqual(mayDo(day({ date: '2026-11-13', logged_in_at: IN }), TODAY), { log_in: false, log_out: false, report: true });
});

test('on other days than today nobody logs', () => {
  const log = fc.constantFrom(null, IN);
  const state = fc.constantFrom(null, 'SUBMITTED' as const, 'RETURNED' as const, 'CONFIRMED' as const, 'REFUSED' as const);
  fc.assert(
    fc.property(fc.constantFrom('2026-11-19', '2026-11-21'), log, log, state, (date, logged_in_at, logged_out_at, reported) => {
      const { log_in, log_out } = mayDo({ date, logged_in_at, logged_out_at, state: reported }, TODAY);
      assert.equal(log_in || log_out, false);
    }),
  );
});
