import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { postCode } from './post-code.ts';

test('the code of a post is made from the initials of its title, its rank in digits, and the year and number', () => {
  for (const [title, code] of [
    ['Administrative Officer V', 'AO5-2026-0012'],
    ['Instructor I', 'INS1-2026-0012'],
    ['Assistant Professor IV', 'AP4-2026-0012'],
    ['Chief of the Property and Supply Office', 'CPSO-2026-0012'],
    ['Nurse', 'NUR-2026-0012'],
    ['Piñero (Señor) Driver II', 'PSD2-2026-0012'],
    ['技術者', 'JOB-2026-0012'],
  ] as const)
    assert.equal(postCode(title, '2026-0012'), code);
});

test('whatever the title, the code has letters, digits and hyphens only', () => {
  fc.assert(fc.property(fc.string(), (title) => assert.match(postCode(title, '2026-0001'), /^[A-Z0-9]+(-[A-Z0-9]+)*$/)));
});
