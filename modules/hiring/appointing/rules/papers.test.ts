import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { documentKindOf, papersFor } from './papers.ts';

const codes = (nature: string, status: string, isPublished = true) => papersFor({ nature, status, isPublished }).map(({ code }) => code);

test('who enters the service brings clearances and forms, who is promoted the last rating', () => {
  assert.ok(['nbi', 'medical', 'saln', 'publication', 'eligibility'].every((code) => codes('ORIG', 'PERM').includes(code)));
  assert.ok(!codes('PROM', 'PERM').includes('nbi') && codes('PROM', 'PERM').includes('rating'));
  assert.ok(codes('TRANS', 'PERM').includes('clearance'));
  const casual = codes('ORIG', 'CAS', false);
  assert.ok(casual.includes('casual') && !casual.includes('publication') && !casual.includes('eligibility'));
  assert.deepEqual([codes('ORIG', 'PERM').includes('appointment'), casual.includes('appointment')], [true, false]);
  assert.deepEqual(['appointment', 'casual'].map(documentKindOf), ['APPT', 'APPT']);
});

test('every appointment is supported by data sheet, position description, oath and assumption, each once', () => {
  const nature = fc.constantFrom('ORIG', 'PROM', 'TRANS', 'REEMP', 'REAPP', 'DEMO');
  fc.assert(
    fc.property(nature, fc.constantFrom('PERM', 'TEMP', 'CAS', 'CONTR', 'SUBS'), fc.boolean(), (one, status, isPublished) => {
      const found = codes(one, status, isPublished);
      assert.equal(new Set(found).size, found.length);
      for (const code of ['pds', 'position', 'oath', 'assumption']) assert.ok(found.includes(code));
    }),
  );
  assert.equal(documentKindOf('transcript'), 'TOR');
  assert.equal(documentKindOf('letter'), 'OTHER');
});
