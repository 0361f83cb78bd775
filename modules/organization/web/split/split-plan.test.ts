import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfficeUseRows } from '../../contract/split.ts';
import { bodyOf, newPart, removePart, send, share, type SplitPlan } from './split-plan.ts';

const uses: OfficeUseRows[] = [
  {
    name: 'people',
    title: 'People',
    shared: false,
    rows: ['1', '2'].map((key) => ({ key, label: key, note: '', personnel_id: Number(key) })),
  },
  { name: 'schedules', title: 'Work schedules', shared: true, rows: [{ key: '9', label: 'Flexi', note: '', personnel_id: null }] },
];
const plan: SplitPlan = { from: '2027-01-01', authority: 'BOR Resolution 41', parts: [newPart(null), newPart(null)], goes: {} };

test('a person goes to one part, a schedule to each that takes it, and the rest stays', () => {
  const planned = share(share(send(send(plan, ['people 1'], 0), ['people 1'], 1), 'schedules 9', 0), 'schedules 9', 1);
  assert.deepEqual(
    bodyOf(planned, uses).parts.map(({ takes }) => takes),
    [
      { people: [], schedules: ['9'] },
      { people: ['1'], schedules: ['9'] },
    ],
  );
});

test('whoever went to a part that is removed stays, and the later parts keep theirs', () => {
  const planned = removePart(send(send(plan, ['people 1'], 0), ['people 2'], 1), 0);
  assert.deepEqual(
    bodyOf(planned, uses).parts.map(({ takes }) => takes['people']),
    [['2']],
  );
});

test('somebody who has left since is not sent', () => {
  assert.deepEqual(bodyOf(send(plan, ['people 7'], 0), uses).parts[0]!.takes['people'], []);
});
