import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { missingOn, whyNotIssued } from './missing-birth.ts';

test('a service record is not issued while the date or place of birth that it certifies is empty', () => {
  for (const [birth_date, birth_place, missing] of [
    ['1980-05-01', 'Gapan, Nueva Ecija', ''],
    ['1980-05-01', '', 'place of birth'],
    ['1980-05-01', '  ', 'place of birth'],
    [null, 'Gapan, Nueva Ecija', 'date of birth'],
    [null, '', 'date and place of birth'],
  ] as const)
    assert.equal(missingOn({ birth_date, birth_place }), missing);
});

test('whatever is missing is named in the refusal', () => {
  fc.assert(
    fc.property(fc.option(fc.constant('1980-05-01')), fc.string(), (birth_date, birth_place) => {
      const why = whyNotIssued({ birth_date, birth_place });
      assert.equal(why === null, birth_date !== null && birth_place.trim() !== '');
      if (why !== null) assert.ok(why.includes(missingOn({ birth_date, birth_place })));
    }),
  );
});
