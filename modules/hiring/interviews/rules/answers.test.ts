import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dueOf, stateAfterAnswer, type SlotState } from './answers.ts';

const at = (moment: string) => Temporal.Instant.from(`2026-11-${moment}:00+08:00`);
const STATES = ['PENDING', 'ACCEPTED', 'DECLINED', 'NO_RESPONSE', 'ATTENDED', 'NO_SHOW', 'RESCHEDULED', 'CANCELLED'] as const;

test('an answer is taken and changed before the deadline; the deadline itself is late', () => {
  const cases: [SlotState, 'ACCEPT' | 'DECLINE', string, SlotState | null][] = [
    ['PENDING', 'ACCEPT', '23T07:59', 'ACCEPTED'],
    ['PENDING', 'DECLINE', '23T07:59', 'DECLINED'],
    ['ACCEPTED', 'DECLINE', '23T07:59', 'DECLINED'],
    ['DECLINED', 'ACCEPT', '23T07:59', 'ACCEPTED'],
    ['ACCEPTED', 'ACCEPT', '23T07:59', 'ACCEPTED'],
    ['PENDING', 'ACCEPT', '23T08:00', null],
    ['NO_RESPONSE', 'ACCEPT', '23T07:59', null],
    ['RESCHEDULED', 'ACCEPT', '20T09:00', null],
    ['CANCELLED', 'DECLINE', '20T09:00', null],
  ];
  for (const [state, answer, now, after] of cases)
    assert.equal(stateAfterAnswer(state, answer, { now: at(now), answerBy: at('23T08:00') }), after, `${state} ${answer} ${now}`);
});

test('a second notice is due at half time, silence after the deadline, a reminder 24 hours before', () => {
  const slot = {
    state: 'PENDING' as SlotState,
    starts: at('24T08:00'),
    answerBy: at('23T08:00'),
    notifiedAt: at('19T08:00'),
    secondNotice: false,
    reminded: false,
  };
  const cases: [Partial<typeof slot>, string, string | null][] = [
    [{}, '21T07:59', null],
    [{}, '21T08:00', 'second notice'],
    [{ secondNotice: true }, '22T08:00', null],
    [{}, '23T08:00', 'no response'],
    [{ secondNotice: true }, '25T08:00', 'no response'],
    [{ state: 'ACCEPTED' }, '23T07:59', null],
    [{ state: 'ACCEPTED' }, '23T08:00', 'reminder'],
    [{ state: 'ACCEPTED', reminded: true }, '23T09:00', null],
    [{ state: 'ACCEPTED', notifiedAt: at('23T09:00') }, '23T10:00', null],
    [{ state: 'ACCEPTED' }, '24T08:00', null],
    [{ state: 'DECLINED' }, '23T12:00', null],
  ];
  for (const [change, now, due] of cases) assert.equal(dueOf({ ...slot, ...change }, at(now)), due, `${JSON.stringify(change)} ${now}`);
});

test('after the deadline no answer changes anything, whatever the state', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATES),
      fc.constantFrom('ACCEPT' as const, 'DECLINE' as const),
      fc.nat(1_000_000),
      (state, answer, seconds) => {
        const answerBy = at('23T08:00');
        assert.equal(stateAfterAnswer(state, answer, { now: answerBy.add({ seconds }), answerBy }), null);
      },
    ),
  );
});
