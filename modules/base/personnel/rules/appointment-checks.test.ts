import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addYears, checkAppointment, mostSteps, type AppointmentToCheck } from './appointment-checks.ts';

const sound: AppointmentToCheck = {
  birthDate: '1990-05-10',
  from: '2026-01-05',
  until: null,
  status: { code: 'PERM', name: 'Permanent', governmentService: true, maxMonths: null },
  office: { name: 'Registrar', isOpen: true },
  salary: { grade: 11, step: 1 },
  hasTin: true,
};
const temporary = { code: 'TEMP', name: 'Temporary', governmentService: true, maxMonths: 12 };
const jobOrder = { code: 'JO', name: 'Job order', governmentService: false, maxMonths: 6 };

const CASES: [string, Partial<AppointmentToCheck>, Record<string, RegExp>][] = [
  ['a sound appointment has nothing against it', {}, {}],
  ['nobody is appointed a day before turning 18', { birthDate: '2008-01-06' }, { from: /turns 18 on 6 Jan 2026/ }],
  ['on the 18th birthday one may be appointed', { birthDate: '2008-01-05' }, {}],
  ['an appointment before birth is refused', { birthDate: '2026-01-05' }, { from: /after the day of birth/ }],
  ['the last day does not lie before the first', { until: '2026-01-05' }, { to: /must not lie before/ }],
  ['a temporary appointment lasts twelve months', { status: temporary, until: '2027-01-05' }, {}],
  [
    'a temporary appointment lasts no day longer',
    { status: temporary, until: '2027-01-06' },
    { to: /12 months at most. Enter a last day, 4 Jan 2027 at the latest/ },
  ],
  ['a temporary appointment has an end', { status: temporary }, { to: /12 months at most/ }],
  ['a closed office appoints nobody', { office: { name: 'Old Registrar', isOpen: false } }, { office_id: /Old Registrar is closed/ }],
  ['government service needs a TIN', { hasTin: false }, { tin: /TIN is required/ }],
  ['a job order needs none', { hasTin: false, status: jobOrder, until: '2026-07-05', salary: null }, {}],
  ['grade 33 has no step 3', { salary: { grade: 33, step: 3 } }, { step: /steps 1 to 2/ }],
  ['no grade has a step 9', { salary: { grade: 12, step: 9 } }, { step: /steps 1 to 8/ }],
];

for (const [name, change, expected] of CASES) {
  test(name, () => {
    const { errors } = checkAppointment({ ...sound, ...change });
    assert.deepEqual(Object.keys(errors), Object.keys(expected));
    for (const [field, message] of Object.entries(expected)) assert.match(errors[field]!.join(' '), message);
  });
}

test('a permanent appointment from the 65th birthday on is only warned of', () => {
  const day = addYears(sound.birthDate!, 65);
  assert.equal(checkAppointment({ ...sound, from: day }).warnings.length, 1);
  assert.deepEqual(checkAppointment({ ...sound, from: day }).errors, {});
  assert.equal(checkAppointment({ ...sound, from: '2055-05-09' }).warnings.length, 0);
});

test('anyone who is younger than 18 on the first day is refused, anyone who is older is not', () => {
  const day = fc.integer({ min: 0, max: 60 * 365 }).map((days) => Temporal.PlainDate.from('1960-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, day, (birthDate, from) => {
      const age = Temporal.PlainDate.from(birthDate).until(from, { largestUnit: 'years' }).years;
      const refused = 'from' in checkAppointment({ ...sound, birthDate, from }).errors;
      assert.equal(refused, from <= birthDate || age < 18);
    }),
  );
});

test('steps of a grade', () => assert.deepEqual([1, 32, 33].map(mostSteps), [8, 8, 2]));
