import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formParts, periodOf, type AnswerPart, type PlacedAnswer } from './answer-parts.ts';

const TODAY = '2026-11-20';
let made = 0;
const several = (count: number, more: Partial<PlacedAnswer>): PlacedAnswer[] =>
  Array.from({ length: count }, () => ({
    id: String((made += 1)),
    answered_on: '2026-11-10',
    service_id: 1,
    is_external: true,
    office_id: 1,
    campus_id: 1,
    ...more,
  }));
const toldOf = (parts: AnswerPart[]) =>
  parts.map(({ from_day: from, office_id: office, service_id: service, answers }) => [from, office, service, answers.length]);

test('five of a month, an office and a service are shown at once; four wait', () => {
  assert.deepEqual(toldOf(formParts([...several(5, {}), ...several(4, { service_id: 2 })], TODAY)), [['2026-11-01', 1, 1, 5]]);
});

test('once the month is over the services of an office are shown together, and once the quarter is, its months', () => {
  const few = [...several(3, { service_id: 1 }), ...several(3, { service_id: 2 })];
  assert.deepEqual(formParts(few, '2026-11-30'), []);
  assert.deepEqual(toldOf(formParts(few, '2026-12-01')), [['2026-11-01', 1, null, 6]]);
  const months = [...several(3, {}), ...several(3, { answered_on: '2026-10-02' })];
  assert.deepEqual(formParts(months, '2026-12-31'), []);
  assert.deepEqual(toldOf(formParts(months, '2027-01-01')), [['2026-10-01', 1, 1, 6]]);
});

test('what a quarter leaves of an office is shown with other offices, and four that a year leaves are not shown', () => {
  const offices = [...several(3, { office_id: 1 }), ...several(2, { office_id: 2 })];
  assert.deepEqual(formParts(offices, '2026-12-31'), []);
  assert.deepEqual(toldOf(formParts(offices, '2027-01-01')), [['2026-10-01', null, 1, 5]]);
  const mixed = [...several(3, { answered_on: '2026-02-02' }), ...several(2, { service_id: 2, is_external: false })];
  assert.deepEqual(toldOf(formParts(mixed, '2027-01-01')), [['2026-01-01', null, null, 5]]);
  assert.deepEqual(formParts(mixed.slice(1), '2027-01-01'), []);
});

// Two campuses, each with two offices; services 1 and 2 are external.
const placed = fc
  .record({
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    office_id: fc.integer({ min: 1, max: 4 }),
    service_id: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ month, day, office_id, service_id }) => ({
    answered_on: Temporal.PlainDate.from({ year: 2026, month, day }).toString(),
    office_id,
    campus_id: office_id <= 2 ? 1 : 2,
    service_id,
    is_external: service_id <= 2,
  }));
// Answers come in alike, as they do, and one by one.
const arrivals = fc
  .array(fc.tuple(placed, fc.integer({ min: 1, max: 9 })), { maxLength: 25 })
  .map((crowds) => crowds.flatMap(([one, count]) => several(count, one)));

interface Question {
  /** After how many answers it is asked. */
  at: number;
  days: { from_day: string; to_day: string };
  office: number | null;
  campus: number | null;
  service: number | null;
  external: boolean | null;
}
const some = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const anyDays = fc
  .tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 364 }))
  .map((days) =>
    days.toSorted((one, other) => one - other).map((day) => Temporal.PlainDate.from('2026-01-01').add({ days: day }).toString()),
  )
  .map(([from, to]) => ({ from_day: from!, to_day: to! }));
const wholePeriod = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 3, 12))
  .map(([month, months]) => periodOf(`2026-${String(month).padStart(2, '0')}-01`, months));
const question: fc.Arbitrary<Question> = fc.record({
  at: fc.nat(200),
  days: fc.oneof(wholePeriod, anyDays),
  office: some(fc.integer({ min: 1, max: 4 })),
  campus: some(fc.integer({ min: 1, max: 2 })),
  service: some(fc.integer({ min: 1, max: 3 })),
  external: some(fc.boolean()),
});

/** The answers of which a question is answered, as the server chooses parts. */
function answered(parts: readonly AnswerPart[], { days, office, campus, service, external }: Question): Set<string> {
  const chosen = parts.filter(
    (part) =>
      part.from_day >= days.from_day &&
      part.to_day <= days.to_day &&
      (office === null || part.office_id === office) &&
      (campus === null || part.campus_id === campus) &&
      (service === null || part.service_id === service) &&
      (external === null || part.is_external === external),
  );
  return new Set(chosen.flatMap(({ answers }) => answers));
}

test('no two answers subtract to one to four clients, of whatever filters, days and moments', () => {
  fc.assert(
    fc.property(
      arrivals,
      fc.array(fc.nat(400), { maxLength: 60 }),
      fc.array(question, { minLength: 2, maxLength: 5 }),
      (all, waits, questions) => {
        let today = Temporal.PlainDate.from('2026-01-01');
        let waiting: PlacedAnswer[] = [];
        const parts: AnswerPart[] = [];
        const shown: Set<string>[] = [];
        for (let at = 0; at <= all.length; at += 1) {
          for (const one of questions) if (Math.min(one.at, all.length) === at) shown.push(answered(parts, one));
          const arrived = all[at];
          if (!arrived) break;
          // Days pass between two that come in; what is typed in from paper comes late.
          today = today.add({ days: (waits[at] ?? 0) % 40 });
          waiting.push(arrived);
          const formed = formParts(waiting, today.toString());
          parts.push(...formed);
          const taken = new Set(formed.flatMap(({ answers }) => answers));
          waiting = waiting.filter(({ id }) => !taken.has(id));
        }
        assert.equal(new Set(parts.flatMap(({ answers }) => answers)).size + waiting.length, all.length);
        for (const one of shown)
          for (const other of shown)
            for (const left of [one, one.difference(other), one.intersection(other), one.union(other), one.symmetricDifference(other)])
              assert.ok(left.size === 0 || left.size >= 5, `${left.size} clients`);
      },
    ),
    { numRuns: 60 },
  );
});
