import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUCKET_PACKAGES } from './files/bucket.ts';
import { formatMissing } from './format-missing.ts';

test('a server that lacks a package says which, and what to run', () => {
  assert.equal(
    formatMissing('S3_BUCKET', ['fastify', '@talaan/nowhere']),
    'S3_BUCKET needs @talaan/nowhere, which the server lacks. Run in the folder of Talaan: npm install --no-save --include=optional. Then start Talaan again.',
  );
});

test('what is optional is installed where the product is tested', () => {
  assert.equal(formatMissing('S3_BUCKET', BUCKET_PACKAGES), undefined);
});
