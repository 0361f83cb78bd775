import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readScan } from './read-scan.ts';
import { copyNumber, trackingNumber } from './tracking-number.ts';

test('a slip is read from its number and from an address that ends in it; another code is not', () => {
  const cases: [string, string | null][] = [
    ['C1-HRMO-2026-000123', 'C1-HRMO-2026-000123'],
    [' c1-hrmo-2026-000123\n', 'C1-HRMO-2026-000123'],
    ['C1-HRMO-2026-000123-2', 'C1-HRMO-2026-000123-2'],
    ['https://talaan.example/dts/documents/by-number/C1-HRMO-2026-000123', 'C1-HRMO-2026-000123'],
    ['https://talaan.example/dts/document-list?term=C1-HRMO-2026-000123', 'C1-HRMO-2026-000123'],
    ['*C1-HRMO-2026-000123*', 'C1-HRMO-2026-000123'],
    ['(C1-HRMO-2026-000123)', 'C1-HRMO-2026-000123'],
    ['C1\u2011HRMO\u20112026\u2011000123', 'C1-HRMO-2026-000123'],
    ['C1-HRMO-2026-123', 'C1-HRMO-2026-000123'],
    ['C1-HRMO-2026-0000123', 'C1-HRMO-2026-000123'],
    ['c1-hrmo-2026-123-2', 'C1-HRMO-2026-000123-2'],
    ['NO-RMO-2026-000007', 'NO-RMO-2026-000007'],
    ['C1-RMO-OUT-2026-7', 'C1-RMO-OUT-2026-0007'],
    ['https://talaan.example/', null],
    ['https://', null],
    ['4806789012345', null],
    ['WIFI:S:Library;T:WPA;P:books;;', null],
    ['', null],
  ];
  for (const [text, number] of cases) assert.equal(readScan(text), number, text);
});

test('whatever number is given, its slip and that of each copy read as it', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
  fc.assert(
    fc.property(
      word,
      word,
      fc.integer({ min: 2000, max: 2100 }),
      fc.integer({ min: 1, max: 999_999 }),
      fc.nat(99),
      (campus, office, year, no, child) => {
        const number = trackingNumber({ campus, office, year, no });
        const ofCopy = copyNumber(number, child + 1);
        for (const one of [number, ofCopy]) {
          assert.equal(readScan(one), one);
          assert.equal(readScan(`https://talaan.example/dts/document-list?term=${one.toLowerCase()}`), one);
        }
      },
    ),
  );
});
