import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ALTERNATIVE_ADJECTIVES, DEFAULT_ADJECTIVES } from '../known-scales.ts';
import { LEVELS, type Level, type Ratings } from '../levels.ts';
import { formatRating } from '../rating.ts';
import { chooseWeights, type WeightedForm } from './choose-weights.ts';
import type { RatedLine } from './form-line.ts';
import { formatComputation } from './format-computation.ts';
import { KNOWN_WEIGHTS } from './known-weights.ts';
import { rateForm } from './rate-form.ts';

const weightsOf = (form: Partial<WeightedForm>) =>
  chooseWeights(KNOWN_WEIGHTS, { form: 'IPCR', rank: 'STAFF', designation_share: null, ...form }, '2026-01-01');
const STAFF = weightsOf({});

const rated = (quality: Level | null, efficiency: Level | null = null, timeliness: Level | null = null): Ratings => ({
  quality,
  efficiency,
  timeliness,
});
let ids = 0;
const line = (group: string, ratings: Ratings, more: Partial<RatedLine> = {}): RatedLine => ({
  id: (ids += 1),
  part: 'WHOLE',
  group,
  weight: null,
  mfo: null,
  ratings,
  ...more,
});
const rate = (lines: RatedLine[], weights = STAFF) => rateForm(lines, weights, DEFAULT_ADJECTIVES);

const LINES: [string, Ratings, string][] = [
  ['S1: quality 5, efficiency 4, timeliness 4', rated(5, 4, 4), '4.33'],
  ['S2: quality 5, timeliness 4, efficiency blank', rated(5, null, 4), '4.50'],
  ['one dimension alone', rated(null, 3), '3.00'],
];

for (const [name, ratings, average] of LINES)
  test(`${name} average ${average}`, () => assert.equal(formatRating(rate([line('CORE', ratings)]).lines[0]!.average!), average));

test('S3: core 5-4-4 and 4-4-4, support 4, critical 5 is 4.28, Very Satisfactory, in the other set Outstanding', () => {
  const lines = [line('CORE', rated(5, 4, 4)), line('CORE', rated(4, 4, 4)), line('SUPPORT', rated(4)), line('CRITICAL', rated(5))];
  const form = rate(lines);
  assert.deepEqual(
    form.parts[0]!.groups.map(({ average }) => average),
    [4170, 4000, 5000],
  );
  assert.deepEqual([form.final, form.level], [4280, 4]);
  assert.equal(rateForm(lines, STAFF, ALTERNATIVE_ADJECTIVES).level, 5);
  assert.equal(formatComputation(form), '4.17 × 50 % + 4.00 × 30 % + 5.00 × 20 %');
});

test('averages go on unrounded: twice 4.33 as printed would give 4.33, a third of 13 gives 4.3333', () => {
  const third = rated(5, 4, 4);
  const form = rate([line('CORE', third), line('SUPPORT', third), line('CRITICAL', rated(5))]);
  assert.equal(form.final, 4470, '(13/3 × 80 + 5 × 20) ÷ 100 = 4.4667');
});

