import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { ITEM_STATES, type ItemState } from '../item-status.ts';
import type { ItemValues } from './item-import-fields.ts';
import { judgeState, type StateOnRecord } from './judge-state.ts';
import { readStanding, stateTold } from './read-standing.ts';

const row = (values: Partial<ItemValues>): ReadRow<ItemValues> => ({ line: 2, key: 'A-1', values, messages: [] });
const standing = (cell: string) => (readStanding(cell) as { value: ItemValues['status'] }).value;
const onRecord: StateOnRecord = { state: 'funded', since: '2020-01-01', holder: null, vacantSince: '2020-01-01', lastHeld: null };

test('a status is read as offices write it, and taken together with the funding', () => {
  for (const [status, funded, state] of [
    ['Vacant (Funded)', undefined, 'funded'],
    ['VACANT, UNFUNDED', undefined, 'unfunded'],
    ['vacant', false, 'unfunded'],
    ['Filled', true, 'funded'],
    ['Filled', false, undefined],
    ['Frozen', false, 'frozen'],
    ['Frozen', true, undefined],
    ['Unfilled', undefined, null],
  ] as const)
    assert.equal(stateTold(standing(status), funded), state, `${status} ${funded}`);
  assert.ok('error' in readStanding('on leave'));
});

test('an item on record changes its state from a day on, unless somebody holds it or it is abolished', () => {
  const held = { ...onRecord, holder: 'Cruz, Ana', lastHeld: { fullname: 'Cruz, Ana', until: '2026-07-01' } };
  for (const [known, values, states, why] of [
    [onRecord, { status: standing('Frozen'), state_from: '2026-03-01' }, [{ state: 'frozen', from: '2026-03-01' }], undefined],
    [onRecord, { status: standing('Frozen') }, [], 'On record it is funded. Say from which day it is frozen.'],
    [
      held,
      { status: standing('Abolished'), state_from: '2026-07-01' },
      [{ state: 'abolished', from: '2026-07-01' }],
      'On record Cruz, Ana is the incumbent.',
    ],
    [
      { ...onRecord, lastHeld: held.lastHeld },
      { status: standing('Abolished'), state_from: '2026-06-30' },
      [],
      'Cruz, Ana is the incumbent of this item until 30 Jun 2026. End the appointment first, or choose a later day.',
    ],
    [
      { ...onRecord, state: 'abolished' },
      { funded: true, state_from: '2026-06-30' },
      [],
      'It was abolished on 1 Jan 2020, which is for good.',
    ],
    [
      onRecord,
      { status: standing('Funded'), state_from: '2021-01-01' },
      [],
      'On record it is funded since 1 Jan 2020; this day is not changed.',
    ],
    [onRecord, {}, [], undefined],
  ] as const) {
    const one = row(values);
    assert.deepEqual(judgeState(one, known), states);
    assert.equal(one.messages[0]?.message, why);
  }
});

test('the states of a new item begin on the day it is opened, follow one another, and are refused or whole', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }).toString());
  fc.assert(
    fc.property(fc.constantFrom(...ITEM_STATES), day, fc.option(day, { nil: undefined }), (state: ItemState, opened, from) => {
      const one = row({ status: { state, isHeld: null }, opened_on: opened, ...(from && { state_from: from }) });
      const states = judgeState(one, null);
      if (one.messages.some(({ level }) => level === 'error')) return;
      assert.equal(states[0]!.from, opened);
      assert.equal(states.at(-1)!.state, state);
      assert.ok(states.length === 1 || states[0]!.from < states[1]!.from);
    }),
  );
});
