import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { CannotStart } from '../cannot-start.ts';
import { countReleasesBehind, insertTables, readMigrations } from './migrations.ts';

const closed = new Map([
  [1, 'one'],
  [2, 'two'],
]);
const program = { number: 3, fingerprint: 'three' };

const JUDGED: readonly { what: string; database: { number: number; fingerprint: string }; said: number | RegExp }[] = [
  { what: 'of this release', database: { number: 3, fingerprint: 'three' }, said: 0 },
  { what: 'of the release before', database: { number: 2, fingerprint: 'two' }, said: 1 },
  { what: 'of an earlier release', database: { number: 1, fingerprint: 'one' }, said: 2 },
  { what: 'of this release as it was while it was made', database: { number: 3, fingerprint: 'other' }, said: /between two releases/ },
  {
    what: 'of an earlier release as it was while it was made',
    database: { number: 1, fingerprint: 'other' },
    said: /between two releases/,
  },
  { what: 'of a later release', database: { number: 4, fingerprint: 'four' }, said: /newer than the program.*release 4.*of release 3/ },
];

for (const { what, database, said } of JUDGED)
  test(`a database ${what} is ${typeof said === 'number' ? `${said} releases behind` : 'refused'}`, () => {
    const judge = () => countReleasesBehind(database, program, closed);
    if (typeof said === 'number') assert.equal(judge(), said);
    else assert.throws(judge, (error) => error instanceof CannotStart && said.test(error.message));
  });

test('whatever a database says that it is, it is brought up only from a closed release or not at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom('one', 'two', 'three', 'x'), (number, fingerprint) => {
      try {
        const behind = countReleasesBehind({ number, fingerprint }, program, closed);
        assert.equal(fingerprint, behind === 0 ? 'three' : closed.get(number));
        assert.equal(number + behind, 3);
      } catch (error) {
        assert.ok(error instanceof CannotStart);
      }
    }),
  );
});

test('migrations are numbered from 2 without a gap, and the last one is the release', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'talaan migrations '));
  const folder = pathToFileURL(`${dir}/`);
  assert.deepEqual(await readMigrations(folder), { release: 1, steps: [], closed: new Map() });
  await writeFile(join(dir, '0002-leave.sql'), 'select 1');
  await writeFile(join(dir, '0003-payroll.sql'), 'select 2');
  await writeFile(join(dir, 'releases.txt'), `1 2026-11-25 ${'a'.repeat(64)}\n`);
  const { release, steps, closed: known } = await readMigrations(folder);
  assert.deepEqual([release, steps.map(({ name }) => name), known.get(1)], [3, ['0002-leave.sql', '0003-payroll.sql'], 'a'.repeat(64)]);
  await writeFile(join(dir, '0003-again.sql'), '');
  await assert.rejects(readMigrations(folder), /0003-payroll\.sql: the number 4 is expected there/);
  await rm(dir, { recursive: true });
});

test('a line of a migration stands for the tables of a module while the release is open', () => {
  const text = 'alter table a add b text;\n-- make the tables of leave\nselect 1;\n';
  const tables = new Map([['leave', "create schema leave; -- '$&'\n"]]);
  assert.equal(
    insertTables(text, tables),
    "alter table a add b text;\n-- The tables of leave.\ncreate schema leave; -- '$&'\n\nselect 1;\n",
  );
  assert.throws(() => insertTables('-- make the tables of nothing', tables), /of nothing, which is no module/);
});
