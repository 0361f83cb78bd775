import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { scrubError } from './last-faults.ts';

test('of an error its name, its code and our own lines are told', () => {
  const { name, code, frames } = scrubError(Object.assign(new RangeError('of Maria Santos'), { code: '23505' }));
  assert.deepEqual([name, code], ['RangeError', '23505']);
  assert.match(frames[0]!, /^kernel\/server\/condition\/last-faults\.test\.ts:\d+$/);
});

test('our own lines are found in a folder whose name has a space, which an address writes as %20', () => {
  const root = resolve(import.meta.dirname, '..', '..', '..');
  const address = pathToFileURL(join(root, 'kernel', 'a folder', 'x.ts')).href;
  assert.deepEqual(scrubError({ stack: `Error: x\n    at run (${address}:7:1)` }).frames, ['kernel/a folder/x.ts:7']);
});

test('no word of a message is told, whatever it looks like', () => {
  const word = fc.constantFrom('Santos', 'maria@u.example', '\n', '    at Santos (/home/santos.ts:1:2)', ' at ', 'node:fs:1:1)', '(', '/');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const message = words.join('');
      const told = JSON.stringify(
        scrubError({ name: message, code: message, message, stack: `Error: ${message}\n    at run (node:fs:1:1)` }),
      );
      assert.doesNotMatch(told, /santos|maria/i);
    }),
  );
});
