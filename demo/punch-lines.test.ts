import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfService, makePeople } from './people.ts';
import { writePunches } from './punch-lines.ts';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import { listSuspensions, openCalendar, type Suspension } from './work-calendar.ts';

const now = Temporal.PlainDateTime.from('2026-11-20T13:00:00');
const today = now.toPlainDate();
const from = Temporal.PlainDate.from('2026-09-01');
const people = makePeople(startChance(2026), today, 400);
const storm: Suspension = { date: '2026-09-16', fromMinute: 14 * 60, campusId: null, reason: 'Heavy rainfall warning', issuedBy: '' };
const holidays = [
  { date: '2026-11-02', campusId: null },
  { date: '2026-10-14', campusId: 2 },
];
const workOn = openCalendar(holidays, [storm]);
const onLeave = people[99]!;
const isAway = (id: number, date: string) => id === onLeave.id && date >= '2026-11-16';

interface Punch {
  device: number;
  pin: string;
  date: string;
  clock: string;
}

const punches = punch(2026);
const guards = new Set(people.filter(({ office, seat }) => office.acronym === 'SSO' && seat > 0).map(({ pin }) => pin));
const byDay = punches.filter(({ pin }) => !guards.has(pin));

test('the same seed makes the same punches, another seed makes others', () => {
  assert.deepEqual(punch(2026), punches);
  assert.notDeepEqual(punch(7), punches);
});

test('anyone who is on leave does not punch', () => {
  const days = punches.filter(({ pin }) => pin === onLeave.pin).map(({ date }) => date);
  assert.ok(days.some((date) => date < '2026-11-16'));
  assert.ok(!days.some((date) => date >= '2026-11-16'));
});

test('what somebody punched on a day does not depend on how far back the punches go', () => {
  const later = [...writePunches(people, { seed: 2026, from: Temporal.PlainDate.from('2026-11-01'), now, workOn, isAway })].join('');
  // A night that began in October ends within November, so compare from the second day on.
  assert.deepEqual(
    read(later).filter(({ date }) => date > '2026-11-01'),
    punches.filter(({ date }) => date > '2026-11-01'),
  );
});

test('nobody punches after the present moment, before being hired or after having left', () => {
  const persons = new Map(people.map((person) => [person.pin, person]));
  for (const { pin, date, clock } of punches) {
    assert.ok(`${date}T${clock}` <= now.toString({ smallestUnit: 'second' }));
    const person = persons.get(pin);
    if (!person) continue;
    const end = endOfService(person);
    assert.ok(date >= person.hired && (end === null || date < end || guards.has(pin)), pin);
  }
});

test('weekends and holidays are quiet but for the guards whose night ends', () => {
  for (const { date, clock, pin } of punches) {
    if (Temporal.PlainDate.from(date).dayOfWeek > 5) assert.ok(guards.has(pin) && clock < '08:00:00', `${pin} ${date} ${clock}`);
  }
  assert.equal(byDay.filter(({ date }) => date === '2026-11-02').length, 0);
  assert.equal(byDay.filter(({ date, device }) => date === '2026-10-14' && (device === 3 || device === 4)).length, 0);
  assert.ok(byDay.some(({ date, device }) => date === '2026-10-14' && device === 1));
});

test('when work is suspended from two o’clock everybody is gone a quarter of an hour later', () => {
  const onTheDay = byDay.filter(({ date }) => date === storm.date);
  assert.ok(onTheDay.length > 1000);
  assert.ok(onTheDay.every(({ clock }) => clock < '14:15:00'));
});

test('on regular hours most arrive in time, some late, and nearly all punch four times', () => {
  const regular = new Set(people.filter(({ office }) => office.staffing === 'department').map(({ pin }) => pin));
  const days = new Map<string, string[]>();
  for (const { pin, date, clock } of punches)
    if (regular.has(pin) && date < today.toString()) days.set(`${pin} ${date}`, [...(days.get(`${pin} ${date}`) ?? []), clock]);
  const all = [...days.values()];
  const late = all.filter((clocks) => clocks.toSorted()[0]! >= '08:01:00').length / all.length;
  const whole = all.filter((clocks) => clocks.length >= 4).length / all.length;
  assert.ok(late > 0.02 && late < 0.12, `${late} late`);
  assert.ok(whole > 0.9 && whole < 0.995, `${whole} whole`);
});

test('some punches are of a PIN that nobody has', () => {
  const unknown = new Set(punches.map(({ pin }) => pin).filter((pin) => !people.some((one) => one.pin === pin)));
  assert.deepEqual([...unknown].toSorted(), ['9901', '9902']);
});

test('the record of employee@ tells of late arrivals, a missing punch, leaving early and an absence', () => {
  const { pin } = people.find(({ email }) => email === 'employee@talaan.example')!;
  const told = new Map<string, string[]>();
  for (const one of punches) if (one.pin === pin) told.set(one.date, [...(told.get(one.date) ?? []), one.clock]);
  assert.deepEqual(told.get('2026-10-02'), ['08:07:12', '12:02:40', '12:55:03', '17:04:51']);
  assert.equal(told.get('2026-10-13')?.at(-1), '16:20:08');
  assert.equal(told.get('2026-10-16')?.length, 3);
  assert.equal(told.get('2026-10-27'), undefined);
});

test('no work is suspended in October, the month of the sample punches', () => {
  const suspensions = listSuspensions(Temporal.PlainDate.from('2023-11-01'), today, () => false);
  assert.equal(suspensions.length, 13);
  assert.ok(suspensions.every(({ date }) => !date.includes('-10-')));
});

function punch(seed: number): Punch[] {
  return read([...writePunches(people, { seed, from, now, workOn, isAway })].join(''));
}

function read(lines: string): Punch[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [device = '', pin = '', at = ''] = line.split('\t');
      return { device: Number(device), pin, date: at.slice(0, 10), clock: at.slice(11, 19) };
    });
}
