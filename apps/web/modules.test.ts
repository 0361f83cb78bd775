import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findContributionFault } from '@talaan/kernel/contract/contributions.ts';
import { modules } from './modules.ts';
import { screens } from './screens.ts';

test('what the modules contribute to the browser goes together', () => {
  assert.equal(findContributionFault(modules), undefined);
});

test('no screen is listed twice', () => {
  const paths = screens.map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path, at) => paths.indexOf(path) !== at),
    [],
  );
});
