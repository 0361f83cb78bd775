import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOfDelivery, knownValues } from './delivery-address.ts';

const FIND = {
  officeId: 7,
  fundCode: '05',
  article: 'Cabinet & desk',
  description: '',
  accepted: 3,
  unitCost: 125_050,
  remarks: 'Found',
  difference: 12,
};
const read = (address: string) => knownValues(new URL(address, 'https://talaan.example').searchParams);

test('a find of a count begins its delivery with what is known of it', () => {
  const { line, ...head } = read(addressOfDelivery(FIND));
  assert.deepEqual(head, { office_id: 7, fund_code: '05', remarks: 'Found', difference_id: 12 });
  assert.deepEqual([line.article, line.accepted, line.ordered, line.amount, line.per], ['Cabinet & desk', 3, 3, '1250.5', 'unit']);
});

test('what is not appraised has no cost yet, and a plain address names nothing', () => {
  assert.equal(read(addressOfDelivery({ ...FIND, unitCost: null })).line.amount, '');
  const { line, ...head } = read('/property/deliveries/new');
  assert.deepEqual(head, { office_id: null, fund_code: null, remarks: '', difference_id: null });
  assert.deepEqual([line.article, line.accepted], ['', 1]);
});
