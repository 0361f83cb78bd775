import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { tries } from '@talaan/testing/tries.ts';
import type { Line } from '../contract.ts';
import { balances } from './balances.ts';
import { correct, reverse } from './correct.ts';
import { expire } from './expire.ts';
import { causeOf, COC, openLedger, posting, VL } from './ledger-kit.ts';
import { HOURS, LAST_DAY, Model, PLAIN, type ModelLine, type ModelLot } from './model-kit.ts';
import { post } from './post.ts';
import { release } from './release.ts';
import { reserve } from './reserve.ts';
import { settle } from './settle.ts';
import { usable } from './usable.ts';
import { verifyLedger } from './verify-ledger.ts';

const kit = await openLedger();

const SEEDS = tries(6, 100);
const COMMANDS = 20;

type Command =
  | { does: 'credit'; lot: ModelLot; later: number; amount: number }
  | { does: 'charge'; lines: ModelLine[] }
  | { does: 'reserve'; lines: ModelLine[] }
  | { does: 'settle'; which: number; part: number; later: number }
  | { does: 'release'; which: number }
  | { does: 'reverse'; which: number }
  | { does: 'correct'; which: number; lot: ModelLot; amount: number }
  | { does: 'expire'; day: number };

const day = fc.integer({ min: 1, max: LAST_DAY });
const amount = fc.integer({ min: 1, max: 40 });
const lot = fc.constantFrom(PLAIN, PLAIN, ...HOURS);
const which = fc.nat(30);
const lines = fc.array(fc.record({ book: fc.constantFrom('VL', 'COC'), day, amount: fc.integer({ min: 1, max: 15 }) }), {
  minLength: 1,
  maxLength: 3,
});
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('credit'), lot, later: fc.nat(4), amount }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('charge'), lines }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('reserve'), lines }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('settle'), which, part: fc.integer({ min: 1, max: 4 }), later: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('release'), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reverse'), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct'), which, lot, amount }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('expire'), day }) },
) as fc.Arbitrary<Command>;

const dateOf = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;
const bookOf = (code: string) => (code === 'VL' ? VL : COC);
const datesOf = ({ earned, expires }: ModelLot) => ({ earnedOn: dateOf(earned), expiresOn: dateOf(expires) });
const charged = (all: ModelLine[]): Line[] => all.map((one) => ({ book: bookOf(one.book), amount: -one.amount, on: dateOf(one.day) }));
const credited = (to: ModelLot, on: number, size: number): Line => ({
  book: bookOf(to.book),
  amount: size,
  on: dateOf(on),
  ...(to === PLAIN ? {} : { lot: datesOf(to) }),
});

/** One person's ledger beside its model: the numbers of what may be reversed, and of the requests that hold. */
class Beside {
  model = new Model();
  postings: number[] = [];
  person: number;
  constructor(person: number) {
    this.person = person;
  }

