import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Changes } from './changes-of.ts';
import type { Database } from '../database/database.ts';
import { Kept, keep, stretchOf } from './kept.ts';

/** The sums of changes at a moment; only these two move here. */
const at = (personnel: number, rights = 0): { seen: Changes } => ({ seen: { personnel, rights, calendar: 0, settings: 0, faces: 0 } });
/** A transaction that has or has not changed a topic itself. */
const transaction = (is: boolean) =>
  ({ isTransaction: true, executeQuery: () => Promise.resolve({ rows: [{ is }] }) }) as unknown as Database;
const inTransaction = transaction(false);
const MOST = 3;

function open(topics: ('personnel' | 'rights')[] = ['personnel']) {
  const kept = new Kept<string>({ name: 'test', topics, most: MOST });
  let loads = 0;
  /** Answers with its number, at once. */
  const load = () => Promise.resolve(`load ${++loads}`);
  return { kept, load };
}

/** A loading that ends when the test says so. */
function openLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { load: () => promise, resolve, reject };
}

const cases: [string, ReturnType<typeof at>[], string[]][] = [
  ['is given again while nothing changes', [at(1), at(1), at(1)], ['load 1', 'load 1', 'load 1']],
  ['is read anew after a change of its topic', [at(1), at(2), at(2)], ['load 1', 'load 2', 'load 2']],
  ['is not read anew for a change of another topic', [at(1, 1), at(1, 2)], ['load 1', 'load 1']],
  ['is given to who asked before the change that it shows', [at(2), at(1), at(2)], ['load 1', 'load 1', 'load 1']],
];
for (const [name, asked, expected] of cases)
  test(`an answer ${name}`, async () => {
    const { kept, load } = open();
    const answers: string[] = [];
    for (const asking of asked) answers.push(await kept.answer(asking, 'who', load));
    assert.deepEqual(answers, expected);
  });

test('an answer that rests on two topics is read anew after a change of either', async () => {
  const { kept, load } = open(['personnel', 'rights']);
  const ask = (asking: ReturnType<typeof at>) => kept.answer(asking, 'who', load);
  assert.deepEqual(
    [await ask(at(1, 1)), await ask(at(2, 1)), await ask(at(2, 2)), await ask(at(2, 2))],
    ['load 1', 'load 2', 'load 3', 'load 3'],
  );
});

test('who knows no sums is answered anew, and leaves nothing behind', async () => {
  const { kept, load } = open();
  assert.equal(await kept.answer({ seen: null }, 'who', load), 'load 1');
  assert.equal(await kept.answer(at(0), 'who', load), 'load 2');
});

test('who asks at the same time waits for one loading', async () => {
  const { kept, load } = open();
  const first = openLoad();
  const both = [kept.answer(at(1), 'who', first.load), kept.answer(at(1), 'who', load)];
  first.resolve('shared');
  assert.deepEqual(await Promise.all(both), ['shared', 'shared']);
});

test('a loading that began before a change answers nobody who asks after it', async () => {
  const { kept, load } = open();
  const early = openLoad();
  const first = kept.answer(at(1), 'who', early.load);
  const second = await kept.answer(at(2), 'who', load);
  early.resolve('from before the change');
  assert.equal(await first, 'from before the change');
  assert.deepEqual([second, await kept.answer(at(2), 'who', load)], ['load 1', 'load 1']);
});

test('a loading that ends after a change that it began before is not given after the change', async () => {
  const { kept, load } = open();
  const early = openLoad();
  const first = kept.answer(at(1), 'who', early.load);
  early.resolve('may show the change or not');
  await first;
  assert.equal(await kept.answer(at(2), 'who', load), 'load 1');
});

test('a loading that fails is told to all who waited, and tried again', async () => {
  const { kept, load } = open();
  const failing = openLoad();
  const both = [kept.answer(at(1), 'who', failing.load), kept.answer(at(1), 'who', load)];
  failing.reject(new Error('the database is away'));
  const told = await Promise.allSettled(both);
  assert.deepEqual(
    told.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await kept.answer(at(1), 'who', load), 'load 1');
});

test('a transaction waits for no loading of others, takes what is there, and leaves what it read', async () => {
  const { kept, load } = open();
  const slow = openLoad();
  const others = kept.answer(at(1), 'who', slow.load);
  assert.equal(await kept.answer({ ...at(1), db: inTransaction }, 'who', load), 'load 1');
  slow.resolve('of others');
  await others;
  assert.equal(await kept.answer({ ...at(1), db: inTransaction }, 'who', load), 'of others');
  await kept.answer({ ...at(2), db: inTransaction }, 'who', load);
  assert.equal(await kept.answer(at(2), 'who', load), 'load 2');
});

test('a transaction that changed the topic itself leaves nothing that it read', async () => {
  const { kept, load } = open();
  assert.equal(await kept.answer({ ...at(1), db: transaction(true) }, 'who', load), 'load 1');
  assert.equal(await kept.answer(at(1), 'who', load), 'load 2');
});

test('at most so many are kept; the one that was not asked for the longest goes', async () => {
  const { kept, load } = open();
  for (const question of ['a', 'b', 'c', 'a', 'd']) await kept.answer(at(1), question, load);
  const again: string[] = [];
  for (const question of ['a', 'c', 'd', 'b']) again.push(await kept.answer(at(1), question, load));
  assert.deepEqual(again, ['load 1', 'load 3', 'load 4', 'load 5']);
});

test('a loading begins with the answer that held before', async () => {
  const { kept } = open();
  const add = (before = '') => Promise.resolve(`${before}+`);
  const answers: string[] = [];
  for (const sum of [1, 2, 2, 3]) answers.push(await kept.answer(at(sum), 'who', add));
  assert.deepEqual(answers, ['+', '++', '++', '+++']);
});

test('what nobody asks for within an hour goes', async (t) => {
  mock.timers.enable({ apis: ['setInterval'] });
  t.after(() => mock.timers.reset());
  const { kept, load } = open();
  const ask = (question: string) => kept.answer(at(1), question, load);
  await ask('asked for');
  await ask('left');
  for (let half = 0; half < 3; half++) {
    mock.timers.tick(1_800_000);
    assert.equal(await ask('asked for'), 'load 1');
  }
  assert.equal(await ask('left'), 'load 3');
});

test('an answer without topics holds for the stretch of time that its question names', async () => {
  const kept = new Kept<string>({ name: 'test', topics: [], most: MOST });
  let loads = 0;
  const ask = (ms: number) => kept.answer({ seen: null }, stretchOf(2000, ms), () => Promise.resolve(`load ${++loads}`));
  assert.deepEqual([await ask(2000), await ask(3999), await ask(4000)], ['load 1', 'load 1', 'load 2']);
});

test('each server of a process has its own', async () => {
  const ofServers = keep<string>({ name: 'test', topics: [], most: MOST });
  const [one, other] = [{}, {}];
  await ofServers(one).answer({ seen: null }, 1, () => Promise.resolve('of one'));
  assert.equal(await ofServers(other).answer({ seen: null }, 1, () => Promise.resolve('of the other')), 'of the other');
});
