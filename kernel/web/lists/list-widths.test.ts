import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fittedWidths, widthsOf } from './list-widths.ts';

test('columns of names and texts share what dates, numbers and check-boxes leave', () => {
  assert.deepEqual(widthsOf(['name', 'date', 'text', 'sg'], true), [
    'calc(max(100cqw - 228px, 280px) * 0.6)',
    '116px',
    'calc(max(100cqw - 228px, 280px) * 0.4)',
    '68px',
  ]);
});

/** Of columns that say nothing beside their values. */
const plain = (...widths: number[]) => widths.map((width) => ({ whole: width, values: width }));

test('where all fit, names and texts share what is left beyond what each needs', () => {
  assert.deepEqual(fittedWidths(['name', 'date', 'text'], plain(200, 100, 300), 800, false), [
    'calc(max(100cqw - 100px, 208px) * 0.45714285714285713)',
    '100px',
    'calc(max(100cqw - 100px, 208px) * 0.5428571428571428)',
  ]);
});

test('in a window that is too narrow what is short is whole, and the longest columns share the rest', () => {
  assert.deepEqual(fittedWidths(['name', 'word', 'text', 'text'], plain(200, 120, 900, 600), 720, false), [
    '200px',
    '120px',
    'calc(max(100cqw - 320px, 208px) * 0.5)',
    'calc(max(100cqw - 320px, 208px) * 0.5)',
  ]);
});

test('where the values fit and what is said beside them does not, no value is cut, and what is beside shares the rest', () => {
  const needs = [{ whole: 300, values: 200 }, ...plain(100), { whole: 700, values: 300 }];
  assert.deepEqual(fittedWidths(['name', 'date', 'text'], needs, 700, false), [
    'calc(max(100cqw - 100px, 208px) * 0.36666666666666664)',
    '100px',
    'calc(max(100cqw - 100px, 208px) * 0.6333333333333333)',
  ]);
});
