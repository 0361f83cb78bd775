import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTaker, type StepTaker } from './step-taker.ts';

const SPAN = 'Officer in charge from 17 Nov 2026 to 1 Dec 2026';
const cases: [means: string, taker: StepTaker, text: string][] = [
  ['in one’s own right', { by: 'Ana Reyes', in_place_of: null, by_designation: null }, 'Ana Reyes'],
  [
    'for the head, by which designation',
    { by: 'Maria Santos', in_place_of: 'Jose Cruz', by_designation: SPAN },
    `Maria Santos for Jose Cruz (${SPAN})`,
  ],
  ['while the post is vacant', { by: 'Maria Santos', in_place_of: null, by_designation: SPAN }, `Maria Santos (${SPAN})`],
  [
    'a head by their own designation',
    { by: 'Jose Cruz', in_place_of: null, by_designation: 'Dean from 1 Aug 2020' },
    'Jose Cruz (Dean from 1 Aug 2020)',
  ],
  ['by the clock', { by: null, in_place_of: null, by_designation: null }, 'Talaan'],
];

for (const [means, taker, text] of cases) test(`a step taken ${means}: ${text}`, () => assert.equal(formatTaker(taker), text));
