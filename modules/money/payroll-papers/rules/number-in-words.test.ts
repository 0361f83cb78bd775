import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberInWords, pesosInWords } from './number-in-words.ts';

const NUMBERS: readonly [number, string][] = [
  [0, 'zero'],
  [7, 'seven'],
  [10, 'ten'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [100, 'one hundred'],
  [101, 'one hundred one'],
  [115, 'one hundred fifteen'],
  [999, 'nine hundred ninety-nine'],
  [1000, 'one thousand'],
  [1001, 'one thousand one'],
  [12_345, 'twelve thousand three hundred forty-five'],
  [100_000, 'one hundred thousand'],
  [1_000_000, 'one million'],
  [20_300_040, 'twenty million three hundred thousand forty'],
  [1_000_000_001, 'one billion one'],
];

for (const [number, words] of NUMBERS) test(`${number} is ${words}`, () => assert.equal(numberInWords(number), words));

const SUMS: readonly [number, string][] = [
  [0, 'Zero pesos and 00/100'],
  [5, 'Zero pesos and 05/100'],
  [100, 'One peso and 00/100'],
  [3_649_362, 'Thirty-six thousand four hundred ninety-three pesos and 62/100'],
  [120_000_050, 'One million two hundred thousand pesos and 50/100'],
];

for (const [centavos, words] of SUMS)
  test(`${centavos} centavos are ${words.toLowerCase()}`, () => assert.equal(pesosInWords(centavos), words));

test('what is no whole number has no words', () => {
  for (const wrong of [-1, 1.5, Number.NaN]) assert.throws(() => numberInWords(wrong), /no whole number/);
});
