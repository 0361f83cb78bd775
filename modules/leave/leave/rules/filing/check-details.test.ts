import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkDetails, type Details } from './check-details.ts';
import { TYPE_SEEDS } from '../type-seeds.ts';

const NOTHING: Details = {
  place: null,
  place_detail: '',
  foreign_authority: '',
  illness_place: null,
  illness: '',
  study_purpose: null,
  event_on: null,
  allocation: null,
};

const ALL: Details = {
  place: 'ABROAD',
  place_detail: 'Singapore',
  foreign_authority: 'TA 2026-118',
  illness_place: 'IN_HOSPITAL',
  illness: 'Myoma',
  study_purpose: 'MASTERS',
  event_on: '2026-11-10',
  allocation: { relation: 'CAREGIVER', relation_detail: 'Sister' },
};
const FIELDS = Object.keys(ALL) as (keyof Details)[];

const PLACE: (keyof Details)[] = ['place', 'place_detail', 'foreign_authority'];

/** By hand from section 3 of the pages on leave and from box 6.B: what each type takes, and what of it is required. */
const ROWS: readonly [codes: string, takes: (keyof Details)[], requires: (keyof Details)[]][] = [
  ['VL FL SPL', PLACE, ['place']],
  ['SL', ['illness_place', 'illness'], ['illness_place']],
  ['SLBW', ['illness'], ['illness']],
  ['STUDY', ['study_purpose', 'event_on'], ['study_purpose', 'event_on']],
  ['ML', ['event_on', 'allocation'], ['event_on']],
  ['MLSP MLX MLM MLA PL VAWC REHAB SEL ADOPT ADOPTF SABB QL', ['event_on'], ['event_on']],
  ['SOLO WL CTO CDO SC LWOP MON TL', [], []],
];

const rowOf = new Map(ROWS.flatMap(([codes, ...row]) => codes.split(' ').map((code) => [code, row] as const)));

for (const type of TYPE_SEEDS)
  test(`${type.code} asks for what it requires, and refuses what it does not take`, () => {
    const [takes, requires] = rowOf.get(type.code)!;
    const fieldsOf = (entered: Details) => checkDetails(type, entered).map(({ field }) => field);
    assert.deepEqual(fieldsOf(NOTHING), requires);
    assert.deepEqual(fieldsOf(ALL).toSorted(), FIELDS.filter((field) => !takes.includes(field)).toSorted());
  });

const CASES: readonly [string, string, Partial<Details>, string[]][] = [
  ['vacation of a place with no country', 'VL', { place: 'ABROAD' }, ['place_detail']],
  [
    'an authority to travel for vacation in the country',
    'VL',
    { place: 'PHILIPPINES', foreign_authority: 'TA 2026-118' },
    ['foreign_authority'],
  ],
  [
    'a relation of the father',
    'ML',
    { event_on: '2026-11-10', allocation: { relation: 'FATHER', relation_detail: 'Sister' } },
    ['allocation.relation_detail'],
  ],
  ['an allocation to the father', 'ML', { event_on: '2026-11-10', allocation: { relation: 'FATHER', relation_detail: '' } }, []],
  ['an allocation after a miscarriage', 'MLM', { event_on: '2026-11-10', allocation: ALL.allocation }, ['allocation']],
];
for (const [name, code, entered, fields] of CASES)
  test(name, () =>
    assert.deepEqual(
      checkDetails(
        TYPE_SEEDS.find((type) => type.code === code)!,
        { ...NOTHING, ...entered },
      ).map(({ field }) => field),
      fields,
    ),
  );

test('whatever is entered, what is left after what is refused is taken, and each check names its source', () => {
  const some = <T>(one: T, none: T) => fc.constantFrom(one, none);
  const entered = fc.record<Details>({
    place: fc.constantFrom('PHILIPPINES', 'ABROAD', null),
    place_detail: some('Singapore', ''),
    foreign_authority: some('TA 2026-118', ''),
    illness_place: some<string | null>('OUT_PATIENT', null),
    illness: some('Migraine', ''),
    study_purpose: some<string | null>('REVIEW', null),
    event_on: some<string | null>('2026-11-10', null),
    allocation: fc.constantFrom(ALL.allocation, null),
  });
  fc.assert(
    fc.property(fc.constantFrom(...TYPE_SEEDS), entered, (type, given) => {
      const found = checkDetails(type, given);
      for (const { source, text } of found) assert.ok(source !== '' && text !== '');
      const [takes, requires] = rowOf.get(type.code)!;
      const kept = { ...given, ...Object.fromEntries(found.map(({ field }) => [field, NOTHING[field as keyof Details]])) };
      const left = checkDetails(type, kept).map(({ field }) => field);
      assert.ok(left.every((field) => requires.includes(field as keyof Details) || (takes.includes('place') && field === 'place_detail')));
    }),
  );
});
