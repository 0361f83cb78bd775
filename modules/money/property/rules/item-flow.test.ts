import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ENDED_STATES, HELD_STATES, itemFlow, type ItemRole, type ItemState } from '../workflow.ts';

/** Rows of the domain page, B4 and B5.1: from, to, and who. */
const moves: [from: ItemState, to: ItemState, by: readonly ItemRole[]][] = [
  ['IN_STOCK', 'ISSUED_FOR_ACK', ['custodian']],
  ['ISSUED_FOR_ACK', 'ACKNOWLEDGED', ['holder', 'custodian']],
  ['ISSUED_FOR_ACK', 'DISPUTED', ['holder']],
  ['DISPUTED', 'ISSUED_FOR_ACK', ['custodian']],
  ['DISPUTED', 'IN_STOCK', ['custodian']],
  ['ISSUED_FOR_ACK', 'IN_STOCK', ['custodian']],
  ['ACKNOWLEDGED', 'ISSUED_FOR_ACK', ['custodian']],
  ['ACKNOWLEDGED', 'IN_STOCK', ['custodian']],
  ['ACKNOWLEDGED', 'FOR_TRANSFER', ['holder', 'head', 'custodian']],
  ['FOR_TRANSFER', 'ISSUED_FOR_ACK', ['custodian']],
  ['FOR_TRANSFER', 'ACKNOWLEDGED', ['holder', 'head', 'custodian']],
  ['ACKNOWLEDGED', 'RETURNED', ['custodian']],
  ['FOR_TRANSFER', 'RETURNED', ['custodian']],
  ['RETURNED', 'IN_STOCK', ['custodian']],
  ['RETURNED', 'UNSERVICEABLE', ['custodian']],
  ['IN_STOCK', 'UNSERVICEABLE', ['custodian']],
  ['UNSERVICEABLE', 'DISPOSED', ['committee']],
  ['UNSERVICEABLE', 'IN_STOCK', ['committee']],
  ['ACKNOWLEDGED', 'LOST', ['holder', 'head', 'custodian']],
  ['FOR_TRANSFER', 'LOST', ['holder', 'head', 'custodian']],
  ['IN_STOCK', 'LOST', ['holder', 'head', 'custodian']],
  ['LOST', 'ACKNOWLEDGED', ['custodian']],
  ['LOST', 'IN_STOCK', ['custodian']],
  // Found after the decision.
  ['RELIEVED', 'IN_STOCK', ['custodian']],
  ['PAID', 'IN_STOCK', ['custodian']],
  ['REPLACED', 'IN_STOCK', ['custodian']],
  ['LOST', 'RELIEVED', ['custodian']],
  ['LOST', 'PAID', ['custodian']],
  ['LOST', 'REPLACED', ['custodian']],
  ['IN_STOCK', 'TRANSFERRED_OUT', ['custodian']],
  ['RETURNED', 'TRANSFERRED_OUT', ['custodian']],
  ['UNSERVICEABLE', 'TRANSFERRED_OUT', ['custodian']],
];
const ROLES: readonly ItemRole[] = ['custodian', 'holder', 'head', 'committee'];

for (const [from, to, by] of moves)
  test(`from ${itemFlow.words[from]} to ${itemFlow.words[to]} it is moved by: ${by.join(', ')}`, () => {
    const movers = ROLES.filter((role) => itemFlow.open(from, [role]).some((action) => itemFlow.after(from, action) === to));
    assert.deepEqual(movers.toSorted(), by.toSorted());
  });

test('no other move is possible', () => {
  const known = new Set(moves.map(([from, to]) => `${from} ${to}`));
  for (const from of itemFlow.states)
    for (const action of itemFlow.open(from, ROLES)) {
      const to = itemFlow.after(from, action);
      assert.ok(to === from || known.has(`${from} ${to}`), `${from} → ${to} by ${action}`);
    }
});

test('whatever is done to an item, it comes into use by a custodian alone and leaves the university for good', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 40 }), (choices) => {
      let state: ItemState = 'IN_STOCK';
      for (const choice of choices) {
        const open = itemFlow.open(state, ROLES);
        if (open.length === 0) {
          assert.ok((ENDED_STATES as readonly ItemState[]).includes(state));
          return;
        }
        const action = open[choice % open.length]!;
        const next = itemFlow.after(state, action);
        if ((HELD_STATES as readonly ItemState[]).includes(next) && !['LOST', ...HELD_STATES].includes(state))
          assert.deepEqual(itemFlow.steps[action].by, ['custodian']);
        state = next;
      }
    }),
  );
});
