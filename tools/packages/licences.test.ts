import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLicenceFaults } from './find-licence-faults.ts';

const of = (license: string | undefined) =>
  findLicenceFaults({ '': {}, 'node_modules/zod/node_modules/@some/thing': { version: '1.0.0', license } });

test('a package is taken under a licence that is free, one of several, or all of several', () => {
  for (const license of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1', 'LGPL-3.0-or-later', 'MIT AND ISC AND BSD-3-Clause'])
    assert.deepEqual(of(license), [], license);
});

test('a package is named where its licence binds Talaan, is no licence, or is not said', () => {
  assert.deepEqual(of('AGPL-3.0-only'), ['@some/thing is under AGPL-3.0-only, which is not one of the licences that Talaan takes']);
  assert.deepEqual(of('MIT AND GPL-3.0-only').length, 1);
  assert.deepEqual(of('SEE LICENSE IN LICENSE.md').length, 1);
  assert.deepEqual(of(undefined), ['@some/thing does not say its licence']);
});

test('workspaces are not packages of others', () => {
  assert.deepEqual(findLicenceFaults({ kernel: {}, 'node_modules/@talaan/kernel': { link: true } }), []);
});
