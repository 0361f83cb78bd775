import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts } from './accounts.ts';
import { appointHeads } from './heads.ts';
import { officeSchedules } from './habits.ts';
import { offices, officeCalled, type Office } from './offices.ts';
import { endOfService, makePeople } from './people.ts';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';

const today = Temporal.PlainDate.from('2026-11-20');
const people = makePeople(startChance(2026), today, 400);

test('the same seed and date make the same people, another seed makes others', () => {
  assert.deepEqual(makePeople(startChance(2026), today, 400), people);
  assert.notDeepEqual(makePeople(startChance(7), today, 400), people);
});

test('a university is made as large as asked, with the smallest and the largest', () => {
  for (const count of [80, 400, 5000]) assert.equal(makePeople(startChance(2026), today, count).length, count);
  assert.throws(() => makePeople(startChance(2026), today, 20), /needs at least/);
});

test('every office has one head at a time, who serves in it', () => {
  const heads = appointHeads(startChance(2026), people, today);
  for (const office of offices) {
    const present = heads.filter(({ officeId, until }) => officeId === office.id && until === null);
    assert.equal(present.length, 1, office.fullname);
    const person = people.find(({ id }) => id === present[0]!.personId)!;
    assert.equal(person.office, office);
    assert.ok(person.appointments.at(-1)!.from <= present[0]!.from && present[0]!.from <= today.toString());
  }
});

test('the appointments of a person follow each other without gap or overlap, from the day of hiring', () => {
  for (const { hired, appointments, idno } of people) {
    assert.equal(appointments[0]!.from, hired, idno);
    for (const [index, { from, until }] of appointments.entries()) {
      assert.ok(until === null || from < until, idno);
      if (index > 0) assert.equal(appointments[index - 1]!.until, from, idno);
    }
  }
});

test('everybody is of age when hired and nobody serves beyond 65', () => {
  for (const person of people) {
    const born = Temporal.PlainDate.from(person.birthDate);
    assert.ok(born.add({ years: 18 }).toString() <= person.hired, person.idno);
    assert.ok(born.add({ years: 65 }).toString() >= (endOfService(person) ?? today.toString()), person.idno);
  }
});

test('PINs and employee numbers of the sample import stay free, and each is taken once', () => {
  for (const some of [people, makePeople(startChance(2026), today, 5000)]) {
    assert.equal(new Set(some.map(({ pin }) => pin)).size, some.length);
    assert.equal(new Set(some.map(({ idno }) => idno)).size, some.length);
    assert.equal(new Set(some.map(({ email }) => email)).size, some.length);
    for (const { pin, idno } of some) {
      assert.ok(Number(pin) > 1040 && pin !== '9999', pin);
      assert.doesNotMatch(idno, /^\d{4}-10[0-3]\d$/);
    }
  }
});

test('the offices of the sample import are there and keep regular hours', () => {
  for (const [acronym, campusId] of [
    ['CAS', 1],
    ['CED', 1],
    ['HRMO', 1],
    ['ACCT', 1],
    ['LIB', 1],
    ['REG', 1],
    ['CAG', 2],
    ['CFI', 3],
  ] as const) {
    for (let id: number | null = officeCalled(acronym, campusId).id; id !== null;) {
      const office: Office = offices[id - 1]!;
      assert.ok(!officeSchedules.some((one) => one.office === office.acronym), office.fullname);
      id = office.parentId;
    }
  }
});

test('everyone who can sign in to the demo serves where their title says', () => {
  for (const { email, seat } of demoAccounts) {
    const person = people.find((one) => one.email === email)!;
    assert.equal(person.office, officeCalled(seat.office));
    assert.equal(person.appointments.at(-1)!.position, seat.position);
    assert.equal(endOfService(person), null);
  }
});
