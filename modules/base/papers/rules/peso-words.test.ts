import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pesoWords } from './peso-words.ts';

test('amounts are written in words as appointments and contracts have them', () => {
  const cases: [number, string][] = [
    [5_381_800, 'Fifty-Three Thousand Eight Hundred Eighteen Pesos'],
    [100, 'One Peso'],
    [1_400_050, 'Fourteen Thousand Pesos and 50/100'],
    [20_000_000_005, 'Two Hundred Million Pesos and 05/100'],
    [9_000_000, 'Ninety Thousand Pesos'],
  ];
  for (const [centavos, words] of cases) assert.equal(pesoWords(centavos), words);
});

test('two amounts are never written alike', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999_999 });
  fc.assert(fc.property(amount, amount, (one, other) => one === other || pesoWords(one) !== pesoWords(other)));
});
