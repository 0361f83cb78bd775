import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { readDraft } from '@talaan/kernel/web/forms/draft.ts';
import { RowSaver, type Saved } from './row-saver.ts';

interface Values {
  mobile: string;
  email: string;
}

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'sessionStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
});

let server: Saved<Values>;
let calls: Values[];
let answer: (values: Values, version: number) => Saved<Values>;

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  kept.clear();
  calls = [];
  server = { version: 1, values: { mobile: '', email: '' } };
  answer = (values, version) => {
    if (version !== server.version) throw new ApiError(409, { message: 'Changed meanwhile.' });
    return (server = { version: version + 1, values });
  };
});
afterEach(() => mock.timers.reset());

test('A pause in typing saves once, and the draft is forgotten then', async () => {
  const saver = open();
  saver.change({ mobile: '0', email: '' });
  saver.change({ mobile: '09', email: '' });
  assert.deepEqual(readDraft('sheet'), { base: { version: 1, values: { mobile: '', email: '' } }, values: { mobile: '09', email: '' } });
  await pass(1200);
  assert.deepEqual(calls, [{ mobile: '09', email: '' }]);
  assert.deepEqual(saver.state, { kind: 'saved', at: '10:42 AM' });
  assert.equal(readDraft('sheet'), undefined);
});

test('Without an answer it stays on this computer and is tried again; what was typed meanwhile goes with it', async () => {
  answer = () => {
    throw new ApiError(0, {});
  };
  const saver = open();
  saver.change({ mobile: '09', email: '' });
  await pass(1200);
  assert.equal(saver.state.kind, 'waiting');
  saver.change({ mobile: '0917', email: '' });
  answer = (values, version) => (server = { version: version + 1, values });
  await pass(3000);
  assert.equal(server.values.mobile, '0917');
  assert.equal(saver.state.kind, 'saved');
});

test('A page opened again finds what was not saved, and saves it', async () => {
  answer = () => {
    throw new ApiError(0, {});
  };
  const first = open();
  first.change({ mobile: '09', email: '' });
  await pass(1200);
  answer = (values, version) => (server = { version: version + 1, values });
  const second = open();
  assert.equal(second.values.mobile, '09');
  await pass(0);
  assert.equal(server.values.mobile, '09');
});

test('What another tab saved is brought together field by field', async () => {
  const saver = open();
  saver.change({ mobile: '0917', email: '' });
  server = { version: 2, values: { mobile: '', email: 'ana@up.ph' } };
  await pass(1200);
  await pass(1200);
  assert.deepEqual(server, { version: 3, values: { mobile: '0917', email: 'ana@up.ph' } });
});

test('A field that both changed is asked about: theirs is taken, or mine is kept', async () => {
  for (const choice of ['theirs', 'mine'] as const) {
    server = { version: 1, values: { mobile: '', email: '' } };
    kept.clear();
    const saver = open();
    saver.change({ mobile: '0917', email: 'a@up.ph' });
    server = { version: 2, values: { mobile: '0999', email: '' } };
    await pass(1200);
    assert.deepEqual(saver.state, { kind: 'clashed', clashes: [{ path: 'mobile', mine: '0917', theirs: '0999' }] });
    assert.equal(server.version, 2);
    saver.resolve(choice);
    await pass(0);
    assert.deepEqual(server.values, { mobile: choice === 'mine' ? '0917' : '0999', email: 'a@up.ph' });
  }
});

test('A wrong field is told and kept, and typing on tries again', async () => {
  const saver = open();
  answer = () => {
    throw new ApiError(400, { message: 'Wrong.', errors: { mobile: ['Eleven digits, please.'] } });
  };
  saver.change({ mobile: '12', email: '' });
  await pass(1200);
  assert.equal(saver.state.kind, 'refused');
  assert.notEqual(readDraft('sheet'), undefined);
  answer = (values, version) => (server = { version: version + 1, values });
  saver.change({ mobile: '09171234567', email: '' });
  await pass(1200);
  assert.equal(saver.state.kind, 'saved');
});

test('What the server has newer is shown where nothing is being typed', () => {
  const saver = open();
  saver.heard({ version: 2, values: { mobile: '0999', email: '' } });
  assert.equal(saver.values.mobile, '0999');
  saver.change({ mobile: '0917', email: '' });
  saver.heard({ version: 3, values: { mobile: '0888', email: '' } });
  assert.equal(saver.values.mobile, '0917');
});

function open() {
  return new RowSaver<Values>({
    draft: 'sheet',
    saved: server,
    save: async (values, base) => {
      calls.push(values);
      return answer(values, base.version);
    },
    read: async () => server,
    now: () => '10:42 AM',
  });
}

/** Lets the time pass, and what it set off come to its end. */
async function pass(milliseconds: number): Promise<void> {
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
