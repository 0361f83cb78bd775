import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sightOf } from './sight-of.ts';
import { copyNumber, outgoingNumber, trackingNumber } from './tracking-number.ts';

test('a tracking number names campus, office, year and the number, as scanners read it', () => {
  assert.equal(trackingNumber({ campus: 'C1', office: 'HRMO', year: 2026, no: 123 }), 'C1-HRMO-2026-000123');
  assert.equal(trackingNumber({ campus: 'Peñas', office: 'O.P.', year: 2027, no: 1_234_567 }), 'PENAS-OP-2027-1234567');
  assert.equal(copyNumber('C1-HRMO-2026-000123', 2), 'C1-HRMO-2026-000123-2');
});

test('an outgoing number names campus and office that send the paper out, the year, and its place among them', () => {
  assert.equal(outgoingNumber({ campus: 'C1', office: 'RMO', year: 2026, no: 1 }), 'C1-RMO-OUT-2026-0001');
  assert.equal(outgoingNumber({ campus: 'C1', office: 'R.M.O.', year: 2026, no: 12_345 }), 'C1-RMO-OUT-2026-12345');
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
