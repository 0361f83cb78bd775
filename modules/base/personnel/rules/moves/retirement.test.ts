import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { lastBirthDateRetiredBy, retirementOf, serviceBefore } from './retirement.ts';

test('compulsory on the 65th birthday; optional on the 60th where 15 years are served by then', () => {
  assert.deepEqual(retirementOf('1966-05-20', [{ from: '1995-06-01', until: null }]), {
    compulsoryOn: '2031-05-20',
    optionalOn: '2026-05-20',
  });
});

test('who came late retires by choice when the 15th year is completed', () => {
  assert.equal(retirementOf('1960-03-02', [{ from: '2012-07-01', until: null }]).optionalOn, '2027-07-01');
});

test('service with a gap is added up', () => {
  const service = [
    { from: '2000-01-01', until: '2005-01-01' },
    { from: '2010-01-01', until: null },
  ];
  assert.equal(retirementOf('1960-01-15', service).optionalOn, '2020-01-15');
  assert.equal(retirementOf('1950-01-15', service).optionalOn, '2020-01-01');
  assert.deepEqual(serviceBefore('2011-02-16', service), { years: 6, months: 1, days: 15 });
});

test('who never comes to 15 years on record retires at 65 only', () => {
  assert.equal(retirementOf('1960-01-15', [{ from: '2000-01-01', until: '2005-01-01' }]).optionalOn, null);
  assert.equal(retirementOf('1960-02-29', []).compulsoryOn, '2025-02-28');
});

test('one long engagement completes its years on its anniversary', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), (days) => {
      const from = Temporal.PlainDate.from('1990-01-01').add({ days });
      if (from.monthCode === 'M02' && from.day === 29) return;
      assert.equal(retirementOf('1930-01-01', [{ from: from.toString(), until: null }]).optionalOn, from.add({ years: 15 }).toString());
    }),
  );
});

test('who retires by a day is told by the date of birth, also of those born on 29 February', () => {
  assert.equal(lastBirthDateRetiredBy('2027-11-20'), '1962-11-20');
  assert.equal(lastBirthDateRetiredBy('2029-02-28'), '1964-02-29');
  assert.equal(lastBirthDateRetiredBy('2028-02-29'), '1963-02-28');
  const days = fc.integer({ min: 0, max: 30_000 });
  const from = (day: string, add: number) => Temporal.PlainDate.from(day).add({ days: add }).toString();
  fc.assert(
    fc.property(days, days, (born, on) => {
      const birthDate = from('1930-01-01', born);
      const day = from('1995-01-01', on);
      assert.equal(birthDate <= lastBirthDateRetiredBy(day), retirementOf(birthDate, []).compulsoryOn <= day);
    }),
  );
});
