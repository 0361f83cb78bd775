import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bytesOfDescriptor, DESCRIPTOR_BYTES, meanOf, readDescriptor, similarity, similarityOf } from './similarity.ts';

/** `match.similarity` of @vladmandic/human 3.3.6, word for word, which answers hundredths. */
function librarySimilarity(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) {
    const difference = one[at]! - other[at]!;
    sum += difference * difference;
  }
  const distance = Math.round(100 * 25 * sum) / 100;
  if (distance === 0) return 1;
  const norm = (1 - Math.sqrt(distance) / 100 - 0.2) / (0.8 - 0.2);
  return Math.round(100 * Math.max(Math.min(norm, 1), 0)) / 100;
}

const CASES: readonly [string, number, number][] = [
  ['the same image', 0, 1000],
  ['images of one person, usually', 36, 833],
  ['so far apart that the standard accepts it just so', 67.24, 650],
  ['so far apart that the standard lets people look', 95.2, 520],
  ['strangers, usually', 144, 333],
  ['nothing alike', 10_000, 0],
];
for (const [name, squared, score] of CASES)
  test(`how alike: ${name} is ${score} of 1,000`, () => assert.equal(similarityOf(squared), score));

const numbers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 64, maxLength: 64 });

test('however two faces are, the score is what the library says, is the same both ways, and is whole', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.double({ min: 0, max: 1, noNaN: true }), (one, far, share) => {
      const other = one.map((number, at) => number + share * (far[at]! - number));
      const score = similarity(one, other);
      assert.ok(Math.abs(score - 1000 * librarySimilarity(one, other)) <= 5.5);
      assert.equal(similarity(other, one), score);
      assert.ok(Number.isInteger(score) && score >= 0 && score <= 1000);
    }),
  );
});

test('a descriptor is 4,096 bytes of numbers; anything else is none', () => {
  const descriptor = Float32Array.from({ length: 1024 }, (_, at) => at / 1024);
  assert.deepEqual(readDescriptor(bytesOfDescriptor(descriptor)), descriptor);
  assert.equal(readDescriptor(new Uint8Array(DESCRIPTOR_BYTES - 4)), null, 'too short');
  assert.equal(readDescriptor(new Uint8Array(DESCRIPTOR_BYTES)), null, 'nothing but zeros');
  const broken = bytesOfDescriptor(descriptor.with(7, Number.NaN));
  assert.equal(readDescriptor(broken), null, 'not a number');
});

test('the template of a person is the mean of the images', () => {
  const mean = meanOf([new Float32Array(1024).fill(1), new Float32Array(1024).fill(2), new Float32Array(1024).fill(6)]);
  assert.ok(mean.every((number) => Math.abs(number - 3) < 1e-6));
});
