import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sightOf } from './sight-of.ts';
import { copyNumber, trackingNumber } from './tracking-number.ts';

test('a tracking number names campus, office, year and the number, as scanners read it', () => {
  assert.equal(trackingNumber({ campus: 'C1', office: 'HRMO', year: 2026, no: 123 }), 'C1-HRMO-2026-000123');
  assert.equal(trackingNumber({ campus: 'Peñas', office: 'O.P.', year: 2027, no: 1_234_567 }), 'PENAS-OP-2027-1234567');
  assert.equal(copyNumber('C1-HRMO-2026-000123', 2), 'C1-HRMO-2026-000123-2');
});

test('offices off the route see of a document what its confidentiality allows', () => {
  assert.deepEqual(
    (['OPEN', 'RESTRICTED', 'CONFIDENTIAL'] as const).map((one) => [sightOf(one, true), sightOf(one, false)]),
    [
      ['whole', 'whole'],
      ['whole', 'head'],
      ['whole', 'state'],
    ],
  );
});