test('the adjective is that of the printed value: 4.495 is 4.50 and Outstanding', () => {
  const lines = [
    ...[5, 5, 5, 5, 5, 5, 5, 5, 5, 4].map((level) => line('CORE', rated(level as Level))),
    ...[4, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((level) => line('SUPPORT', rated(level as Level))),
    ...[5, 4, 4, 4].map((level) => line('CRITICAL', rated(level as Level))),
  ];
  const form = rate(lines);
  assert.deepEqual([form.final, form.level], [4500, 5], '4.9 × .5 + 4 × .3 + 4.25 × .2 = 4.5');
  const half = rate([line('CORE', rated(5), { weight: 495 }), line('CORE', rated(4), { weight: 505 })]);
  assert.deepEqual([half.final, half.level], [4500, 5]);
});

test('a function without ratings gives its weight up, and so does one that has only lines without a dimension', () => {
  for (const more of [[], [line('CRITICAL', rated(null))]]) {
    const form = rate([line('CORE', rated(5)), line('SUPPORT', rated(3)), ...more]);
    assert.equal(form.final, 4250, '(5 × 50 + 3 × 30) ÷ 80');
    assert.equal(formatComputation(form), '(5.00 × 50 % + 3.00 × 30 %) ÷ 80 %');
  }
});

test('where nothing is rated there is no final rating', () => {
  const form = rate([line('CORE', rated(null))]);
  assert.deepEqual([form.final, form.level, formatComputation(form)], [null, null, null]);
  assert.deepEqual(form.parts[0]!.groups[0], { code: 'CORE', name: 'Core functions', weight: 50, average: null, rated: 0, lines: 1 });
});

test('lines with weights count by them, and one that is not rated gives its own up', () => {
  const group = (third: Level | null) => [
    line('CORE', rated(5), { weight: 50 }),
    line('CORE', rated(3), { weight: 30 }),
    line('CORE', rated(third), { weight: 20 }),
  ];
  assert.equal(rate(group(1)).final, 3600);
  assert.equal(rate(group(null)).final, 4250);
});

test('an OPCR without line weights counts each MFO once, by its weight; with line weights MFOs do not matter', () => {
  const office = weightsOf({ form: 'OPCR', rank: 'OFFICE' });
  const higher = { id: 1, weight: 60 };
  const research = { id: 3, weight: 20 };
  const of = (mfo: RatedLine['mfo'], level: Level, weight: number | null) => line('CORE', rated(level), { mfo, weight });
  assert.equal(rate([of(higher, 5, null), of(higher, 3, null), of(research, 2, null)], office).final, 3500, '(4 × 60 + 2 × 20) ÷ 80');
  assert.equal(rate([of(higher, 5, 10), of(higher, 3, 10), of(research, 2, 80)], office).final, 2400);
  assert.equal(rate([of(higher, 5, null), of(null, 3, null), of(research, 1, null)], office).final, 3000, 'a line without MFO: all alike');
});

test('an official is rated in two parts, by the share of the order; an empty part gives its share up', () => {
  const weights = weightsOf({ rank: 'SENIOR_FACULTY', designation_share: 60 });
  assert.deepEqual(
    weights.map(({ name, weight }) => [name, weight]),
    [
      ['Designation', 60],
      ['Teaching load', 40],
    ],
  );
  const designation = line('CORE', rated(5), { part: 'DESIGNATION' });
  const teaching = [line('INSTRUCTION', rated(4), { part: 'POSITION' }), line('RESEARCH', rated(3), { part: 'POSITION' })];
  const both = rate([designation, ...teaching], weights);
  assert.deepEqual(
    both.parts.map(({ average }) => average),
    [5000, 3590],
  );
  assert.equal(both.final, 4440, '5 × .6 + (4 × 50 + 3 × 35) ÷ 85 × .4 = 4.4353');
  assert.equal(formatComputation(both), '5.00 × 60 % + ((4.00 × 50 % + 3.00 × 35 %) ÷ 85 %) × 40 %');
  const alone = rate([designation], weights);
  assert.deepEqual([alone.final, formatComputation(alone)], [5000, '5.00']);
});

const level = fc.option(fc.constantFrom(...LEVELS));
const ratings = fc.record({ quality: level, efficiency: level, timeliness: level });
const someLines = fc.array(
  fc.record({ group: fc.constantFrom('CORE', 'SUPPORT', 'CRITICAL'), ratings }).map((one) => line(one.group, one.ratings)),
  { minLength: 1, maxLength: 20 },
);

test('a final rating lies between the lowest and the highest that was given', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const given = lines.flatMap((one) => Object.values(one.ratings).flatMap((found) => found ?? []));
      const { final } = rate(lines);
      return given.length === 0 ? final === null : final! >= Math.min(...given) * 1000 && final! <= Math.max(...given) * 1000;
    }),
  );
});

test('one better rating never lowers the final one, and the order of lines does not matter', () => {
  fc.assert(
    fc.property(someLines, fc.nat(), (lines, at) => {
      const chosen = lines[at % lines.length]!;
      const { quality } = chosen.ratings;
      if (quality === null || quality === 5) return true;
      const better = lines.map((one) => (one === chosen ? { ...one, ratings: { ...one.ratings, quality: (quality + 1) as Level } } : one));
      assert.equal(rate(lines.toReversed()).final, rate(lines).final);
      return rate(better).final! >= rate(lines).final!;
    }),
  );
});

test('lines that count alike are rated as lines of equal weight', () => {
  fc.assert(fc.property(someLines, (lines) => rate(lines).final === rate(lines.map((one) => ({ ...one, weight: 7 }))).final));
});
