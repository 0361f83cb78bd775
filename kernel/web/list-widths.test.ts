import { test } from 'node:test';
import assert from 'node:assert/strict';
import { widthsOf } from './list-widths.ts';

test('columns of names and texts share what dates, numbers and check-boxes leave', () => {
  assert.deepEqual(widthsOf(['name', 'date', 'text', 'sg'], true), [
    'calc(max(100cqw - 228px, 280px) * 0.6)',
    '116px',
    'calc(max(100cqw - 228px, 280px) * 0.4)',
    '68px',
  ]);
});
