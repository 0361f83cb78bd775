import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changeFrom, findCycle, refuseChange, spanOn, withdrawChange, type History, type Places } from './office-history.ts';

const TODAY = '2026-11-20';
const always = <V>(value: V): History<V> => [{ from: null, until: null, value, authority: '' }];
const bor = (from: string) => ({ from, authority: 'BOR Resolution 12, s. 2026' });
const say = <V>(history: History<V>) => history.map(({ from, until, value }) => `${from ?? ''}..${until ?? ''} ${String(value)}`);

test('a new name holds from its day on, the old one until then', () => {
  const history = changeFrom(always('Accounting Office'), bor('2026-12-01'), 'Accounting Services Office');
  assert.deepEqual(say(history), ['..2026-12-01 Accounting Office', '2026-12-01.. Accounting Services Office']);
  assert.equal(spanOn(history, '2026-11-30').value, 'Accounting Office');
  assert.equal(spanOn(history, '2026-12-01').value, 'Accounting Services Office');
});

test('a change before a planned one ends where that begins', () => {
  const planned = changeFrom(always('A'), bor('2027-01-01'), 'C');
  assert.deepEqual(say(changeFrom(planned, bor('2026-12-01'), 'B')), ['..2026-12-01 A', '2026-12-01..2027-01-01 B', '2027-01-01.. C']);
});

test('a second change of the same day takes the place of the first', () => {
  const planned = changeFrom(always('A'), bor('2027-01-01'), 'B');
  assert.deepEqual(say(changeFrom(planned, bor('2027-01-01'), 'C')), ['..2027-01-01 A', '2027-01-01.. C']);
});

test('a planned change that is withdrawn leaves what was before', () => {
  const planned = changeFrom(always('A'), bor('2027-01-01'), 'B');
  assert.deepEqual(say(withdrawChange(planned, '2027-01-01')), ['.. A']);
});

const renamed = changeFrom(always('A'), bor('2026-03-01'), 'B');
const refusals: { name: string; from: string; authority?: string; value?: string; field: string | null }[] = [
  { name: 'a change from next month is free', from: '2026-12-01', authority: '', field: null },
  { name: 'a change from today is free', from: TODAY, authority: '', field: null },
  { name: 'one dated back within the running name needs its authority', from: '2026-10-01', authority: '', field: 'authority' },
  { name: 'one dated back within the running name with its authority is taken', from: '2026-10-01', field: null },
  { name: 'one dated into closed history is refused, whatever its authority', from: '2026-02-01', field: 'from' },
  { name: 'the day on which the running name began is closed history', from: '2026-03-01', field: 'from' },
  { name: 'the name that it has already is no change', from: '2026-12-01', value: 'B', field: 'from' },
];
for (const { name, from, authority = 'BOR Resolution 12', value = 'C', field } of refusals) {
  test(name, () => assert.equal(refuseChange(renamed, { from, authority }, TODAY, value)?.field ?? null, field));
}

test('a college cannot be moved below its own department, nor below one that is planned to come under it', () => {
  const places: Places = new Map([
    [1, always<number | null>(3)],
    [2, changeFrom(always<number | null>(null), bor('2027-01-01'), 1)],
    [3, always<number | null>(null)],
  ]);
  assert.equal(findCycle(places, 1, '2026-12-01'), null);
  const below = new Map(places).set(3, changeFrom(places.get(3)!, bor('2026-12-01'), 1));
  assert.equal(findCycle(below, 3, '2026-12-01'), '2026-12-01');
  const later = new Map(places).set(1, changeFrom(places.get(1)!, bor('2026-12-01'), 2));
  assert.equal(findCycle(later, 1, '2026-12-01'), '2027-01-01');
});

const OFFICES = [1, 2, 3, 4, 5];
const day = fc.integer({ min: 0, max: 59 }).map((days) => Temporal.PlainDate.from('2026-11-20').add({ days }).toString());
const move = fc.record({ office: fc.constantFrom(...OFFICES), parent: fc.option(fc.constantFrom(...OFFICES), { nil: null }), from: day });

test('whatever moves are tried, histories have no gap and no office ever stands below itself', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), fc.array(day, { minLength: 1, maxLength: 10 }), (moves, days) => {
      let places: Places = new Map(OFFICES.map((id) => [id, always<number | null>(null)]));
      for (const { office, parent, from } of moves) {
        if (parent === office) continue;
        const next = new Map(places).set(office, changeFrom(places.get(office)!, { from, authority: '' }, parent));
        if (findCycle(next, office, from) === null) places = next;
      }
      for (const date of days) {
        for (const office of OFFICES) {
          let steps = 0;
          for (let at: number | null = office; at !== null; at = spanOn(places.get(at)!, date).value) assert.ok(steps++ <= OFFICES.length);
        }
      }
      for (const history of places.values()) {
        assert.equal(history[0]!.from, null);
        assert.equal(history.at(-1)!.until, null);
        history.slice(1).forEach((span, index) => assert.equal(span.from, history[index]!.until));
      }
    }),
  );
});
