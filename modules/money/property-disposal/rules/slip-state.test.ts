import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { itemFlow } from '@talaan/property/workflow.ts';
import { mayLeave, slipState, whileOut } from './slip-state.ts';

const states: [isVoid: boolean, out: number, today: string, state: string][] = [
  [false, 2, '2026-11-19', 'OUT'],
  [false, 2, '2026-11-20', 'OUT'],
  [false, 2, '2026-11-21', 'OVERDUE'],
  [false, 1, '2027-01-01', 'OVERDUE'],
  [false, 0, '2027-01-01', 'RETURNED'],
  [true, 0, '2026-11-19', 'VOIDED'],
];
for (const [isVoid, out, today, state] of states)
  test(`items expected on 20 November, ${out} of them out, ${isVoid ? 'voided, ' : ''}are ${state.toLowerCase()} on ${today}`, () => {
    assert.equal(slipState({ isVoid, out, expectedOn: '2026-11-20' }, today), state);
  });

test('a slip is never late before its day, whatever came back', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, day, fc.nat(5), fc.boolean(), (expectedOn, today, out, isVoid) => {
      const state = slipState({ isVoid, out, expectedOn }, today);
      assert.equal(state === 'OVERDUE', !isVoid && out > 0 && today > expectedOn);
      assert.equal(state === 'VOIDED', isVoid);
    }),
  );
});

test('nothing is lent but what is in stock, and nothing leaves that is lost or no property any more', () => {
  assert.deepEqual(
    itemFlow.states.filter((state) => mayLeave('LOAN', state)),
    ['IN_STOCK'],
  );
  for (const state of ['LOST', 'RELIEVED', 'PAID', 'REPLACED', 'TRANSFERRED_OUT', 'DISPOSED', 'DISPUTED'] as const)
    assert.equal(mayLeave('GATE', state), false);
});

test('what is lent is given to nobody else; what is out by a gate pass is transferred, and not disposed of', () => {
  assert.equal(whileOut('LOAN', 'issue'), 'forbidden');
  assert.equal(whileOut('LOAN', 'condemn'), 'forbidden');
  assert.equal(whileOut('LOAN', 'lose'), 'leaves');
  assert.equal(whileOut('GATE', 'ask_transfer'), 'stays');
  assert.equal(whileOut('GATE', 'dispose'), 'forbidden');
  assert.equal(whileOut('GATE', 'transfer_out'), 'forbidden');
});
