import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AskedWords } from './asked-list.ts';
import { knownWords } from './known-words.ts';
import { formatPeriod } from './periods.ts';
import { keyOfFilters, readQuestion } from './read-question.ts';
import { addressOf, formatQuestion } from './format-question.ts';

const TODAY = '2026-11-20';

const words: AskedWords = {
  name: 'Personnel',
  nouns: ['who', 'people'],
  parts: [
    {
      kind: 'period',
      from: 'retires_from',
      to: 'retires_by',
      heads: ['retires', 'retire'],
      needsHead: true,
      tells: true,
      also: { sort: 'retires_on' },
    },
    { kind: 'period', from: 'hired_from', to: 'hired_to', heads: ['hired'], needsHead: true },
    {
      kind: 'choice',
      name: 'office',
      takesSeveral: false,
      heads: ['office', 'in', 'of'],
      words: {},
      withoutWords: ['office', 'department', 'college'],
      options: [
        { value: '1', label: 'CAS · College of Arts and Sciences', short: 'CAS' },
        { value: '2', label: 'ACCT · Accounting Office', short: 'ACCT' },
        { value: '3', label: 'OP · Office of the President', short: 'OP' },
        { value: '4', label: 'OVPAA · Office of the Vice President for Academic Affairs', short: 'OVPAA' },
      ],
    },
    {
      kind: 'choice',
      name: 'status',
      takesSeveral: true,
      heads: ['status'],
      words: { vacant: ['VF', 'VU'] },
      options: [
        { value: 'VF', label: 'Vacant, funded' },
        { value: 'VU', label: 'Vacant, unfunded' },
        { value: 'P', label: 'Permanent' },
        { value: 'JO', label: 'Job order' },
      ],
    },
    { kind: 'range', from: 'sg_from', to: 'sg_to', heads: ['SG', 'salary grade'], needsHead: true, least: 1, most: 33 },
    { kind: 'whole', name: 'on', unit: 'day', heads: ['as of'] },
  ],
};
const known = knownWords(words, () => undefined);

/** The address of each reading without its path. */
const read = (text: string) => readQuestion(text, known, TODAY).map(({ filters }) => decodeURIComponent(addressOf('', known, filters)));

const QUESTIONS: Record<string, string[]> = {
  'who retires next year in CAS': ['?retires_from=2027-01-01&retires_by=2027-12-31&office=1&sort=retires_on'],
  'who in CAS retires next year': ['?office=1&retires_from=2027-01-01&retires_by=2027-12-31&sort=retires_on'],
  'who retires in CAS next year?': ['?office=1&retires_from=2027-01-01&retires_by=2027-12-31&sort=retires_on'],
  'who retires': ['?retires_from=2026-01-01&retires_by=2026-12-31&sort=retires_on'],
  'retires by 2030': ['?retires_by=2030-12-31&sort=retires_on'],
  'people of Accounting': ['?office=2'],
  'people of the college of arts and sciences': ['?office=1'],
  'people hired since 1 June 2025': ['?hired_from=2025-06-01'],
  'people hired last month': ['?hired_from=2026-10-01&hired_to=2026-10-31'],
  'people hired Nov 2 to November 5, 2026': ['?hired_from=2026-11-02&hired_to=2026-11-05'],
  'vacant people SG11': ['?status=VF&status=VU&sg_from=11&sg_to=11'],
  'people salary grade 11 to 15 permanent or job orders': ['?sg_from=11&sg_to=15&status=P&status=JO'],
  'people as of yesterday': ['?on=2026-11-19'],
  'who is acct': ['?office=2'],
  'who retires next y': ['?retires_from=2027-01-01&retires_by=2027-12-31&sort=retires_on'],
  'people president': ['?office=3', '?office=4'],
};

test('a question in words becomes the filters of the list; what is ambiguous is read in several ways', () => {
  for (const [text, wanted] of Object.entries(QUESTIONS)) assert.deepEqual(read(text), wanted, text);
});

test('a word that nothing understands, a contradiction and a name leave the text to the search', () => {
  for (const text of ['who retires next year in Narnia', 'people not in CAS', 'dela cruz', 'CAS', 'people CAS ACCT', 'pe', '', ' · '])
    assert.deepEqual(read(text), [], text);
});

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc
  .oneof(
    fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
    day.map((from) => ({ from })),
    day.map((to) => ({ to })),
    day.map((one) => ({ from: `${one.slice(0, 4)}-01-01`, to: `${one.slice(0, 4)}-12-31` })),
  )
  .map((found): { from?: string; to?: string } => found);
const grade = fc.integer({ min: 1, max: 33 });
const ends = (from: string, to: string, { from: first, to: last }: { from?: string | undefined; to?: string | undefined }) => ({
  ...(first === undefined ? {} : { [from]: [first] }),
  ...(last === undefined ? {} : { [to]: [last] }),
});
const filters = fc
  .record(
    {
      retires: period,
      hired: period,
      office: fc.constantFrom('1', '2', '3', '4'),
      status: fc.subarray(['VF', 'VU', 'P', 'JO'], { minLength: 1 }),
      sg: fc.tuple(grade, grade).map(([one, other]) => ({ from: String(Math.min(one, other)), to: String(Math.max(one, other)) })),
      on: day,
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map(({ retires, hired, office, status, sg, on }) => ({
    ...ends('retires_from', 'retires_by', retires ?? {}),
    ...ends('hired_from', 'hired_to', hired ?? {}),
    ...ends('sg_from', 'sg_to', sg ?? {}),
    ...(office ? { office: [office] } : {}),
    ...(status ? { status } : {}),
    ...(on ? { on: [on] } : {}),
  }));

test('what is said of filters is read as the same filters', () => {
  fc.assert(
    fc.property(filters, (wanted) => {
      const said = formatQuestion(known, wanted, TODAY);
      const [first, ...others] = readQuestion(said, known, TODAY);
      assert.equal(first && keyOfFilters(first.filters), keyOfFilters(wanted), said);
      assert.deepEqual(others, [], said);
    }),
  );
});

test('any text is read without an error', () => {
  const bits = fc.constantFrom(
    'who',
    'retires',
    'next',
    '9',
    '2027',
    'to',
    'from',
    'until',
    'SG',
    'CAS',
    'vacant',
    '·',
    'as of',
    '31 Feb',
    'last 999 years',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(bits, { maxLength: 30 }).map((all) => all.join(' ')),
      ),
      (text) => {
        assert.ok(readQuestion(text, known, TODAY).length <= 3);
      },
    ),
  );
});

test('a period is said as briefly as it can be', () => {
  assert.equal(formatPeriod({ from: '2027-01-01', to: '2027-12-31' }), '2027');
  assert.equal(formatPeriod({ from: '2026-11-01', to: '2026-11-30' }), 'November 2026');
  assert.equal(formatPeriod({ from: '2026-11-19', to: '2026-11-19' }), '19 Nov 2026');
  assert.equal(formatPeriod({ to: '2026-11-19' }), 'until 19 Nov 2026');
});
