import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfficeUseRows } from '../../contract/split.ts';
import { bodyOf, newPart, removePart, send, share, type SplitPlan } from './split-plan.ts';

const uses: OfficeUseRows[] = [
  {
    name: 'people',
    title: 'People',
    shared: false,
    follows_people: false,
    rows: ['1', '2'].map((key) => ({ key, label: key, note: '', personnel_id: Number(key) })),
  },
  {
    name: 'items',
    title: 'Plantilla items',
    shared: false,
    follows_people: true,
    rows: [
      { key: '51', label: 'PROF1-1', note: 'one', personnel_id: 1 },
      { key: '52', label: 'PROF1-2', note: 'Vacant', personnel_id: null },
    ],
  },
  {
    name: 'schedules',
    title: 'Work schedules',
    shared: true,
    follows_people: false,
    rows: [{ key: '9', label: 'Flexi', note: '', personnel_id: null }],
  },
];
const plan: SplitPlan = { from: '2027-01-01', authority: 'BOR Resolution 41', parts: [newPart(null), newPart(null)], goes: {} };

test('a person goes to one part, a schedule to each that takes it, and the rest stays', () => {
  const planned = share(share(send(send(plan, ['people 1'], 0), ['people 1'], 1), 'schedules 9', 0), 'schedules 9', 1);
  assert.deepEqual(
    bodyOf(planned, uses).parts.map(({ takes }) => takes),
    [
      { people: [], items: [], schedules: ['9'] },
      { people: ['1'], items: ['51'], schedules: ['9'] },
    ],
  );
});

test('anyone who went to a part that is removed stays, and the later parts keep theirs', () => {
  const planned = removePart(send(send(plan, ['people 1'], 0), ['people 2'], 1), 0);
  assert.deepEqual(
    bodyOf(planned, uses).parts.map(({ takes }) => takes['people']),
    [['2']],
  );
});

test('somebody who has left since is not sent', () => {
  assert.deepEqual(bodyOf(send(plan, ['people 7'], 0), uses).parts[0]!.takes['people'], []);
});

test('an item goes where its incumbent goes unless one says otherwise, and a vacant one where it is sent', () => {
  const items = (planned: SplitPlan) => bodyOf(planned, uses).parts.map(({ takes }) => takes['items']);
  const together = send(plan, ['people 1'], 1);
  assert.deepEqual(items(together), [[], ['51']]);
  assert.deepEqual(items(send(together, ['items 51'], null)), [[], []]);
  assert.deepEqual(items(send(send(together, ['items 51'], 0), ['items 52'], 0)), [['51', '52'], []]);
  assert.deepEqual(items(removePart(send(together, ['items 51'], 0), 0)), [['51']]);
});
