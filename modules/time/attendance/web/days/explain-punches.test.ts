import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DtrDayDetail } from '../../contract/days.ts';
import { REGULAR } from '../../rules/schedule-seeds.ts';
import { explainPunches } from './explain-punches.ts';

test('a punch that counts names its cell', () => {
  const [first] = explain([punch(478, { shown: true })]);
  assert.deepEqual(first?.cells, ['A.M. arrival']);
  assert.equal(first?.whyNot, null);
});

test('each of a chain of close punches says which one counts', () => {
  const [, second, third] = explain([punch(478, { shown: true }), punch(479), punch(481)]);
  for (const { whyNot } of [second!, third!]) assert.match(whyNot!, /^Made again within minutes of the one at 7:58 AM/);
});

test('a punch of a return in the evening says that it offsets nothing', () => {
  const [, evening] = explain([punch(960, { shown: true }), punch(1260)]);
  assert.match(evening!.whyNot!, /return after work offsets nothing/);
});

test('a voided punch gives the reason of HR', () => {
  const [voided] = explain([punch(600, { voided: true, void_reason: 'Punched for another person' })]);
  assert.equal(voided?.whyNot, 'Voided by HR: Punched for another person');
});

test('a punch in the night is outside the hours that count', () => {
  const [night] = explain([punch(120)]);
  assert.match(night!.whyNot!, /4:00 AM to 11:00 PM/);
});

test('punches of the day before and the day after are left out', () => {
  assert.deepEqual(explain([punch(-60), punch(1440 + 475)]), []);
});

function explain(punches: DtrDayDetail['punches']) {
  const day = { date: '2026-11-20', am_in: 478, am_out: null, pm_in: null, pm_out: 1023 } as DtrDayDetail['day'];
  const schedule = { id: null, name: REGULAR.name, hours: REGULAR } as unknown as DtrDayDetail['schedule'];
  return explainPunches({ day, punches, schedule, overtime: null });
}

function punch(minutes: number, differences: Partial<DtrDayDetail['punches'][number]> = {}): DtrDayDetail['punches'][number] {
  return {
    at: '2026-11-20T00:00:00.000Z',
    minutes,
    source: 'DEVICE_USB',
    device: 'Lobby',
    shown: false,
    voided: false,
    void_reason: null,
    entered_reason: null,
    address: null,
    ...differences,
  };
}
