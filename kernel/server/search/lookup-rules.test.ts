import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeFor, moveTo } from './lookup-rules.ts';

test('a name that is moved takes its place and the others keep their order', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: 1, max: 30 }), (ids, which, place) => {
      const id = ids[which % ids.length]!;
      const moved = moveTo(ids, id, place);
      assert.equal(moved.indexOf(id), Math.min(place, ids.length) - 1);
      const others = (list: number[]) => list.filter((one) => one !== id);
      assert.deepEqual(others(moved), others(ids));
    }),
  );
});

test('a name that was given no code gets one of letters and digits', () => {
  assert.equal(codeFor('Iglesia ni Cristo'), 'IGLESIA-NI-CRISTO');
  assert.equal(codeFor('Peñaranda (old)'), 'PENARANDA-OLD');
  assert.equal(codeFor('AB+'), 'AB+');
  fc.assert(fc.property(fc.string({ minLength: 1 }), (name) => assert.match(codeFor(name), /^[A-Z0-9+-]{1,30}$/)));
});
