import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { archiveName, dateOfArchive } from './archive-name.ts';
import { chooseKept } from './choose-kept.ts';

const nightly = (last: string, nights: number) =>
  Array.from({ length: nights }, (_, back) =>
    archiveName(`${Temporal.PlainDate.from(last).subtract({ days: back }).toString()}T17:30:00Z`, false),
  );
const days = (names: Iterable<string>) => [...names].map((name) => dateOfArchive(name)!.toPlainDate().toString()).sort();

test('an archive is named for its moment by the clock of the university, and read back from its name', () => {
  assert.equal(archiveName('2026-11-22T17:30:05.123Z', false), 'talaan-2026-11-23-013005.tar.zst');
  assert.equal(archiveName('2026-11-22T17:30:05Z', true), 'talaan-2026-11-23-013005.tar.zst.sealed');
  assert.equal(dateOfArchive('talaan-2026-11-23-013005.tar.zst.sealed')?.toString(), '2026-11-23T01:30:05');
  assert.equal(dateOfArchive('talaan-2026-11-23-013005.tar.zst.unfinished'), undefined);
});

test('of two years of nights seven days, four weeks and twelve months stay, each by its newest', () => {
  const kept = days(chooseKept(nightly('2026-11-22', 730)));
  assert.deepEqual(kept.slice(-7), ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
  // Sundays before; the week of the 23rd has begun.
  assert.deepEqual(kept.filter((day) => day < '2026-11-17' && day > '2026-11-01'), ['2026-11-08', '2026-11-15']); // prettier-ignore
  assert.deepEqual(kept.filter((day) => day < '2026-11-01'), [
    '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31',
  ]); // prettier-ignore
});

test('of several on one day the newest stays, and what is no archive is left alone', () => {
  const names = ['talaan-2026-11-23-013000.tar.zst', 'talaan-2026-11-23-150000.tar.zst', 'notes.txt', 'talaan.tar.zst'];
  assert.deepEqual([...chooseKept(names)].sort(), ['notes.txt', 'talaan-2026-11-23-150000.tar.zst', 'talaan.tar.zst']);
});

test('whatever there is: the newest stays, no more than 23 do, and to choose again takes nothing more', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 200 }), (moments) => {
      const names = moments.map((at) => archiveName(at.toISOString(), false));
      const kept = chooseKept(names);
      assert.ok(kept.has(names.toSorted().at(-1)!));
      assert.ok(kept.size <= 23);
      assert.deepEqual(chooseKept([...kept]), kept);
    }),
  );
});