  async run(next: Command): Promise<void> {
    const { model, person } = this;
    switch (next.does) {
      case 'credit': {
        const on = Math.min(next.lot.earned + next.later, LAST_DAY);
        const taken = model.credit(next.lot, on, next.amount);
        return this.#same(taken, (call) => post(call, posting(person, [credited(next.lot, on, next.amount)])));
      }
      case 'charge':
        return this.#same(model.charge(next.lines), (call) => post(call, posting(person, charged(next.lines))));
      case 'reserve': {
        const requestId = await kit.addRequest(person);
        const reservation = { ...causeOf(person, charged(next.lines)), requestId, lines: charged(next.lines) };
        return this.#same(model.reserve(requestId, next.lines), async (call) => void (await reserve(call, reservation)));
      }
      case 'settle': {
        const found = this.#request(next.which);
        if (!found) return;
        const wanted = model.holds.get(found)!.flatMap(({ lot: of, day: on, hold }): ModelLine[] => {
          const size = Math.floor((hold * next.part) / 4);
          return size > 0 ? [{ book: of.book, day: Math.min(on + next.later, LAST_DAY), amount: size }] : [];
        });
        if (wanted.length === 0) return;
        return this.#same(model.settle(found, wanted), async (call) => (await settle(call, found, [posting(person, charged(wanted))]))[0]!);
      }
      case 'release': {
        const found = this.#request(next.which);
        if (!found) return;
        model.release(found);
        return this.#same(true, (call) => release(call, found, 'Withdrawn'));
      }
      case 'reverse': {
        const place = next.which % (this.postings.length || 1);
        if (this.postings.length === 0) return;
        return this.#same(model.reverse(place), async (call) => void (await reverse(call, this.postings[place]!, 'Wrong')));
      }
      case 'correct': {
        if (this.postings.length === 0) return;
        const place = next.which % this.postings.length;
        const post = [posting(person, [credited(next.lot, next.lot.earned, next.amount)])];
        const taken = model.correct(place, next.lot, next.lot.earned, next.amount);
        return this.#same(
          taken,
          async (call) => (await correct(call, { reverse: [this.postings[place]!], post, reason: 'Wrong' })).posted[0]!,
        );
      }
      case 'expire':
        return this.#same(true, async (call) => void (await expire(call, dateOf(next.day))));
    }
  }

  /** The balances of every day and of each lot, and what may be used on a day, are those of the model. */
  async compare(asked: number): Promise<void> {
    const { model, person } = this;
    for (let on = 1; on <= LAST_DAY; on += 1) {
      const rows = await balances(kit.db, { people: [person], books: [VL, COC], on: dateOf(on), today: dateOf(1) });
      for (const book of [VL, COC]) {
        const row = rows.find((one) => one.book === book.code);
        assert.deepEqual({ balance: row?.balance ?? 0, held: row?.held ?? 0 }, model.balance(book.code, on), `${book.code} on day ${on}`);
      }
    }
    for (const book of [VL, COC])
      assert.equal(
        await usable(kit.db, person, book, dateOf(asked)),
        model.usable(book.code, asked),
        `usable of ${book.code} on day ${asked}`,
      );
    const { rows } = await kit.pool.query<{ book: string; expires_on: string | null; balance: number }>(
      `select l.book, l.expires_on, sum(e.amount)::bigint as balance from ledger.lot l join ledger.entry e on e.lot_id = l.id
       where l.personnel_id = $1 and coalesce(e.effective_on <= l.expires_on, true) group by l.id`,
      [person],
    );
    for (const row of rows) {
      const of = row.expires_on === null ? PLAIN : HOURS.find((one) => dateOf(one.expires) === row.expires_on)!;
      assert.equal(row.balance, model.lotBalance(of, Math.min(of.expires, LAST_DAY)), `lot ${row.book} ${row.expires_on}`);
    }
  }

  async #same(taken: boolean, act: (call: Parameters<Parameters<typeof kit.within>[0]>[0]) => Promise<number | void>): Promise<void> {
    const done = await kit.within(act).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error;
    });
    assert.equal(!(done instanceof Refusal), taken, done instanceof Refusal ? done.message : 'the ledger took what the model refuses');
    if (typeof done === 'number') this.postings.push(done);
  }

  #request(place: number): number | undefined {
    const open = [...this.model.holds.keys()];
    return open[place % (open.length || 1)];
  }
}

test(`${SEEDS} times ${COMMANDS} random acts: the ledger takes and refuses what a plain list does, and has its balances on every day`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS, size: 'max' }), async (commands) => {
      const beside = new Beside(await kit.addPerson());
      for (const [place, next] of commands.entries()) {
        await beside.run(next);
        await beside.compare(((place * 11) % LAST_DAY) + 1);
      }
    }),
    { numRuns: SEEDS, endOnFailure: true },
  );
  assert.deepEqual(await verifyLedger(kit.db), []);
});
