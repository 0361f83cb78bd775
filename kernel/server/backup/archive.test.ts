import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { CannotStart } from '../cannot-start.ts';
import { HEAD, readAll, readArchive, verifyArchive, writeArchive, type Head } from './archive.ts';
import { seal, unseal } from './sealed-stream.ts';
import type { Entry } from './tar.ts';

const KEY = 'a key that nobody guesses, of 40 letters';
const head: Head = {
  format: 1,
  id: '0199b7a0-0000-7000-8000-000000000000',
  made_at: '2026-11-23T01:30:00.000Z',
  is_demo: true,
  release: { number: 1, fingerprint: 'f' },
  tables: [{ name: 'kernel.file', columns: ['id'] }],
  partitions: [],
  sequences: [],
};
const ROWS = 5000;
const rows = Array.from({ length: ROWS }, (_, at) => `${at}\trow ${Math.sin(at)}\n`).join('');

const REFUSED = /^The backup is not whole|^BACKUP_KEY is not the key/;

let dir: string;
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'talaan archive '));
});
after(() => rm(dir, { recursive: true }));

async function write(name: string, key?: string, counted = ROWS): Promise<string> {
  const path = join(dir, name);
  const entry = (of: string, text: string): Entry => ({ name: of, size: Buffer.byteLength(text), content: [Buffer.from(text)] });
  async function* entries() {
    yield entry(HEAD, JSON.stringify(head));
    yield entry('tables/kernel.file/000001', rows);
    yield entry('files/2026-11/a.pdf', 'Niño');
    yield entry('files/2026-11/b.pdf', '');
  }
  const closing = () => ({ rows: { 'kernel.file': counted }, files: 2, bytes: { rows: rows.length, files: 5 }, without: [] });
  await writeArchive(entries(), closing, { path, key, level: 3, watch: new PassThrough() });
  return path;
}

async function refusal(path: string, key?: string): Promise<string> {
  const error: unknown = await verifyArchive(path, key).then(() => 'nothing', (thrown: unknown) => thrown); // prettier-ignore
  return error instanceof CannotStart ? error.message : `not in words: ${String(error)}`;
}

for (const key of [undefined, KEY])
  test(`what was written ${key ? 'with a key' : 'without a key'} is read back`, async () => {
    const path = await write(`read-back-${Boolean(key)}`, key);
    const read: [string, string][] = [];
    const found = await readArchive(path, key, async (entry) => void read.push([entry.name, await readAll(entry)]));
    assert.deepEqual(found.head, head);
    assert.deepEqual(read, [
      ['tables/kernel.file/000001', rows],
      ['files/2026-11/a.pdf', 'Niño'],
      ['files/2026-11/b.pdf', ''],
    ]);
    assert.equal((await verifyArchive(path, key)).manifest.files, 2);
  });

test('an archive without a key is opened by tar, so that a university never depends on Talaan to read its own', async (t) => {
  const path = await write('by-tar');
  try {
    assert.equal(execFileSync('tar', ['--zstd', '-xOf', path, 'files/2026-11/a.pdf'], { encoding: 'utf8', stdio: 'pipe' }), 'Niño');
  } catch (error) {
    if (error instanceof Error && /zstd|ENOENT/.test(error.message)) return t.skip('no tar with zstd here');
    throw error;
  }
});

for (const key of [undefined, KEY])
  test(`${key ? 'sealed' : 'open'}: wherever it is cut off or one of its bytes is changed, it is refused in words, or read as it was written`, async () => {
    const whole = await readFile(await write(`whole-${Boolean(key)}`, key));
    const path = join(dir, 'harmed');
    let harmless = 0;
    const places = [
      16,
      40,
      whole.length - 20,
      whole.length - 1,
      ...Array.from({ length: 8 }, (_, at) => Math.floor((at * whole.length) / 8)),
    ];
    for (const place of new Set(places)) {
      const changed = Buffer.from(whole);
      changed[place]! ^= 0x10;
      await writeFile(path, changed);
      const said = await refusal(path, key);
      // Such as a byte that only says how much memory the reader needs: all hashes still match.
      assert.match(said, key ? REFUSED : new RegExp(`${REFUSED.source}|nothing$`), `byte ${place} of ${whole.length}`);
      if (said.endsWith('nothing')) harmless += 1;
      await writeFile(path, whole);
      await truncate(path, place);
      assert.match(await refusal(path, key), /^The backup is not whole/, `cut off at ${place} of ${whole.length}`);
    }
    assert.ok(harmless <= 1);
    if (!key) return;
    await writeFile(path, Buffer.concat([whole, Buffer.from('more')]));
    assert.match(await refusal(path, key), /^The backup is not whole/);
  });

test('fewer rows than the manifest says are found', async () => {
  assert.match(await refusal(await write('fewer', undefined, ROWS + 1)), /not whole: rows of kernel\.file are missing/);
});

test('a key that is wrong or missing, and a file that is none of ours or not there, are said in words', async () => {
  const path = await write('locked', KEY);
  assert.match(await refusal(path), /^The backup is encrypted: set BACKUP_KEY/);
  assert.match(await refusal(path, `${KEY}!`), /^BACKUP_KEY is not the key that this backup was made with/);
  assert.equal(await refusal(path, KEY), 'not in words: nothing');
  await writeFile(join(dir, 'other'), 'a letter, of more than sixteen characters');
  assert.match(await refusal(join(dir, 'other')), /^The backup is not whole/);
  assert.match(await refusal(join(dir, 'nowhere')), /nowhere cannot be read \(ENOENT\)/);
});

test('whatever is sealed in whatever pieces is opened as it was', async () => {
  const read = async (chunks: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(chunks));
  async function* from(chunks: Iterable<Uint8Array>) {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 3000 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 400 }), async (chunks, times) => {
      const many = Array.from({ length: times }, () => chunks).flat();
      const sealed = await read(seal(from(many), KEY));
      const cut = Array.from({ length: Math.ceil(sealed.length / 70_000) }, (_, at) => sealed.subarray(at * 70_000, (at + 1) * 70_000));
      assert.ok((await read(unseal(from(cut), KEY))).equals(Buffer.concat(many)));
    }),
    { numRuns: 4 },
  );
});
