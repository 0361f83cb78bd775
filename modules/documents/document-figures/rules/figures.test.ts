import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EXPLAINED_AS, filterOfLate, filterOfRow, formatShare, formatTenths, type LateCount } from './figures.ts';

test('each row of the figures leads to its papers by the filters of the list', () => {
  assert.deepEqual(filterOfRow('complexity', { id: 'simple' }), { complexity: 'simple' });
  assert.deepEqual(filterOfRow('office', { id: '7' }), { origin: '7' });
  assert.deepEqual(filterOfRow('type', { id: '7' }), { type: '7', confidential: '0' });
  assert.deepEqual(filterOfRow('type', { id: 'confidential' }), { confidential: '1' });
});

test('a number of late stays leads to those of the office, of the papers of the period, and by their explanation', () => {
  const period = { office: null, from: '2026-01-01', to: '2026-06-30' };
  const late = { office: '4', ended: '1', registered_from: '2026-01-01', registered_to: '2026-06-30' };
  assert.deepEqual(filterOfLate({ id: 4 }, period, 'late'), late);
  assert.deepEqual(filterOfLate({ id: 4 }, { ...period, office: '2' }, 'lacking'), { ...late, within: '2', explanation: 'NEEDED' });
  assert.equal(filterOfLate({ id: 4 }, period, 'accepted').explanation, 'ACCEPTED');
});

test('shares and days are said with one decimal, and a dash where nothing is closed', () => {
  const shares: [number | null, string][] = [
    [1000, '100.0%'],
    [975, '97.5%'],
    [0, '0.0%'],
    [null, '—'],
  ];
  for (const [thousandths, said] of shares) assert.equal(formatShare(thousandths), said);
  assert.deepEqual([formatTenths(24), formatTenths(25), formatTenths(0), formatTenths(null)], ['2.4', '2.5', '0.0', '—']);
});

test('whatever the numbers, what is said reads back as the number, and different rows and counts lead to different lists', () => {
  const counts: LateCount[] = ['late', ...(Object.keys(EXPLAINED_AS) as LateCount[])];
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.nat(100_000),
      fc.nat(999),
      fc.nat(999),
      fc.constantFrom(...counts),
      (share, tenths, one, other, counted) => {
        assert.equal(Math.round(Number.parseFloat(formatShare(share)) * 10), share);
        assert.equal(Math.round(Number(formatTenths(tenths)) * 10), tenths);
        const of = { office: null, from: '2026-01-01', to: '2026-06-30' };
        const same = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right);
        assert.equal(same(filterOfRow('type', { id: String(one) }), filterOfRow('type', { id: String(other) })), one === other);
        assert.equal(same(filterOfLate({ id: one }, of, counted), filterOfLate({ id: other }, of, counted)), one === other);
        for (const another of counts)
          assert.equal(same(filterOfLate({ id: one }, of, counted), filterOfLate({ id: one }, of, another)), counted === another);
      },
    ),
  );
});
