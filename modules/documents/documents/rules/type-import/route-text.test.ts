import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isOrigin, readRoute, writeStop } from './route-text.ts';

test('a route is read with its hours, whatever stands between the stops', () => {
  const read = (text: string) => {
    const found = readRoute(text);
    return 'value' in found ? found.value.map(({ words, minutes }) => [words, minutes]) : found.error;
  };
  const cases: [string, unknown][] = [
    ['HRMO', [['HRMO', 480]]],
    [
      'Originating office › HRMO (4 h) › OUP (2 days)',
      [
        ['Originating office', 480],
        ['HRMO', 240],
        ['OUP', 960],
      ],
    ],
    [
      'end user > supply -> BAC or procurement (0.5 hours)',
      [
        ['end user', 480],
        ['supply', 480],
        ['BAC or procurement', 30],
      ],
    ],
    ['Office (Main)', [['Office (Main)', 480]]],
    ['(4 h)', '“(4 h)” names no office before its hours.'],
    ['HRMO (0.2 h)', '“HRMO (0.2 h)”: half an hour at least, 20 working days at most.'],
    ['HRMO (21 days)', '“HRMO (21 days)”: half an hour at least, 20 working days at most.'],
    [Array.from({ length: 21 }, () => 'A').join(' > '), 'At most 20 stops.'],
  ];
  for (const [text, expected] of cases) assert.deepEqual(read(text), expected, text);
});

test('the office of origin is known by its words', () => {
  for (const words of ['Originating office', 'office of origin', 'End user', 'REQUESTER']) assert.ok(isOrigin(words), words);
  for (const words of ['HRMO', 'Office of the President', 'user']) assert.ok(!isOrigin(words), words);
});

test('a route that is written is read as it was', () => {
  const stop = fc
    .tuple(fc.stringMatching(/^[A-Z][A-Za-z]{0,10}( [A-Za-z]{1,10})?$/), fc.integer({ min: 30, max: 9600 }))
    .map(([words, minutes]) => ({ words, minutes }));
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 20 }), (stops) => {
      const found = readRoute(stops.map(writeStop).join(' › '));
      assert.deepEqual(found, { value: stops });
    }),
  );
});
